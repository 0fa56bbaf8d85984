import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const load = () => import('./Toaster.tsx');
const Toaster = lazy(() => load().then((file) => ({ default: file.Toaster })));

/** Where toasts appear. What shows them is fetched once the page stands: it has to be here when the network no longer is. */
export function ToastRegion() {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setStands(true), 0);
    return () => clearTimeout(wait);
  }, []);
  return (
    <ErrorBoundary>
      <Suspense>{stands && <Toaster />}</Suspense>
    </ErrorBoundary>
  );
}
