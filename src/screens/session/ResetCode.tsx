import { CodeForm } from './CodeForm.tsx';
import { TextButton } from './TextButton.tsx';
import { useSession } from './use-session.ts';

/** The six digits that open the choice of a new password, in place of the mailed link. */
export function ResetCode() {
  const send = useSession((session) => session.send);
  const address = useSession((session) => session.address);
  return (
    <CodeForm
      id="reset-code"
      title="Reset your password"
      sent={
        <>
          If <strong>{address}</strong> has an account, we sent it six digits and a link.
        </>
      }
      act="Go on"
      foot={<TextButton onClick={() => send({ type: 'recovery.leave' })}>Back to sign-in</TextButton>}
    />
  );
}
