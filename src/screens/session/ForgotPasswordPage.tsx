import { Link } from 'wouter';
import { emailProblem, problemOf } from '../../domain/user/account.ts';
import { forgotPassword as forgotPasswordWords } from '../../domain/words/session.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useForm } from '../kit/fields/use-form.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';

/** Asks where the mail with the code and the link goes. */
export function ForgotPasswordPage() {
  const send = useSession((session) => session.send);
  const refused = useSession((session) => session.problemOf('forgot'));
  const pending = useSession((session) => session.isAskingMail);
  const form = useForm({
    id: 'forgot',
    initial: { email: '' },
    check: ({ email }) => problemOf('email', emailProblem(email)),
    refused,
    onSend: ({ email }) => send({ type: 'password.forget', email: email.trim() }),
  });
  return (
    <SignedOutFrame
      title={forgotPasswordWords.title}
      lead={forgotPasswordWords.lead}
      foot={<Link href="/">{forgotPasswordWords.backToSignin}</Link>}
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <TextField
          {...form.field('email')}
          label={forgotPasswordWords.email}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <Button type="submit" look="primary" wide pending={pending}>
          {forgotPasswordWords.sendTheMail}
        </Button>
      </form>
    </SignedOutFrame>
  );
}
