import { endSessions } from '../../api/commands/account.ts';
import { problemOf } from '../../domain/account.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

interface EndSessionsDialogProps {
  /** The one that ends; null for all but this one. */
  session: { id: string; name: string } | null;
  onClose: () => void;
}

/** Asks for the password before a session ends, so that whoever borrowed this one shuts nobody out. */
export function EndSessionsDialog({ session, onClose }: EndSessionsDialogProps) {
  const form = useSettingsForm({
    id: session ? `session-end-${session.id}` : 'sessions-end',
    initial: { password: '' },
    check: ({ password }) => problemOf('password', password ? null : 'Enter your password.'),
    save: ({ password }, intentKey) => endSessions(session?.id ?? null, password, intentKey),
    onSaved: onClose,
  });
  const foot = (
    <>
      <Button onClick={onClose} disabled={form.pending} shortcut="Esc">
        Keep {session ? 'it' : 'them'}
      </Button>
      <Button look="primary" type="submit" form="end-sessions" pending={form.pending}>
        End {session ? 'this session' : 'all others'}
      </Button>
    </>
  );
  return (
    <Dialog
      title={session ? `End the session of ${session.name}?` : 'End every other session?'}
      lead="Whoever works there is signed out at once, and what is typed there stays on that device."
      size="small"
      onClose={form.pending ? undefined : onClose}
      foot={foot}
    >
      <form id="end-sessions" noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <PasswordField
          {...form.field('password')}
          label={`Your password, to end ${session ? 'it' : 'them'}`}
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  );
}
