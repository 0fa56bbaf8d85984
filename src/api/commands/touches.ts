import type { Subject } from '../calls/subject.ts';
import { accountTouches } from './account-touches.ts';
import { purchaseTouches } from './purchase-touches.ts';
import { salesTouches } from './sales-touches.ts';
import { settingsTouches } from './settings-touches.ts';

import type { TouchRow } from './touch-row.ts';

/**
 * Every call that changes something, with the queries whose rows, figures or states it touches. Whether a tax or a bank is in
 * use, and the like, is no reason to be here: a page asks that when it opens.
 */
export const touches: readonly TouchRow[] = [
  ...salesTouches,
  ...purchaseTouches,
  ...settingsTouches,
  ...accountTouches,
  [['tasks'], '/api/Report/make-file'],
];

const byPath: ReadonlyMap<string, readonly Subject[]> = new Map(
  touches.flatMap(([subjects, ...paths]) => paths.map((path) => [path, subjects] as const)),
);

/** What a call touches, by its path; nothing where the table says nothing of it. */
export const touchedBy = (path: string): readonly Subject[] => byPath.get(path) ?? [];
