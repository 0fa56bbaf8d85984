import type { EarlierRows } from '../../server/services/import-part.ts';

/** A part that is the first of its file. */
export const noEarlierRows: EarlierRows = {
  linesOf: async () => new Map(),
  usedOf: async () => new Set(),
};
