import { problemOf } from '../../domain/user/account.ts';
import { passwordProblem } from '../../domain/user/password.ts';
import { newPasswordWords } from '../../domain/words/session.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { useForm } from '../kit/fields/use-form.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { NewMail } from './NewMail.tsx';
import { TextButton } from './TextButton.tsx';

/** The choice of a new password. */
export function NewPassword() {
  const send = useSession((session) => session.send);
  const refused = useSession((session) => session.problemOf('reset'));
  const pending = useSession((session) => session.isResetting);
  const form = useForm({
    id: 'reset',
    initial: { password: '' },
    check: ({ password }) => problemOf('password', passwordProblem(password)),
    refused,
    onSend: ({ password }) => send({ type: 'password.choose', password }),
  });
  return (
    <SignedOutFrame
      title={newPasswordWords.title}
      lead={newPasswordWords.lead}
      foot={
        <TextButton onClick={() => send({ type: 'recovery.leave' })}>{newPasswordWords.leave}</TextButton>
      }
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <PasswordField
          {...form.field('password')}
          label={newPasswordWords.newPassword}
          autoComplete="new-password"
          hint={newPasswordWords.newPasswordHint}
        />
        <Button type="submit" look="primary" wide pending={pending}>
          {newPasswordWords.changePassword}
        </Button>
      </form>
      {refused && refused.fields.length === 0 && <NewMail />}
    </SignedOutFrame>
  );
}
