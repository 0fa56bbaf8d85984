import { problemOf } from '../../domain/account.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { LostFactor } from './LostFactor.tsx';
import { TextButton } from './TextButton.tsx';
import { useSession } from './use-session.ts';

/** The second question of a sign-in: what the app on their phone shows, or a recovery code. */
export function SecondFactor() {
  const send = useSession((session) => session.send);
  const refused = useSession((session) => session.problemOf('factor'));
  const pending = useSession((session) => session.isAnswering);
  const form = useForm({
    id: 'factor',
    initial: { code: '' },
    check: ({ code }) => problemOf('code', code.trim() ? null : 'Enter the code of your app.'),
    refused,
    onSend: ({ code }) => send({ type: 'factor.send', code: code.trim() }),
  });
  return (
    <SignedOutFrame
      title="One more step"
      lead="Enter the six digits your authenticator app shows. Without it, enter one of your recovery codes."
      foot={<TextButton onClick={() => send({ type: 'factor.leave' })}>Start again</TextButton>}
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <TextField {...form.field('code')} label="Code" autoComplete="one-time-code" autoFocus />
        <Button type="submit" look="primary" wide pending={pending}>
          Sign in
        </Button>
      </form>
      <LostFactor />
    </SignedOutFrame>
  );
}
