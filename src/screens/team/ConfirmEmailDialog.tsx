import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { teamUserCalls } from '../../api/contract/team.ts';
import type { MemberView } from '../../api/queries/team.ts';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { useRefresh } from '../shell/use-refresh.ts';
import { nameOf } from './MemberDialogs.tsx';

/** Vouches for the address of a member who can't open its mail. */
export function ConfirmEmailDialog({ member, onClose }: { member: MemberView; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const { adminConfirmEmail } = teamUserCalls;
  const confirm = async () => {
    const body = { businessId, teammemberid: member.userid! };
    await once(`${adminConfirmEmail.path} ${body.teammemberid}`, (intentKey) =>
      send(adminConfirmEmail, { body, intentKey }),
    );
    await refresh();
    toast.success(`The e-mail address of ${nameOf(member)} is confirmed.`);
  };
  return (
    <CommandDialog
      title={`Confirm the e-mail address of ${nameOf(member)}?`}
      lead={`You vouch that ${member.memberemail} is theirs. They need no code from then on, and the record says who confirmed it.`}
      label="Confirm the address"
      keep="Leave it open"
      commit={confirm}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
