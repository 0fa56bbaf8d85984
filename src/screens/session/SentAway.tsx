import { chakra } from '@chakra-ui/react';
import { sessionPage as words } from '../../domain/words/session.ts';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';

const Notice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginTop: '4',
    fontSize: '14px',
    color: 'quiet',
    '& > p': { flex: '1 1 200px' },
  },
});

/** Says that the page is about to change, and lets one not wait for it. */
export function SentAway({ sentence = words.sentAway }: { sentence?: string }) {
  const send = useSession((session) => session.send);
  return (
    <Notice>
      <p role="status">{sentence}</p>
      <Button onClick={() => send({ type: 'redirect.now' })}>{words.goNow}</Button>
    </Notice>
  );
}
