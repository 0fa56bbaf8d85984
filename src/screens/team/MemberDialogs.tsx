import { useState } from 'react';
import { once } from '../../api/client/intent.ts';
import type { Asked, Told } from '../../api/commands/command.ts';
import { changeRole, removeMember } from '../../api/commands/team.ts';
import { isInvited, type MemberView } from '../../domain/team.ts';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { useRefresh } from '../shell/use-refresh.ts';
import { RoleField } from './RoleField.tsx';

interface MemberDialogProps {
  member: MemberView;
  onClose: () => void;
}

/** What a member is called: their name, or the address they were invited by. */
export const nameOf = ({ firstName, lastName, email }: MemberView): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Sends a member's act once, refreshes what is shown, and says what was done. */
export const useMemberAct = () => {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  return async (name: string, command: (asked: Asked) => Promise<Told>): Promise<void> => {
    const { message } = await once(name, (intentKey) => command({ businessId, intentKey }));
    await refresh();
    toast.success(message);
  };
};

/** Gives a member another role, effective with their next call. */
export function RoleDialog({ member, onClose }: MemberDialogProps) {
  const [role, setRole] = useState(member.role);
  const act = useMemberAct();
  return (
    <CommandDialog
      title={`Change the role of ${nameOf(member)}`}
      lead="It holds from their next click on, wherever they are signed in."
      label={`Make ${role}`}
      disabled={role === member.role}
      keep="Leave it"
      commit={() =>
        act(`team.role ${member.id} ${role}`, (asked) => changeRole(asked, { id: member.id, role }))
      }
      onDone={onClose}
      onClose={onClose}
    >
      <RoleField value={role} onChange={setRole} />
    </CommandDialog>
  );
}

/** Asks before a member is deactivated, or an invitation withdrawn. */
export function RemoveDialog({ member, onClose }: MemberDialogProps) {
  const act = useMemberAct();
  const invited = isInvited(member.standing.status);
  return (
    <CommandDialog
      title={invited ? `Take back the invitation of ${nameOf(member)}?` : `Deactivate ${nameOf(member)}?`}
      lead={
        invited
          ? 'Its link opens nothing from then on. You can invite them again.'
          : 'Their next click ends their session. What they did stays under their name, and you can invite them again.'
      }
      label={invited ? 'Take it back' : 'Deactivate'}
      keep={invited ? 'Let it stand' : 'Keep them'}
      commit={() => act(`team.remove ${member.id}`, (asked) => removeMember(asked, member.id))}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
