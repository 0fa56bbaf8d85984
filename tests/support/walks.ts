import type { Criterion } from '../../tools/paths/src/criteria.ts';

/**
 * Whether the browser walks all there is. README's command says WALKS=few: each page comes to every state of its chart, axe
 * is asked once of each type of page. `.ci/run`, `npm test -- all` and a suite run by name walk every arrow.
 */
export const walksAll = process.env.WALKS !== 'few';

/** What the generated paths go through in the browser. */
export const inBrowser: Criterion = walksAll ? 'transitions' : 'states';

/** The same as titles say it. */
export const everyStep = walksAll ? 'state and transition' : 'state';
