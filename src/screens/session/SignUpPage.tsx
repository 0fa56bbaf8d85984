import { Link } from 'wouter';
import { emailProblem, personNameProblem, problemOf, type Registration } from '../../domain/account.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { FieldPair } from './FieldPair.tsx';
import { useSession } from './use-session.ts';

/** All but the password's rules, whose list of common ones is too long to send to a page that may never need it. */
const check = (typed: Registration) => [
  ...problemOf('firstName', personNameProblem(typed.firstName, 'Enter your first name.')),
  ...problemOf('lastName', personNameProblem(typed.lastName, 'Enter your last name.')),
  ...problemOf('email', emailProblem(typed.email)),
  ...problemOf('password', typed.password ? null : 'Choose a password.'),
];

/** The way in for those who are new. */
export function SignUpPage() {
  const send = useSession((session) => session.send);
  const refused = useSession((session) => session.problemOf('register'));
  const pending = useSession((session) => session.isEntering);
  const form = useForm<Registration>({
    id: 'sign-up',
    initial: { firstName: '', lastName: '', email: '', password: '' },
    check,
    refused,
    onSend: (typed) => send({ type: 'account.register', ...typed }),
  });

  return (
    <SignedOutFrame
      title="Create your account"
      lead="Then prove your e-mail address, and name your business."
      foot={
        <>
          Have an account? <Link href="/">Sign in</Link>. What holds here: the{' '}
          <Link href="/terms">terms of use</Link> and <Link href="/privacy">privacy</Link>.
        </>
      }
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <FieldPair>
          <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
          <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
        </FieldPair>
        <TextField
          {...form.field('email')}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          hint="We mail you a code to prove that it is yours."
        />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="new-password"
          hint="At least 10 characters; several words make a good one."
        />
        <Button type="submit" look="primary" wide pending={pending}>
          Create account
        </Button>
      </form>
    </SignedOutFrame>
  );
}
