import { failures, dialog as words } from '../domain/words/frame.ts';
import { useSession } from '../screens/frame/use-session.ts';
import { Button } from '../screens/kit/buttons/Button.tsx';
import { FilteredEmpty } from '../screens/kit/lists/FilteredEmpty.tsx';

/** The page was opened while the server does not answer; it is asked again by itself, or at a press. */
export function NotReachable() {
  const send = useSession((session) => session.send);
  return (
    <div role="status">
      <FilteredEmpty
        sentence={failures.unreachable}
        act={<Button onClick={() => send({ type: 'session.retry' })}>{words.tryAgain}</Button>}
      />
    </div>
  );
}
