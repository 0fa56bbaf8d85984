import { verifyCodeWords } from '../../domain/words/account.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CodeForm } from './CodeForm.tsx';
import { OtherAddress } from './OtherAddress.tsx';

/** The six digits, a new mail when it did not come, and a way out for a mistyped address. */
export function VerifyCode() {
  const user = useSession((session) => session.user);
  const verified = useSession((session) => session.isVerified);
  if (verified) return <Verified />;
  return (
    <CodeForm
      id="verify"
      title={verifyCodeWords.checkYourMail}
      sent={
        <>
          {verifyCodeWords.weSentSixDigits} <strong>{user?.email}</strong>.
        </>
      }
      act={verifyCodeWords.verify}
      foot={<OtherAddress />}
    />
  );
}

function Verified() {
  const send = useSession((session) => session.send);
  return (
    <SignedOutFrame
      title={verifyCodeWords.emailAddressProven}
      lead={verifyCodeWords.lead}
      foot={<OtherAddress />}
    >
      <Button look="primary" wide onClick={() => send({ type: 'redirect.now' })}>
        {verifyCodeWords.next}
      </Button>
    </SignedOutFrame>
  );
}
