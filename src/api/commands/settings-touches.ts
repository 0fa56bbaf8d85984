import type { TouchRow } from './touch-row.ts';

/** Calls that change what is set up: accounts, the business itself, its team and its plan. */
export const settingsTouches: readonly TouchRow[] = [
  // Its answer is the list that is left.
  [['templates']],
];
