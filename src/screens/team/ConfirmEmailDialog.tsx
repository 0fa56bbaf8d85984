import { teamUserCalls } from '../../api/calls/team-user.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import type { MemberView } from '../../domain/team/team.ts';
import { confirmEmailWords } from '../../domain/words/team.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { toast } from '../kit/notices/toast.ts';
import { nameOf } from './MemberDialogs.tsx';

/** Vouches for the address of a member who can't open its mail. */
export function ConfirmEmailDialog({ member, onClose }: { member: MemberView; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const confirm = async () => {
    await once(`team.vouch ${member.userId}`, (intentKey) =>
      ask(teamUserCalls.adminConfirmEmail, { businessId, userId: member.userId! }, { intentKey }),
    );
    await refresh();
    toast.success(confirmEmailWords.emailAddressConfirmed(nameOf(member)));
  };
  return (
    <CommandDialog
      title={confirmEmailWords.title(nameOf(member))}
      lead={confirmEmailWords.lead(member.email)}
      label={confirmEmailWords.confirmTheAddress}
      keep={confirmEmailWords.leaveItOpen}
      commit={confirm}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
