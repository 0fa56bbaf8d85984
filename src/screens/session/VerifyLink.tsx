import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { LinkPassword } from './LinkPassword.tsx';
import { OtherAddress } from './OtherAddress.tsx';
import { SentAway } from './SentAway.tsx';
import { useSession } from './use-session.ts';

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
      title={verified ? 'Your e-mail address is proven' : 'Opening your link'}
      lead={verified ? 'You can sign in now.' : undefined}
      foot={user ? <OtherAddress /> : <Link href="/">Go to sign-in</Link>}
    >
      {problem && (
        <ErrorSummary problems={[{ text: problem.message }]} attempt={1} title="The link did not work" />
      )}
      {!problem && !verified && <p role="status">One moment: the link is being checked.</p>}
      {held && (
        <Button look="primary" wide onClick={() => send({ type: 'session.retry' })}>
          Try again
        </Button>
      )}
      {held && user && (
        <Button wide onClick={() => send({ type: 'redirect.stop' })}>
          Type the code instead
        </Button>
      )}
      {verified && (
        <Button look="primary" wide onClick={() => send({ type: 'redirect.now' })}>
          Go on now
        </Button>
      )}
      {refused && <SentAway />}
    </SignedOutFrame>
  );
}
