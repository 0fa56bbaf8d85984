import type { SideName } from '../books/side-names.ts';
import { counted } from './counted.ts';
import type { Values } from './values.ts';

/** What is asked before several drafts are issued or approved together. */
interface IssueSeveralWords {
  lead: string;
  refused: (values: Values<'reason'>) => string;
  /** Said once it is done. */
  done: string;
}

/** What is said of them on a side of the books. */
export const issueSeveralWords: Readonly<Record<SideName, IssueSeveralWords>> = {
  receivable: {
    lead: 'They get their numbers and are recorded in your books. Your customers will owe you for them.',
    refused: ({ reason }) => `This one can’t be issued: ${reason}`,
    done: 'Issued.',
  },
  payable: {
    lead: 'They get their numbers and are recorded in your books. You’ll owe your vendors for them, and any goods on them arrive.',
    refused: ({ reason }) => `This one can’t be approved: ${reason}`,
    done: 'Approved.',
  },
};

export const allTogether = 'All together';
export const documentsIn = ({ documents, currency }: Values<'documents' | 'currency'>) =>
  `${documents} in ${currency}`;
export const inStock = 'in stock';
export const leftOut = ({ count }: { count: number }) =>
  `${counted(count, 'draft', 'drafts')} can’t be included. The reason is shown below.`;
export const keepDrafts = 'Keep as drafts';
