import { resetPasswordWords, sessionPage } from '../../domain/words/session.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { NewMail } from './NewMail.tsx';
import { NewPassword } from './NewPassword.tsx';
import { SentAway } from './SentAway.tsx';
import { TextButton } from './TextButton.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/** Where a mailed link, or the digits in its place, leads: to a new password. */
export function ResetPasswordPage() {
  useMailedLink('reset.open');
  const choosing = useSession((session) => session.isChoosing);
  const changed = useSession((session) => session.isChanged);
  if (choosing) return <NewPassword />;
  return changed ? <Changed /> : <Checking />;
}

/** The link under way, and what became of it. */
function Checking() {
  const send = useSession((session) => session.send);
  const problem = useSession((session) => session.problemOf('verify'));
  const held = useSession((session) => session.isLinkHeld);
  const refused = useSession((session) => session.isRefused);
  return (
    <SignedOutFrame
      title={resetPasswordWords.openingYourLink}
      foot={
        <TextButton onClick={() => send({ type: 'recovery.leave' })}>
          {resetPasswordWords.backToSignin}
        </TextButton>
      }
    >
      {problem ? (
        <ErrorSummary
          problems={[{ text: problem.message }]}
          attempt={1}
          title={resetPasswordWords.linkDidNotWork}
        />
      ) : (
        <p role="status">{resetPasswordWords.checking}</p>
      )}
      {held && (
        <Button look="primary" wide onClick={() => send({ type: 'session.retry' })}>
          {resetPasswordWords.tryAgain}
        </Button>
      )}
      {refused && (
        <>
          <p>{resetPasswordWords.linkWorksOnce60}</p>
          <NewMail />
          <SentAway sentence={sessionPage.sentAwayUnlessMail} />
        </>
      )}
    </SignedOutFrame>
  );
}

function Changed() {
  const send = useSession((session) => session.send);
  return (
    <SignedOutFrame title={resetPasswordWords.passwordChanged} lead={resetPasswordWords.lead}>
      <Button look="primary" wide onClick={() => send({ type: 'redirect.now' })}>
        {resetPasswordWords.signinNow}
      </Button>
    </SignedOutFrame>
  );
}
