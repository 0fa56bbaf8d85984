import type { SideName } from '../books/side-names.ts';
import { counted } from './counted.ts';
import { type PostedActWords, postedActWords } from './posted-act-sides.ts';
import type { Values } from './values.ts';

/** What the pages of documents that are posted and paid say, in which the two sides of the books differ. */
export interface PostedWords extends PostedActWords {
  issued: string;
  issueTitle: (values: Values<'document'>) => string;
  issueLead: (values: Values<'party'>) => string;
  surplusApplied: string;
  /** What is given back on it, one and all of them. */
  creditNote: string;
  creditNotes: string;
  creditNoteUndone: string;
  surplusOf: string;
  forgiveTitle: (values: Values<'document'> & { isAll: boolean }) => string;
  forgiveLead: string;
  forgiveIt: string;
  forgiven: string;
  undoForgivenOf: (values: Values<'document'>) => string;
  forgivenUndone: string;
  undoCancellationLead: string;
  owedBy: (values: Values<'owed' | 'party'>) => string;
  surplusExplained: (values: Values<'party'>) => string;
  keepSurplus: (values: Values<'surplus'>) => string;
  paidIn: string;
  rateIs: (values: Values<'currency' | 'rate' | 'homeCurrency' | 'documentRate'>) => string;
  /** Cancelling it */
  noLongerOwed: (values: Values<'party'>) => string;
  keepsPaid: (values: Values<'party' | 'paid'>) => string;
  getsBack: (values: Values<'party' | 'paid'>) => string;
  keepPaid: (values: Values<'paid'>) => string;
  keepPaidMeans: string;
  /** What became of all that was paid, once the document was cancelled. */
  becameOfPaid: Readonly<Record<'credit' | 'refund', string>>;
  refund: (values: Values<'paid'>) => string;
  refundMeans: string;
  cancelAndKeep: (values: Values<'paid'>) => string;
  cancelAndRefund: (values: Values<'paid'>) => string;
  /** Its form */
  becomes: (values: Values<'number'>) => string;
  getsNumber: string;
  whenIssued: string;
  whenIssuedIn: (values: Values<'homeCurrency'>) => string;
  byTerms: (values: { days: number }) => string;
}

const receivable: PostedWords = {
  ...postedActWords.receivable,
  issued: 'Issued',
  issueTitle: ({ document }) => `Issue this ${document}`,
  issueLead: ({ party }) =>
    `It gets its number and is recorded in your books; ${party} owes it from then on.`,
  surplusApplied: 'Credit applied',
  creditNote: 'Credit note',
  creditNotes: 'Credit notes',
  creditNoteUndone: 'Credit note undone',
  surplusOf: 'Customer’s credit',
  forgiveTitle: ({ document, isAll }) => `Write off ${isAll ? '' : 'the rest of '}${document}`,
  forgiveLead: 'What’s still owed is recorded as a bad debt. You can undo this.',
  forgiveIt: 'Write off',
  forgiven: 'Written off',
  undoForgivenOf: ({ document }) => `Undo the write-off of ${document}`,
  forgivenUndone: 'Write-off undone',
  undoCancellationLead:
    'The invoice is reinstated as of the day it was cancelled. You can apply credit to it afterwards.',
  owedBy: ({ owed, party }) => `${owed} is still owed by ${party}.`,
  surplusExplained: ({ party }) =>
    `${party} keeps the surplus as credit, which can be applied to another invoice or paid back. Go back to correct the amount instead.`,
  keepSurplus: ({ surplus }) => `Keep ${surplus} as credit`,
  paidIn: 'Received in',
  rateIs: ({ currency, rate, homeCurrency, documentRate }) =>
    `1 ${currency} is ${rate} ${homeCurrency}; the invoice uses ${documentRate}`,
  noLongerOwed: ({ party }) => `${party} no longer owes anything on it.`,
  keepsPaid: ({ party, paid }) => `${party} keeps ${paid} as credit.`,
  getsBack: ({ party, paid }) => `${party} gets ${paid} back.`,
  keepPaid: ({ paid }) => `Keep ${paid} as credit`,
  keepPaidMeans: 'It can be applied to another invoice or paid back later.',
  becameOfPaid: { credit: 'kept as credit', refund: 'refunded' },
  refund: ({ paid }) => `Refund ${paid}`,
  refundMeans: 'The money goes back today, by the same method.',
  cancelAndKeep: ({ paid }) => `Cancel it and keep ${paid} as credit`,
  cancelAndRefund: ({ paid }) => `Cancel it and refund ${paid}`,
  becomes: ({ number }) => `becomes ${number} when issued`,
  getsNumber: 'gets its number when issued',
  whenIssued: 'When issued',
  whenIssuedIn: ({ homeCurrency }) => `When issued, in ${homeCurrency}`,
  byTerms: ({ days }) => `Defaults to the customer’s terms, ${counted(days, 'day', 'days')}`,
};

