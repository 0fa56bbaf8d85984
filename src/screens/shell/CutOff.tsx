import * as words from '../../domain/words/dialog.ts';
import * as failures from '../../domain/words/failures.ts';
import { Button } from '../kit/Button.tsx';
import { styled } from '../kit/styled.ts';
import { useSession } from '../session/use-session.ts';

const Band = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBottom: '4',
    padding: '8px 8px 8px 16px',
    borderRadius: 'base',
    background: 'waitingSoft',
    color: 'waiting',
    fontSize: '14px',
  },
});

/** The server stopped answering while somebody works: nobody is signed out, and the page stays as it is. */
export function CutOff() {
  const send = useSession((session) => session.send);
  return (
    <Band role="status">
      {failures.unreachable}
      <Button onClick={() => send({ type: 'session.retry' })}>{words.tryAgain}</Button>
    </Band>
  );
}
