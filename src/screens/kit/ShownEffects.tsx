import { lazy, Suspense } from 'react';
import type { PlannedEffectsProps } from './PlannedEffects.tsx';

const PlannedEffects = lazy(async () => ({ default: (await import('./PlannedEffects.tsx')).PlannedEffects }));

/** What an act will do, fetched when there is something to show. */
export const ShownEffects = (props: PlannedEffectsProps) => (
  <Suspense>
    <PlannedEffects {...props} />
  </Suspense>
);
