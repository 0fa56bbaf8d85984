import { useState } from 'react';
import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { teamCalls } from '../../api/contract/team.ts';
import type { MemberView } from '../../api/queries/team.ts';
import { isInvited } from '../../domain/team.ts';
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
export const nameOf = ({ firstname, lastname, memberemail }: MemberView): string =>
  `${firstname} ${lastname}`.trim() || memberemail;

/** Sends a member's act once, refreshes what is shown, and says what was done. */
export const useMemberAct = () => {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  return async (
    call: typeof teamCalls.updateTeamMember | typeof teamCalls.deleteTeamMember,
    inviteid: string,
    fields: object = {},
  ): Promise<void> => {
    const body = { businessId, inviteid, ...fields } as never;
    const { message } = await once(`${call.path} ${inviteid} ${JSON.stringify(fields)}`, (intentKey) =>
      send(call, { body, intentKey }),
    );
    await refresh();
    toast.success(message);
  };
};

/** Gives a member another role, effective with their next call. */
export function RoleDialog({ member, onClose }: MemberDialogProps) {
  const [role, setRole] = useState(member.roles);
  const act = useMemberAct();
  return (
    <CommandDialog
      title={`Change the role of ${nameOf(member)}`}
      lead="It holds from their next click on, wherever they are signed in."
      label={`Make ${role}`}
      disabled={role === member.roles}
      keep="Leave it"
      commit={() => act(teamCalls.updateTeamMember, member.id, { roles: role })}
      onDone={onClose}
      onClose={onClose}
    >
      <RoleField value={role} onChange={setRole} />
    </CommandDialog>
  );
}

/** Asks before a member is deactivated, or an invitation taken back. */
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
      commit={() => act(teamCalls.deleteTeamMember, member.id)}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
