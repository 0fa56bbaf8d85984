import type { Format } from './format.ts';

/** The portable form: what `replay` and `runPaths` take. */
export const json: Format = (_, paths) => JSON.stringify(paths, null, 2);
