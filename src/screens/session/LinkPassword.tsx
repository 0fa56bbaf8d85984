import { Link } from 'wouter';
import { problemOf } from '../../domain/account.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { useForm } from '../kit/use-form.ts';
import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { OtherAddress } from './OtherAddress.tsx';
import { useSession } from './use-session.ts';

/** A mailed link that was opened in a browser that didn't sign up: whoever signed up knows the password. */
export function LinkPassword() {
  const send = useSession((session) => session.send);
  const user = useSession((session) => session.user);
  const refused = useSession((session) => session.problemOf('verify'));
  const pending = useSession((session) => session.isProvingLink);
  const form = useForm({
    id: 'link',
    initial: { password: '' },
    check: ({ password }) => problemOf('password', password ? null : 'Enter your password.'),
    refused,
    onSend: ({ password }) => send({ type: 'link.prove', password }),
  });
  return (
    <SignedOutFrame
      title="Confirm it’s you"
      lead="Enter the password you chose when you signed up. If you didn’t sign up, you can close this page."
      foot={user ? <OtherAddress /> : <Link href="/">Go to sign-in</Link>}
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        <Button type="submit" look="primary" wide pending={pending}>
          Confirm
        </Button>
        {user && (
          <Button wide onClick={() => send({ type: 'redirect.stop' })}>
            Type the code instead
          </Button>
        )}
      </form>
    </SignedOutFrame>
  );
}
