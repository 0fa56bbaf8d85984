import type { Subject } from '../calls/subject.ts';

/** What calls touch that are not declared in our names yet, by their paths. */
export const touches: readonly (readonly [subjects: readonly Subject[], ...paths: string[]])[] = [
  [['tasks'], '/api/Report/make-file'],
];

const byPath: ReadonlyMap<string, readonly Subject[]> = new Map(
  touches.flatMap(([subjects, ...paths]) => paths.map((path) => [path, subjects] as const)),
);

/** What a call touches, by its path; nothing where the table says nothing of it. */
export const touchedBy = (path: string): readonly Subject[] => byPath.get(path) ?? [];
