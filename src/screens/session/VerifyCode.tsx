import { Button } from '../kit/Button.tsx';
import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { CodeForm } from './CodeForm.tsx';
import { OtherAddress } from './OtherAddress.tsx';
import { useSession } from './use-session.ts';

/** The six digits, a new mail when it did not come, and a way out for a mistyped address. */
export function VerifyCode() {
  const user = useSession((session) => session.user);
  const verified = useSession((session) => session.isVerified);
  if (verified) return <Verified />;
  return (
    <CodeForm
      id="verify"
      title="Check your mail"
      sent={
        <>
          We sent six digits and a link to <strong>{user?.email}</strong>.
        </>
      }
      act="Verify"
      foot={<OtherAddress />}
    />
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
