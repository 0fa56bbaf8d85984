import { accountSettingsCalls } from '../../api/calls/account-settings.ts';
import { ask, outside } from '../../api/client/ask.ts';
import { problemOf } from '../../domain/user/account.ts';
import { sessionsWords } from '../../domain/words/account.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

interface EndSessionsDialogProps {
  /** The one that ends; null for all but this one. */
  session: { id: string; name: string } | null;
  onClose: () => void;
}

/** Asks for the password before a session ends, so that whoever borrowed this one shuts nobody out. */
export function EndSessionsDialog({ session, onClose }: EndSessionsDialogProps) {
  const card = useSettingsForm({
    noun: session ? `session-end-${session.id}` : 'sessions-end',
    initial: { password: '' },
    check: ({ password }) => problemOf('password', password ? null : sessionsWords.passwordMissing),
    save: ({ password }, intentKey) =>
      session
        ? ask(accountSettingsCalls.endSession, { ...outside, id: session.id, password }, { intentKey })
        : ask(accountSettingsCalls.endOtherSessions, { ...outside, password }, { intentKey }),
    onSaved: onClose,
  });
  const foot = (
    <>
      <Button onClick={onClose} disabled={card.pending} shortcut="Esc">
        {session ? sessionsWords.keepIt : sessionsWords.keepThem}
      </Button>
      <Button look="primary" type="submit" form="end-sessions" pending={card.pending}>
        {session ? sessionsWords.endThisOne : sessionsWords.endAllOthers}
      </Button>
    </>
  );
  return (
    <Dialog
      title={session ? sessionsWords.endOneTitle(session.name) : sessionsWords.endOthersTitle}
      lead={sessionsWords.endLead}
      size="small"
      onClose={card.pending ? undefined : onClose}
      foot={foot}
    >
      <form id="end-sessions" noValidate onSubmit={card.onSubmit}>
        <ErrorSummary problems={card.problems} attempt={card.attempt} />
        <PasswordField
          {...card.field('password')}
          label={session ? sessionsWords.passwordToEndIt : sessionsWords.passwordToEndThem}
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  );
}
