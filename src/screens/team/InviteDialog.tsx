import { send } from '../../api/client/client.ts';
import { teamCalls } from '../../api/contract/team.ts';
import { inviteDays, inviteProblems, type TeamRole } from '../../domain/team.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { Stack } from '../kit/Stack.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { useBusiness } from '../shell/business.ts';
import { RoleField } from './RoleField.tsx';

interface InviteDialogProps {
  /** Whoever is asked in again; left out for somebody new. */
  known?: { email: string; role: TeamRole };
  onClose: () => void;
}

/** Asks for an address and a role, and mails the invitation. Closed, it keeps what was typed until it is sent or discarded. */
export function InviteDialog({ known, onClose }: InviteDialogProps) {
  const { id: businessId } = useBusiness();
  const card = useCardForm<{ email: string; role: TeamRole }>({
    noun: known ? `invite.${known.email}` : 'invite',
    opened: null,
    initial: known ?? { email: '', role: 'Staff' },
    check: inviteProblems,
  });
  const { form, change, field } = card;

  async function invite() {
    const body = { businessId, memberemail: form.email, roles: form.role };
    const answer = await card.save(async (intentKey) => {
      const message = await send(teamCalls.inviteTeamMember, { body, intentKey });
      // As the documents fix the words, small letter and all.
      return { message: `${message}.` };
    });
    if (answer) onClose();
  }

  const foot = (
    <>
      <Button look="ghost" disabled={card.pending} onClick={() => void card.forget().then(onClose)}>
        Discard
      </Button>
      <Button look="primary" type="submit" form="invite-form" pending={card.pending}>
        Send invitation
      </Button>
    </>
  );
  return (
    <Dialog
      title={known ? `Invite ${known.email} again` : 'Invite to the team'}
      lead={`They get a mail with a link that opens for ${inviteDays} days.`}
      size="small"
      onClose={card.pending ? undefined : onClose}
      foot={foot}
    >
      <form
        id="invite-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void invite();
        }}
      >
        <Stack>
          <ErrorSummary attempt={card.attempt} problems={card.problems} />
          {card.ready && (
            <>
              {!known && (
                <TextField
                  {...field('email')}
                  label="E-mail"
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  autoFocus
                />
              )}
              <RoleField value={form.role} onChange={(role) => change({ role })} />
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
