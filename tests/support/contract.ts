import type { Call, Calls } from '../../src/api/wire/call.ts';

/** Every call of every subject: all exports whose name ends in `Calls`. */
export const contract: Call[] = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/api/{wire,calls}/*.ts', { eager: true }),
)
  .flatMap((file) => Object.entries(file).filter(([name]) => name.endsWith('Calls')))
  .flatMap(([, calls]) => Object.values(calls as Calls));
