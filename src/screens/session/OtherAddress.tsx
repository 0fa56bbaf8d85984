import { otherAddressWords } from '../../domain/words/account.ts';
import { useSession } from '../frame/use-session.ts';
import { TextButton } from './TextButton.tsx';

/** The way out for somebody who mistyped their address, or is somebody else. */
export function OtherAddress() {
  const send = useSession((session) => session.send);
  return (
    <TextButton onClick={() => send({ type: 'session.signOut' })}>
      {otherAddressWords.otherAddress}
    </TextButton>
  );
}
