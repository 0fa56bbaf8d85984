import { resetCodeWords } from '../../domain/words/session.ts';
import { useSession } from '../frame/use-session.ts';
import { CodeForm } from './CodeForm.tsx';
import { TextButton } from './TextButton.tsx';

/** The six digits that open the choice of a new password, in place of the mailed link. */
export function ResetCode() {
  const send = useSession((session) => session.send);
  const address = useSession((session) => session.address);
  return (
    <CodeForm
      id="reset-code"
      title={resetCodeWords.title}
      sent={
        <>
          {resetCodeWords.if} <strong>{address}</strong> {resetCodeWords.sentIfAccount}
        </>
      }
      act={resetCodeWords.next}
      foot={
        <TextButton onClick={() => send({ type: 'recovery.leave' })}>
          {resetCodeWords.backToSignin}
        </TextButton>
      }
    />
  );
}
