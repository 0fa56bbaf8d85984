import { type ComponentType, lazy, Suspense } from 'react';
import { faultOf } from '../../machines/fault.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { fetched } from './fetched.ts';
import { toast } from './toast.ts';

/** A dialog fetched when it is first opened. Where that fails it says so and closes, and the next press fetches it again. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const make = () => lazy(async () => ({ default: await fetched(load) }));
  let Dialog = make();
  return function LazyDialog(props) {
    function giveUp(error: unknown) {
      // React keeps for good that a part could not be fetched.
      Dialog = make();
      toast.failure(faultOf(error).message);
      props.onClose();
    }
    return (
      <ErrorBoundary onError={giveUp}>
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
