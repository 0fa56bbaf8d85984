import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { problemOf } from '../../domain/user/account.ts';
import { signIn as words } from '../../domain/words/session.ts';
import type { Credentials } from '../../machines/session/session.ports.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useForm } from '../kit/fields/use-form.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';

const check = ({ email, password }: Credentials) => [
  ...problemOf('email', email.trim() ? null : words.emailMissing),
  ...problemOf('password', password ? null : words.passwordMissing),
];

/** The server says in the page itself whether there is a demo to open: everybody else fetches nothing of it. */
const OpenDemo =
  'demo' in document.documentElement.dataset
    ? lazy(() => import('./OpenDemo.tsx').then((file) => ({ default: file.OpenDemo })))
    : null;

const SecondFactor = lazy(() =>
  import('./SecondFactor.tsx').then((file) => ({ default: file.SecondFactor })),
);

/** The way in for those who have an account. */
export function SignInPage() {
  const send = useSession((session) => session.send);
  const refused = useSession((session) => session.problemOf('signIn'));
  const pending = useSession((session) => session.isEntering);
  const challenged = useSession((session) => session.isChallenged);
  const expired = useSession((session) => session.hasExpired);
  const leaving = useSession((session) => session.view === 'leaving');
  const form = useForm<Credentials>({
    id: 'sign-in',
    initial: { email: '', password: '', remember: false },
    check,
    refused,
    onSend: (typed) => send({ type: 'credentials.send', ...typed }),
  });

  if (challenged) return <SecondFactor />;
  return (
    <SignedOutFrame
      title={words.title}
      lead={lead(expired, leaving)}
      foot={
        <>
          <p>
            {words.newHere} <Link href="/signup">{words.createAccount}</Link>
          </p>
          <Link href="/auth/forgot-password">{words.forgotPassword}</Link>
          {OpenDemo && (
            <Suspense>
              <OpenDemo />
            </Suspense>
          )}
        </>
      }
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <TextField
          {...form.field('email')}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <PasswordField {...form.field('password')} label={words.password} autoComplete="current-password" />
        <CheckField
          name="remember"
          label={words.remember}
          checked={form.typed.remember}
          onChange={(remember) => form.set({ remember })}
        />
        <Button type="submit" look="primary" wide pending={pending || leaving}>
          {words.title}
        </Button>
      </form>
    </SignedOutFrame>
  );
}

function lead(expired: boolean, leaving: boolean): string | undefined {
  if (leaving) return words.leaving;
  if (expired) return words.expired;
}
