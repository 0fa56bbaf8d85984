/** What a file to import may be at most. Source: answers-2.md, Q54. */
export const importLimits = {
  bytes: 20 * 1_048_576,
  rows: 100_000,
  columns: 1_000,
  cell: 10_000,
  header: 200,
} as const;

/** Why a file can't be read, in a sentence for the person who uploaded it. */
export class FileFault extends Error {}
