import type { SideName } from '../books/side-names.ts';
import { approve } from './approve.ts';
import type { Values } from './values.ts';

/** What the acts on documents that are posted are called, in which the two sides of the books differ. */
export interface PostedActWords {
  issue: (values: Values<'document'>) => string;
  /** The same of several, counted: “2 bills”. */
  issueAll: (values: Values<'documents'>) => string;
  applySurplus: string;
  giveBack: string;
  /** What is left, or all of it where nothing was paid. */
  forgive: (values: { isAll: boolean }) => string;
  undoForgiven: string;
}

/** What is said of documents that stand on a side of the books; the rest stands in posted-sides.ts. */
export const postedActWords: Readonly<Record<SideName, PostedActWords>> = {
  receivable: {
    issue: ({ document }) => `Issue ${document}`,
    issueAll: ({ documents }) => `Issue ${documents}`,
    applySurplus: 'Apply credit',
    giveBack: 'Issue credit note',
    forgive: ({ isAll }) => (isAll ? 'Write off' : 'Write off the rest'),
    undoForgiven: 'Undo write-off',
  },
  payable: {
    issue: () => approve,
    issueAll: ({ documents }) => `Approve ${documents}`,
    applySurplus: 'Apply advance',
    giveBack: 'Record vendor credit',
    forgive: ({ isAll }) => (isAll ? 'Take as discount' : 'Take the rest as discount'),
    undoForgiven: 'Undo discount',
  },
};
