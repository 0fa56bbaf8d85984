import { Link } from 'wouter';
import {
  newEmailProblem,
  personNameProblem,
  problemOf,
  type Registration,
} from '../../domain/user/account.ts';
import { signUpPage as signUpWords } from '../../domain/words/session.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useForm } from '../kit/fields/use-form.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { FieldPair } from './FieldPair.tsx';

/** All but the password's rules, whose list of common ones is too long to send to a page that may never need it. */
const check = (typed: Registration) => [
  ...problemOf('firstName', personNameProblem(typed.firstName, signUpWords.firstNameMissing)),
  ...problemOf('lastName', personNameProblem(typed.lastName, signUpWords.lastNameMissing)),
  ...problemOf('email', newEmailProblem(typed.email)),
  ...problemOf('password', typed.password ? null : signUpWords.passwordMissing),
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
      title={signUpWords.title}
      lead={signUpWords.lead}
      foot={
        <>
          {signUpWords.haveAnAccount} <Link href="/">{signUpWords.signin}</Link>
          {signUpWords.whatHoldsHere()} <Link href="/terms">{signUpWords.termsOfUse}</Link> {signUpWords.and}{' '}
          <Link href="/privacy">{signUpWords.privacy}</Link>.
        </>
      }
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <FieldPair>
          <TextField {...form.field('firstName')} label={signUpWords.firstName} autoComplete="given-name" />
          <TextField {...form.field('lastName')} label={signUpWords.lastName} autoComplete="family-name" />
        </FieldPair>
        <TextField
          {...form.field('email')}
          label={signUpWords.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          hint={signUpWords.emailHint}
        />
        <PasswordField
          {...form.field('password')}
          label={signUpWords.password}
          autoComplete="new-password"
          hint={signUpWords.passwordHint}
        />
        <Button type="submit" look="primary" wide pending={pending}>
          {signUpWords.createAccount}
        </Button>
      </form>
    </SignedOutFrame>
  );
}
