import { useLocation } from 'wouter';
import { mailedLink as newMailWords } from '../../domain/words/session.ts';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';

/** Asks anew, where what was mailed works no longer. */
export function NewMail() {
  const send = useSession((session) => session.send);
  const [, navigate] = useLocation();
  return (
    <Button
      look="primary"
      wide
      onClick={() => {
        send({ type: 'recovery.leave' });
        navigate('/auth/forgot-password');
      }}
    >
      {newMailWords.askNewMail}
    </Button>
  );
}
