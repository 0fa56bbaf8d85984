import { useQueryClient } from '@tanstack/react-query';
import { teamCalls } from '../../api/calls/team.ts';
import { ask } from '../../api/client/ask.ts';
import { queryOf } from '../../api/client/query.ts';
import { inviteDays, inviteProblems, type TeamRole } from '../../domain/team/team.ts';
import { inviteWords } from '../../domain/words/team.ts';
import { useBusiness } from '../frame/business.ts';
import { TextField } from '../kit/fields/TextField.tsx';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { RoleField } from './RoleField.tsx';

interface InviteDialogProps {
  /** Whoever is asked in again; left out for somebody new. */
  known?: { email: string; role: TeamRole } | undefined;
  onClose: () => void;
}

/** Asks for an address and a role, and mails the invitation. */
export function InviteDialog({ known, onClose }: InviteDialogProps) {
  const { id: businessId } = useBusiness();
  const queries = useQueryClient();
  const card = useCardForm<{ email: string; role: TeamRole }>({
    noun: known ? `invite.${known.email}` : 'invite',
    opened: null,
    initial: known ?? { email: '', role: 'Staff' },
    check: inviteProblems,
  });
  const { form, change, field } = card;

  async function invite() {
    const answer = await card.save((intentKey) =>
      ask(teamCalls.inviteTeamMember, { businessId, ...form }, { intentKey }),
    );
    if (answer) return onClose();
    // One that no seat was free for is kept, and listed under the dialog.
    await queries.invalidateQueries({ queryKey: queryOf(teamCalls.listTeam, { businessId }).queryKey });
  }

  return (
    <CardDialog
      title={known ? inviteWords.inviteAgain(known.email) : inviteWords.inviteTeam}
      lead={inviteWords.lead(inviteDays)}
      size="small"
      card={card}
      save={inviteWords.save}
      onSave={invite}
      onClose={onClose}
    >
      {!known && (
        <TextField
          {...field('email')}
          label={inviteWords.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoFocus
        />
      )}
      <RoleField value={form.role} onChange={(role) => change({ role })} />
    </CardDialog>
  );
}
