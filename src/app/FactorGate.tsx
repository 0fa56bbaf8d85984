import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetched } from '../api/client/fetched.ts';
import { onFactorNeeded } from '../api/client/reports.ts';
import { useBusiness } from '../screens/frame/business.ts';
import { RouteProgress } from '../screens/kit/notices/RouteProgress.tsx';

const Page = lazy(() =>
  fetched(() =>
    import('../screens/account/FactorNeededPage.tsx').then(({ FactorNeededPage }) => ({
      default: FactorNeededPage,
    })),
  ),
);

interface FactorGateProps {
  /** The page is about the user and needs nothing from the business. */
  own: boolean;
  children: ReactNode;
}

/**
 * The pages of a business, or what its user has to do before they may see any: known from the first call that says so, over
 * once they have a second factor. The page is then rendered again, its form with what was typed, as after a session that ended.
 */
export function FactorGate({ own, children }: FactorGateProps) {
  const { id } = useBusiness();
  const [needed, setNeeded] = useState<string | null>(null);
  useEffect(
    () =>
      onFactorNeeded(({ message, details }) => {
        // A late answer about another business says nothing about this one.
        if (details.business === id) setNeeded(message);
      }),
    [id],
  );
  if (needed === null || own) return children;
  return (
    <Suspense fallback={<RouteProgress />}>
      <Page sentence={needed} onDone={() => setNeeded(null)} />
    </Suspense>
  );
}
