import { lazyDialog } from '../dialogs/lazy-dialog.tsx';

/** What an act will do; fetched while the server plans it. */
export const EffectsView = lazyDialog(() =>
  import('./PlannedEffects.tsx').then((file) => file.PlannedEffects),
);
