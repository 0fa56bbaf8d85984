import type { SideName } from '../books/side-names.ts';
import type { Values } from './values.ts';

/** Goods and prices given back: a credit note to a customer, a vendor's credit. */
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
    `Goods ${party} brought back, or a lower price. It gets a number of its own, and less is owed.`,
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
    `Goods you send back to ${party}, or a lower price. It gets a number of its own, and you owe less.`,
  confirm: ({ amount }) => `Record ${amount}`,
  goodsMoved: 'The goods have left the stock',
  surplusQuestion: ({ surplus }) => `That is ${surplus} more than you still owe. What should happen to it?`,
  keep: ({ surplus }) => `Leave ${surplus} as an advance`,
  payBack: ({ surplus }) => `Take ${surplus} back`,
  payBackMeans: 'The money comes back on the day of the vendor credit.',
  several: 'Vendor credits',
  undoTitle: ({ number }) => `Undo vendor credit ${number}`,
};

/** What is said of what is given back on a side of the books. */
export const creditNoteWords: Readonly<Record<SideName, CreditNoteWords>> = { receivable, payable };

// Its dialog
export const linesStep = 'What goes back';
export const moneyStep = 'The rest';
export const next = 'Continue';
export const quantity = 'Quantity';
export const amountOfLine = 'Amount without tax';
export const leftOf = ({ quantity, amount }: Values<'quantity' | 'amount'>) => `${quantity} left · ${amount}`;
export const nothingLeft = 'Credited in full';
export const amountHint = ({ amount }: { amount: string }) => `${amount} unless you type another amount`;
export const shipping = 'Shipping';
export const shippingLeft = ({ amount }: { amount: string }) => `${amount} left`;
export const shippingBack = 'Shipping, without tax';
export const total = 'Total with tax';
export const day = 'Date';
export const reason = 'Reason';
export const paidBackBy = 'Paid back by';

// Those there are
export const listTitle = ({ several, number }: Values<'several' | 'number'>) => `${several} of ${number}`;
export const isUndone = 'undone';
export const wasPaidBack = ({ amount }: { amount: string }) => `${amount} paid back`;
export const downloadPdf = 'PDF';
export const downloadPdfOf = ({ number }: { number: string }) => `Download ${number} as PDF`;
export const undo = 'Undo';
export const undoOf = ({ number }: { number: string }) => `Undo ${number}`;
export const undoLead = 'What it gave back is owed again, and its goods move the other way.';
export const undoIt = 'Undo it';

export const cancellation = 'Cancellation';

// Sent by mail
export const send = 'Send';
export const sendOf = ({ number }: Values<'number'>) => `Send ${number}`;
export const wasMailed = 'sent by email';
export const sendCancellationLead = 'It goes out as a PDF, and says that there’s nothing to pay.';
export const sendCreditNoteLead = 'It goes out as a PDF of its own, with what is left to pay.';
