import { type ComponentType, lazy, Suspense, useState } from 'react';
import { fetched } from '../../../api/client/fetched.ts';
import { displayProblem } from '../../../machines/problem.ts';
import { ErrorBoundary } from '../notices/ErrorBoundary.tsx';
import { RouteProgress } from '../notices/RouteProgress.tsx';
import { toast } from '../notices/toast.ts';

/** What lies over the page, by the name of its code. */
export type LazyDialog<Props> = ComponentType<Props> & {
  /** Fetches it for somebody who is about to open it. */
  intend: () => void;
  /** Fetches it, and answers when it would be drawn at once. */
  load: () => Promise<unknown>;
};

/**
 * A dialog fetched when it is first opened or meant; whoever opens it sooner sees that it's on its way. Where that fails it says so and closes, and the next press fetches it again.
 *
 * @param leave closes what could not be fetched
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  leave: (props: Props) => void = (props) => (props as { onClose?: () => void }).onClose?.(),
): LazyDialog<Props> {
  let ready: ComponentType<Props> | undefined;
  async function fetchIt() {
    ready = await fetched(load);
    return { default: ready };
  }
  let Fetched = lazy(fetchIt);

  function LazyDialog(props: Props) {
    // What is here is drawn at once; and what was waited for isn't begun anew by a later drawing.
    const [Dialog] = useState<ComponentType<Props>>(() => ready ?? Fetched);
    function giveUp(error: unknown) {
      // React keeps for good that a part could not be fetched.
      Fetched = lazy(fetchIt);
      toast.failure(displayProblem(error).message);
      leave(props);
    }
    return (
      <ErrorBoundary onError={giveUp}>
        <Suspense fallback={<RouteProgress />}>
          <Dialog {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  let isWanted = false;
  function intend() {
    if (isWanted) return;
    isWanted = true;
    fetchIt().catch(() => {
      isWanted = false;
    });
  }
  return Object.assign(LazyDialog, { load: fetchIt, intend });
}