const payable: PostedWords = {
  ...postedActWords.payable,
  issued: 'Approved',
  issueTitle: ({ document }) => `Approve this ${document}`,
  issueLead: ({ party }) =>
    `It gets its number and is recorded in your books: you owe ${party}, and any goods on it arrive.`,
  surplusApplied: 'Advance applied',
  creditNote: 'Vendor credit',
  creditNotes: 'Vendor credits',
  creditNoteUndone: 'Vendor credit undone',
  surplusOf: 'Advance with the vendor',
  forgiveTitle: ({ document, isAll }) => `Take ${isAll ? '' : 'the rest of '}${document} as discount`,
  forgiveLead: 'What you still owe is recorded as a discount you received. You can undo this.',
  forgiveIt: 'Take the discount',
  forgiven: 'Discount taken',
  undoForgivenOf: ({ document }) => `Undo the discount on ${document}`,
  forgivenUndone: 'Discount undone',
  undoCancellationLead:
    'The bill is reinstated as of the day it was cancelled, and any goods on it come back. You can apply an advance to it afterwards.',
  owedBy: ({ owed, party }) => `You still owe ${party} ${owed}.`,
  surplusExplained: ({ party }) =>
    `${party} keeps the surplus as your advance, which can be applied to another bill or paid back to you. Go back to correct the amount instead.`,
  keepSurplus: ({ surplus }) => `Leave ${surplus} as an advance`,
  paidIn: 'Paid in',
  rateIs: ({ currency, rate, homeCurrency, documentRate }) =>
    `1 ${currency} is ${rate} ${homeCurrency}; the bill uses ${documentRate}`,
  noLongerOwed: ({ party }) => `You no longer owe ${party} anything on it.`,
  keepsPaid: ({ party, paid }) => `${paid} stays with ${party} as your advance.`,
  getsBack: ({ party, paid }) => `${party} pays ${paid} back to you.`,
  keepPaid: ({ paid }) => `Leave ${paid} as an advance`,
  keepPaidMeans: 'It can be applied to another bill or paid back to you later.',
  becameOfPaid: { credit: 'left as an advance', refund: 'paid back to you' },
  refund: ({ paid }) => `Take ${paid} back`,
  refundMeans: 'The money comes back today, by the same method.',
  cancelAndKeep: ({ paid }) => `Cancel it and leave ${paid} as an advance`,
  cancelAndRefund: ({ paid }) => `Cancel it and take ${paid} back`,
  becomes: ({ number }) => `becomes ${number} when approved`,
  getsNumber: 'gets its number when approved',
  whenIssued: 'When approved',
  whenIssuedIn: ({ homeCurrency }) => `When approved, in ${homeCurrency}`,
  byTerms: ({ days }) => `Defaults to the vendor’s terms, ${counted(days, 'day', 'days')}`,
};

/** What is said of documents that stand on a side of the books. */
export const postedWords: Readonly<Record<SideName, PostedWords>> = { receivable, payable };
