import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { problemOf } from '../../domain/account.ts';
import type { Credentials } from '../../machines/session/session.ports.ts';
import { Button } from '../kit/Button.tsx';
import { CheckField } from '../kit/CheckField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { useSession } from './use-session.ts';

const check = ({ email, password }: Credentials) => [
  ...problemOf('email', email.trim() ? null : 'Enter your e-mail address.'),
  ...problemOf('password', password ? null : 'Enter your password.'),
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
  const leaving = useSession((session) => session.standing === 'leaving');
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
      title="Sign in"
      lead={lead(expired, leaving)}
      foot={
        <>
          <p>
            New here? <Link href="/signup">Create an account</Link>
          </p>
          <Link href="/auth/forgot-password">Forgot your password?</Link>
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
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        <CheckField
          name="remember"
          label="Keep me signed in on this device"
          checked={form.typed.remember}
          onChange={(remember) => form.set({ remember })}
        />
        <Button type="submit" look="primary" wide pending={pending || leaving}>
          Sign in
        </Button>
      </form>
    </SignedOutFrame>
  );
}

function lead(expired: boolean, leaving: boolean): string | undefined {
  if (leaving) return 'You are signed out. What this browser kept for you is being cleared.';
  if (expired) return 'Your session ended. Sign in to go on where you were; what you typed is kept.';
}
