import { useState } from 'react';
import { teamCalls } from '../../api/calls/team.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { isInvited, type MemberView } from '../../domain/team/team.ts';
import { memberDialogWords } from '../../domain/words/team.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { toast } from '../kit/notices/toast.ts';
import { RoleField } from './RoleField.tsx';

interface MemberDialogProps {
  member: MemberView;
  onClose: () => void;
}

/** What a member is called: their name, or the address they were invited by. */
export const nameOf = ({ firstName, lastName, email }: MemberView): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Sends a member's act once, refreshes what is shown, and says what was done. */
const useMemberAct = () => {
  const refresh = useRefresh();
  return async (
    name: string,
    sendWith: (intentKey: string) => Promise<{ message: string }>,
  ): Promise<void> => {
    const { message } = await once(name, sendWith);
    await refresh();
    toast.success(message);
  };
};

/** Gives a member another role, effective with their next call. */
export function RoleDialog({ member, onClose }: MemberDialogProps) {
  const { id: businessId } = useBusiness();
  const [role, setRole] = useState(member.role);
  const act = useMemberAct();
  return (
    <CommandDialog
      title={memberDialogWords.changeRole(nameOf(member))}
      lead={memberDialogWords.roleLead}
      label={memberDialogWords.make(role)}
      disabled={role === member.role}
      keep={memberDialogWords.keepAsIs}
      commit={() =>
        act(`team.role ${member.id} ${role}`, (intentKey) =>
          ask(teamCalls.updateTeamMember, { businessId, id: member.id, role }, { intentKey }),
        )
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
  const { id: businessId } = useBusiness();
  const act = useMemberAct();
  const invited = isInvited(member.standing.status);
  return (
    <CommandDialog
      title={
        invited
          ? memberDialogWords.takeBackInvitation(nameOf(member))
          : memberDialogWords.deactivateNamed(nameOf(member))
      }
      lead={invited ? memberDialogWords.revokeLead : memberDialogWords.deactivateLead}
      label={invited ? memberDialogWords.takeItBack : memberDialogWords.deactivateNamed2}
      keep={invited ? memberDialogWords.letItStand : memberDialogWords.keepThem}
      commit={() =>
        act(`team.remove ${member.id}`, (intentKey) =>
          ask(teamCalls.deleteTeamMember, { businessId, id: member.id }, { intentKey }),
        )
      }
      onDone={onClose}
      onClose={onClose}
    />
  );
}
