import { roleMeanings, roles, type TeamRole } from '../../domain/team/team.ts';
import { inviteWords } from '../../domain/words/team.ts';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';

const choices = roles.map((role) => ({ value: role, label: role, meaning: roleMeanings[role] }));

/** One of the roles, each with what it may. */
export const RoleField = ({ value, onChange }: { value: TeamRole; onChange: (role: TeamRole) => void }) => (
  <ChoiceField
    label={inviteWords.role}
    value={value}
    choices={choices}
    onChange={(role) => onChange(role as TeamRole)}
  />
);
