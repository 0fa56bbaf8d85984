import { problemOf } from '../../domain/account.ts';
import { Button } from '../kit/Button.tsx';
import { CodeField } from '../kit/CodeField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { useForm } from '../kit/use-form.ts';
import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { OtherAddress } from './OtherAddress.tsx';
import { SentAway } from './SentAway.tsx';
import { useSession } from './use-session.ts';

const check = ({ code }: { code: string }) =>
  problemOf('code', /^\d{6}$/.test(code) ? null : 'Enter the six digits from the mail.');

/** The six digits, a new mail when it did not come, and a way out for a mistyped address. */
export function VerifyCode() {
  const send = useSession((session) => session.send);
  const user = useSession((session) => session.user);
  const refused = useSession((session) => session.problemOf('verify', 'resend'));
  const pending = useSession((session) => session.isCheckingCode);
  const resending = useSession((session) => session.isResending);
  const isSentAway = useSession((session) => session.isRefused);
  const verified = useSession((session) => session.isVerified);
  const form = useForm({
    id: 'verify',
    initial: { code: '' },
    check,
    refused,
    onSend: ({ code }) => send({ type: 'code.send', code }),
  });
  const code = form.field('code');

  if (verified) return <Verified />;
  return (
    <SignedOutFrame
      title="Check your mail"
      lead={
        <>
          We sent six digits and a link to <strong>{user?.email}</strong>. The digits hold for 15 minutes.
        </>
      }
      foot={<OtherAddress />}
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
          Verify
        </Button>
        <Button wide pending={resending} onClick={() => send({ type: 'code.resend' })}>
          Send a new code
        </Button>
      </form>
      {isSentAway && <SentAway unless="type another code or ask for a new one" />}
    </SignedOutFrame>
  );
}

function Verified() {
  const send = useSession((session) => session.send);
  return (
    <SignedOutFrame
      title="Your e-mail address is proven"
      lead="The next page opens in a moment."
      foot={<OtherAddress />}
    >
      <Button look="primary" wide onClick={() => send({ type: 'redirect.now' })}>
        Go on now
      </Button>
    </SignedOutFrame>
  );
}
