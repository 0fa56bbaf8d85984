import { Link } from 'wouter';
import { problemOf } from '../../domain/user/account.ts';
import { linkPasswordWords } from '../../domain/words/account.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { useForm } from '../kit/fields/use-form.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { OtherAddress } from './OtherAddress.tsx';

/** A mailed link that was opened in a browser that didn't sign up: whoever signed up knows the password. */
export function LinkPassword() {
  const send = useSession((session) => session.send);
  const user = useSession((session) => session.user);
  const refused = useSession((session) => session.problemOf('verify'));
  const pending = useSession((session) => session.isProvingLink);
  const form = useForm({
    id: 'link',
    initial: { password: '' },
    check: ({ password }) => problemOf('password', password ? null : linkPasswordWords.passwordMissing),
    refused,
    onSend: ({ password }) => send({ type: 'link.prove', password }),
  });
  return (
    <SignedOutFrame
      title={linkPasswordWords.title}
      lead={linkPasswordWords.lead}
      foot={user ? <OtherAddress /> : <Link href="/">{linkPasswordWords.goToSignin}</Link>}
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <PasswordField
          {...form.field('password')}
          label={linkPasswordWords.password}
          autoComplete="current-password"
        />
        <Button type="submit" look="primary" wide pending={pending}>
          {linkPasswordWords.confirm}
        </Button>
        {user && (
          <Button wide onClick={() => send({ type: 'redirect.stop' })}>
            {linkPasswordWords.typeCodeInstead}
          </Button>
        )}
      </form>
    </SignedOutFrame>
  );
}
