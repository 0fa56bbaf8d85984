import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import type { postedApis } from './posted-api.ts';

/** Where documents of one type that is posted stand, and what their pages say, written by hand from the documents. */
export interface PostedLabels {
  kind: DocumentKind;
  type: keyof typeof postedApis;
  /** Its page's address, up to the document's id. */
  view: string;
  /** Where its page leads once it is deleted. */
  deletedTo: string;
  contact: { label: string; name: string };
  notes: string;
  draft: string;
  issue: string;
  applySurplus: string;
  keepSurplus: RegExp;
  /** Of what is left once something was paid, and of all of it. */
  forgive: string;
  forgiveAll: string;
  forgiveIt: string;
  forgiven: string;
  undoForgiven: string;
  giveBack: string;
  confirmGiveBack: RegExp;
  cancel: string;
  cancelAndKeep: RegExp;
  /** What takes it to the other party, once it is issued; nothing where they wrote it. */
  sends: readonly string[];
  /** What its page offers beside what every kind does: while something is owed, and once nothing of a sum is. */
  ownWhileOpen: readonly string[];
  ownOncePaid: readonly string[];
}

const invoice: PostedLabels = {
  kind: 'invoice',
  type: 'invoice',
  view: '/sales/view-invoice?item=',
  deletedTo: '/sales/list?status=cancelled',
  contact: { label: 'Customer', name: 'Ada Stone' },
  notes: 'Notes for the customer',
  draft: 'Draft invoice',
  issue: 'Issue invoice',
  applySurplus: 'Apply credit',
  keepSurplus: /^Keep .+ as credit$/,
  forgive: 'Write off the balance',
  forgiveAll: 'Write off',
  forgiveIt: 'Write off',
  forgiven: 'Written off',
  undoForgiven: 'Undo write-off',
  giveBack: 'Issue credit note',
  confirmGiveBack: /^Give back /,
  cancel: 'Cancel invoice',
  cancelAndKeep: /^Cancel it and keep/,
  sends: ['Send'],
  ownWhileOpen: ['Get payment link'],
  ownOncePaid: ['Send payment confirmation'],
};

const bill: PostedLabels = {
  kind: 'bill',
  type: 'bill',
  view: '/bills/view?bill=',
  deletedTo: '/bills/list?status=deleted',
  contact: { label: 'Vendor', name: 'Ada Mill' },
  notes: 'Notes',
  draft: 'Draft bill',
  issue: 'Approve and receive',
  applySurplus: 'Apply advance',
  keepSurplus: /^Leave .+ as an advance$/,
  forgive: 'Record the balance as a discount',
  forgiveAll: 'Record as a discount',
  forgiveIt: 'Take the discount',
  forgiven: 'Discount taken',
  undoForgiven: 'Undo discount',
  giveBack: 'Record vendor credit',
  confirmGiveBack: /^Record /,
  cancel: 'Cancel bill',
  cancelAndKeep: /^Cancel it and leave/,
  sends: [],
  ownWhileOpen: [],
  ownOncePaid: [],
};

/** By the type of document. */
export const postedLabels = { invoice, bill } as const;
