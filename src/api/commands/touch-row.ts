import type { Subject } from '../calls/subject.ts';

/** A call's path, after the queries it touches. */
export type TouchRow = readonly [touches: readonly Subject[], ...paths: readonly string[]];
