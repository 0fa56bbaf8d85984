import type { SideName } from '../values/side-names.ts';
import type { Values } from './everywhere.ts';

export interface CreditNoteWords {
  /** Begins the act on its document. */
  give: string;
  title: (values: Values<'number'>) => string;
  lead: (values: Values<'party'>) => string;
  confirm: (values: Values<'amount'>) => string;
  goodsMoved: string;
  surplusQuestion: (values: Values<'surplus'>) => string;
  keep: (values: Values<'surplus'>) => string;
  payBack: (values: Values<'surplus'>) => string;
  payBackMeans: string;
  several: string;
  undoTitle: (values: Values<'number'>) => string;
}

const receivable: CreditNoteWords = {
  give: 'Issue credit note',
  title: ({ number }) => `Credit note for ${number}`,
  lead: ({ party }) =>
    `Goods ${party} returned, or a lower price. It has its own number and reduces what’s owed.`,
  confirm: ({ amount }) => `Give back ${amount}`,
  goodsMoved: 'The goods are back in stock',
  surplusQuestion: ({ surplus }) => `That is ${surplus} more than is still owed. What should happen to it?`,
  keep: ({ surplus }) => `Keep ${surplus} as credit`,
  payBack: ({ surplus }) => `Pay ${surplus} back`,
  payBackMeans: 'The money goes back on the day of the credit note.',
  several: 'Credit notes',
  undoTitle: ({ number }) => `Undo credit note ${number}`,
};

const payable: CreditNoteWords = {
  give: 'Record vendor credit',
  title: ({ number }) => `Vendor credit for ${number}`,
  lead: ({ party }) =>
    `Goods you send back to ${party}, or a lower price. It has its own number and reduces what you owe.`,
  confirm: ({ amount }) => `Record ${amount}`,
  goodsMoved: 'The goods have left the stock',
  surplusQuestion: ({ surplus }) => `That is ${surplus} more than you still owe. What should happen to it?`,
  keep: ({ surplus }) => `Leave ${surplus} as an advance`,
  payBack: ({ surplus }) => `Take ${surplus} back`,
  payBackMeans: 'The money comes back on the day of the vendor credit.',
  several: 'Vendor credits',
  undoTitle: ({ number }) => `Undo vendor credit ${number}`,
};

/** Goods and prices given back: a credit note to a customer, a vendor's credit. */
export const creditNotes = {
  /** What is said of what is given back on a side of the books. */
  creditNoteWords: { receivable, payable } satisfies Readonly<Record<SideName, CreditNoteWords>>,

  // Its dialog
  linesStep: 'What goes back',
  moneyStep: 'Surplus',
  next: 'Continue',
  quantity: 'Quantity',
  amountOfLine: 'Amount without tax',
  leftOf: ({ quantity, amount }: Values<'quantity' | 'amount'>) => `${quantity} left · ${amount}`,
  nothingLeft: 'Credited in full',
  amountHint: ({ amount }: { amount: string }) => `${amount} unless you type another amount`,
  shipping: 'Shipping',
  shippingLeft: ({ amount }: { amount: string }) => `${amount} left`,
  shippingBack: 'Shipping, without tax',
  total: 'Total with tax',
  day: 'Date',
  reason: 'Reason',
  paidBackBy: 'Paid back by',

  // Those there are
  listTitle: ({ several, number }: Values<'several' | 'number'>) => `${several} of ${number}`,
  isUndone: 'undone',
  wasPaidBack: ({ amount }: { amount: string }) => `${amount} paid back`,
  downloadPdf: 'PDF',
  downloadPdfOf: ({ number }: { number: string }) => `Download ${number} as PDF`,
  undo: 'Undo',
  undoOf: ({ number }: { number: string }) => `Undo ${number}`,
  undoLead: 'The amount is owed again, and any returned goods move back.',
  undoIt: 'Undo it',
  cancellation: 'Cancellation',

  // Sent by mail
  send: 'Send',
  sendOf: ({ number }: Values<'number'>) => `Send ${number}`,
  wasMailed: 'sent by email',
  sendCancellationLead: 'It’s sent as a PDF that says there’s nothing to pay.',
  sendCreditNoteLead: 'It’s sent as a separate PDF, with what’s left to pay.',
};

