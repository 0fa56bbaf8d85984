import { Link } from 'wouter';
import { verifyLinkWords } from '../../domain/words/account.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { LinkPassword } from './LinkPassword.tsx';
import { OtherAddress } from './OtherAddress.tsx';
import { SentAway } from './SentAway.tsx';

/** What becomes of a mailed link. */
export function VerifyLink() {
  const send = useSession((session) => session.send);
  const user = useSession((session) => session.user);
  const problem = useSession((session) => session.problemOf('verify'));
  const held = useSession((session) => session.isLinkHeld);
  const refused = useSession((session) => session.isRefused);
  const verified = useSession((session) => session.isVerified);
  const asks = useSession((session) => session.isLinkAsking);

  if (asks) return <LinkPassword />;

  return (
    <SignedOutFrame
      title={verified ? verifyLinkWords.emailAddressProven : verifyLinkWords.openingYourLink}
      lead={verified ? verifyLinkWords.lead : undefined}
      foot={user ? <OtherAddress /> : <Link href="/">{verifyLinkWords.goToSignin}</Link>}
    >
      {problem && (
        <ErrorSummary
          problems={[{ text: problem.message }]}
          attempt={1}
          title={verifyLinkWords.linkDidNotWork}
        />
      )}
      {!problem && !verified && <p role="status">{verifyLinkWords.checking}</p>}
      {held && (
        <Button look="primary" wide onClick={() => send({ type: 'session.retry' })}>
          {verifyLinkWords.tryAgain}
        </Button>
      )}
      {held && user && (
        <Button wide onClick={() => send({ type: 'redirect.stop' })}>
          {verifyLinkWords.typeCodeInstead}
        </Button>
      )}
      {verified && (
        <Button look="primary" wide onClick={() => send({ type: 'redirect.now' })}>
          {verifyLinkWords.next}
        </Button>
      )}
      {refused && <SentAway />}
    </SignedOutFrame>
  );
}
