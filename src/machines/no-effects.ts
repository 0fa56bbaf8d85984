import type { NamedEffects } from '../domain/plan/effects.ts';

/** What an act that changes nothing is shown to do; a model of a chart says only what its own act does besides. */
export const noEffects: NamedEffects = {
  status: [],
  entries: [],
  credit: [],
  refunds: [],
  stock: [],
  pools: [],
  due: [],
  warnings: [],
};
