import { problemOf } from '../../domain/user/account.ts';
import { signIn as signInWords, signInFactor as words } from '../../domain/words/session.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useForm } from '../kit/fields/use-form.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { LostFactor } from './LostFactor.tsx';
import { TextButton } from './TextButton.tsx';

/** The second question of a sign-in: what the app on their phone shows, or a recovery code. */
export function SecondFactor() {
  const send = useSession((session) => session.send);
  const refused = useSession((session) => session.problemOf('factor'));
  const pending = useSession((session) => session.isAnswering);
  const form = useForm({
    id: 'factor',
    initial: { code: '' },
    check: ({ code }) => problemOf('code', code.trim() ? null : words.codeMissing),
    refused,
    onSend: ({ code }) => send({ type: 'factor.send', code: code.trim() }),
  });
  return (
    <SignedOutFrame
      title={words.oneMoreStep}
      lead={words.codeLead}
      foot={<TextButton onClick={() => send({ type: 'factor.leave' })}>{words.startAgain}</TextButton>}
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <TextField {...form.field('code')} label={words.code} autoComplete="one-time-code" autoFocus />
        <Button type="submit" look="primary" wide pending={pending}>
          {signInWords.title}
        </Button>
      </form>
      <LostFactor />
    </SignedOutFrame>
  );
}
