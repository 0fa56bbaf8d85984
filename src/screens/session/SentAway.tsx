import { Button } from '../kit/Button.tsx';
import { styled } from '../kit/styled.ts';
import { useSession } from './use-session.ts';

const Notice = styled('div', {
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
export function SentAway({ unless }: { unless?: string }) {
  const send = useSession((session) => session.send);
  return (
    <Notice>
      <p role="status">
        In five seconds you are taken to the sign-in page{unless && `, unless you ${unless}`}.
      </p>
      <Button onClick={() => send({ type: 'redirect.now' })}>Go now</Button>
    </Notice>
  );
}
