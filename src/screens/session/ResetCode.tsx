import { problemOf } from '../../domain/account.ts';
import { Button } from '../kit/Button.tsx';
import { CodeField } from '../kit/CodeField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { useForm } from '../kit/use-form.ts';
import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { SentAway } from './SentAway.tsx';
import { TextButton } from './TextButton.tsx';
import { useSession } from './use-session.ts';

const check = ({ code }: { code: string }) =>
  problemOf('code', /^\d{6}$/.test(code) ? null : 'Enter the six digits from the mail.');

/** The six digits that open the choice of a new password, in place of the mailed link. */
export function ResetCode() {
  const send = useSession((session) => session.send);
  const address = useSession((session) => session.address);
  const refused = useSession((session) => session.problemOf('verify', 'resend'));
  const pending = useSession((session) => session.isCheckingCode);
  const resending = useSession((session) => session.isResending);
  const isSentAway = useSession((session) => session.isRefused);
  const form = useForm({
    id: 'reset-code',
    initial: { code: '' },
    check,
    refused,
    onSend: ({ code }) => send({ type: 'code.send', code }),
  });
  const code = form.field('code');
  return (
    <SignedOutFrame
      title="Reset your password"
      lead={
        <>
          If <strong>{address}</strong> has an account, we sent it six digits and a link. The digits hold for
          15 minutes.
        </>
      }
      foot={<TextButton onClick={() => send({ type: 'recovery.leave' })}>Back to sign-in</TextButton>}
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <CodeField
          {...code}
          onChange={(typed) => {
            send({ type: 'redirect.stop' });
            code.onChange(typed);
          }}
        />
        <Button type="submit" look="primary" wide pending={pending}>
          Go on
        </Button>
        <Button wide pending={resending} onClick={() => send({ type: 'code.resend' })}>
          Send a new code
        </Button>
      </form>
      {isSentAway && <SentAway unless="type another code or ask for a new one" />}
    </SignedOutFrame>
  );
}
