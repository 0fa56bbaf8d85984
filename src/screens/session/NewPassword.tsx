import { problemOf } from '../../domain/account.ts';
import { passwordProblem } from '../../domain/password.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { useForm } from '../kit/use-form.ts';
import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { NewMail } from './NewMail.tsx';
import { TextButton } from './TextButton.tsx';
import { useSession } from './use-session.ts';

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
      title="Choose a new password"
      lead="Every session of yours ends with it; you sign in anew."
      foot={<TextButton onClick={() => send({ type: 'recovery.leave' })}>Leave it as it is</TextButton>}
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <PasswordField
          {...form.field('password')}
          label="New password"
          autoComplete="new-password"
          hint="At least 10 characters; several words make a good one."
        />
        <Button type="submit" look="primary" wide pending={pending}>
          Change password
        </Button>
      </form>
      {refused && refused.fields.length === 0 && <NewMail />}
    </SignedOutFrame>
  );
}
