import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { pageChrome as words } from '../../../domain/words/frame.ts';

/** It is said at once, and drawn later. */
const onItsWay = <div role="progressbar" aria-label={words.loading} data-state="indeterminate" />;

// Most pages are there before it is due: then nobody waits for its code either. Where it can't be fetched, nothing is drawn.
const RouteBar = lazy(() =>
  import('./RouteBar.tsx').then(
    ({ RouteBar }): { default: ComponentType } => ({ default: RouteBar }),
    () => ({ default: () => onItsWay }),
  ),
);

/** What is there sooner needs no bar: it would only flicker. */
const NOTHING_FOR_MS = 300;

/** A bar over the page while the next one is on its way; as the fallback of a Suspense it comes and goes by itself. */
export function RouteProgress() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setDue, NOTHING_FOR_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Suspense fallback={onItsWay}>
      <RouteBar />
    </Suspense>
  ) : (
    onItsWay
  );
}