/** What the list of a side says of its own. */
export interface CreditNoteListWords {
  title: string;
  creditNote: string;
  contact: string;
  document: string;
  /** What of one was neither applied nor refunded, as a column, a status and a view. */
  left: string;
  /** Said where a view has none. */
  empty: Readonly<Record<'all' | 'open' | 'undone', string>>;
  /** Leads to the documents that are given back on. */
  toDocuments: string;
}

const receivableList: CreditNoteListWords = {
  title: receivable.several,
  creditNote: 'Credit note',
  contact: 'Customer',
  document: 'Invoice or receipt',
  left: 'Credit left',
  empty: {
    all: `You have no credit notes yet. When a customer returns goods or gets a lower price, open their invoice or receipt and choose “${receivable.give}”.`,
    open: 'No credit note has credit left: everything has been applied or refunded.',
    undone: 'No credit note has been undone.',
  },
  toDocuments: 'Go to sales',
};

const payableList: CreditNoteListWords = {
  title: payable.several,
  creditNote: 'Vendor credit',
  contact: 'Vendor',
  document: 'Bill',
  left: 'Advance left',
  empty: {
    all: `You have no vendor credits yet. When you return goods to a vendor or get a lower price, open the bill and choose “${payable.give}”.`,
    open: 'No vendor credit has an advance left: everything has been applied or refunded.',
    undone: 'No vendor credit has been undone.',
  },
  toDocuments: 'Go to bills',
};

/** The lists of all credit notes to customers, and of all vendor credits. */
export const creditNoteList = {
  ofSide: { receivable: receivableList, payable: payableList } satisfies Readonly<
    Record<SideName, CreditNoteListWords>
  >,
  reason: 'Reason',
  day: 'Date',
  state: 'Status',
  amount: 'Amount',
  credited: 'Total credited',

  all: 'All',
  refunded: 'Refunded',
  applied: 'Applied',
  undone: 'Undone',
};

/** Why goods or a part of a price can’t be given back, or that can’t be undone. */
export const creditNoteRefusals = {
  nothingTyped: 'Enter a quantity or an amount in at least one line.',
  unreadable: 'This can’t be read as a number.',
  notALine: 'This is not a line of the document, or it was named twice.',
  notAQuantity: 'Enter a quantity above 0, or leave it empty.',
  moreThanLeft: ({ left }: { left: string }) =>
    left === '0' ? 'It has already been credited in full.' : `At most ${left} can still be given back.`,
  moreThanBilled: ({ left }: { left: string }) =>
    left === '0'
      ? 'Its full price has already been credited.'
      : `At most ${left} can still be given back here.`,
  moreThanShipping: ({ left }: { left: string }) =>
    left === '0'
      ? 'The shipping has already been credited in full.'
      : `At most ${left} of the shipping can still be given back.`,
  moreThanAll: 'This is more than all lines together have left. Credit part of the negative line too.',
  tooFine: ({ digits }: { digits: number }) =>
    digits === 0 ? 'Enter an amount without decimals.' : `Enter an amount with at most ${digits} decimals.`,
  undoneNotSent: ({ number }: { number: string }) => `${number} was undone, so it can no longer be sent.`,
  surplusSpent: ({ surplus, documents }: Values<'surplus' | 'documents'>) =>
    `The ${surplus} from it has been used on ${documents}. Take that back first.`,
  surplusPaidBack: ({ surplus }: { surplus: string }) =>
    `The ${surplus} from it has been paid back since, so it can’t be undone.`,
};
