import { once } from '../../api/client/intent.ts';
import { vouchForEmail } from '../../api/commands/team.ts';
import type { MemberView } from '../../domain/team.ts';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { useRefresh } from '../shell/use-refresh.ts';
import { nameOf } from './MemberDialogs.tsx';

/** Vouches for the address of a member who can't open its mail. */
export function ConfirmEmailDialog({ member, onClose }: { member: MemberView; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const confirm = async () => {
    await once(`team.vouch ${member.userId}`, (intentKey) =>
      vouchForEmail({ businessId, intentKey }, member.userId!),
    );
    await refresh();
    toast.success(`The e-mail address of ${nameOf(member)} is confirmed.`);
  };
  return (
    <CommandDialog
      title={`Confirm the e-mail address of ${nameOf(member)}?`}
      lead={`You vouch that ${member.email} is theirs. They need no code from then on, and the record says who confirmed it.`}
      label="Confirm the address"
      keep="Leave it open"
      commit={confirm}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
