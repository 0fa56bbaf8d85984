import type { AccountPart } from '../values/account-part.ts';
import type { SideName } from '../values/side-names.ts';
import { counted, everywhere, plural, recordRefusals, type StatusWord, type Values } from './everywhere.ts';

/** Goods arrive when a bill is approved. Source: answers-2.md, Q111. */
export const approve = 'Approve and receive';

/** What a side of the books is called: its documents, and what is done on it. */
export interface SideWords {
  document: string;
  documents: string;
  surplus: string;
  paid: string;
  applied: string;
  takenOff: string;
  given: string;
  forgiven: string;
  forgivenUndone: string;
  creditNote: string;
  statement: StatementWords;
}

/** What a statement of one contact's account says, in which the sides differ. */
export interface StatementWords {
  /** Heads the column of what is claimed. */
  claim: string;
  /** Stands in the place of rows where there are none. */
  none: string;
  /** The same where nothing was ever claimed. */
  never: string;
  /** Names the surplus on paper, which the contact reads, and on the screen. */
  surplus: { toThem: string; ofThem: string };
  /** What was claimed, as a column and a figure. */
  claimed: string;
  /** What settles a claim, by its kind. */
  kinds: Readonly<
    Record<
      'payment' | 'credit' | 'credit-note' | 'write-off' | 'refund' | 'cancel' | 'undone' | 'entry',
      string
    >
  >;
  /** What the balance is compared with. */
  control: string;
}

const settled = {
  payment: 'Payment',
  refund: 'Refund',
  cancel: 'Cancellation',
  undone: 'Undone',
  entry: 'Journal entry',
} as const;

/** What is said of customers. */
export const receivableWords: SideWords = {
  document: 'invoice',
  documents: 'invoices',
  surplus: 'credit',
  paid: 'Payment received',
  applied: 'Credit applied',
  takenOff: 'Credit taken off',
  given: 'Credit refunded',
  forgiven: 'Written off',
  forgivenUndone: 'Write-off undone',
  creditNote: 'Credit note',
  statement: {
    claim: 'Invoice or receipt',
    none: 'No invoices to this customer in this period.',
    never: 'No invoices to this customer yet.',
    surplus: { toThem: 'To your credit', ofThem: 'To their credit' },
    claimed: 'Invoiced',
    kinds: {
      ...settled,
      credit: 'Credit applied',
      'credit-note': 'Credit note',
      'write-off': 'Written off',
    },
    control: 'what this customer owes in accounts receivable at the end of this period',
  },
};

/** What is said of vendors. */
export const payableWords: SideWords = {
  document: 'bill',
  documents: 'bills',
  surplus: 'advance',
  paid: 'Payment made',
  applied: 'Advance applied',
  takenOff: 'Advance taken off',
  given: 'Advance given back',
  forgiven: 'Discount taken',
  forgivenUndone: 'Discount undone',
  creditNote: 'Vendor credit',
  statement: {
    claim: 'Bill',
    none: 'No bills from this vendor in this period.',
    never: 'No bills from this vendor yet.',
    surplus: { toThem: 'Advance paid', ofThem: 'Advance paid to them' },
    claimed: 'Billed',
    kinds: {
      ...settled,
      credit: 'Advance applied',
      'credit-note': 'Vendor credit',
      'write-off': 'Discount taken',
    },
    control: 'what you owe this vendor in accounts payable at the end of this period',
  },
};

/** Cancelling invoices and receipts, one or several. */
export const cancelDocument = {
  paymentsStep: 'Payments',
  goodsStep: 'Goods',
  reversedOn: ({ day }: { day: string }) =>
    `The entries are reversed on ${day}; nothing is erased. You can undo this while that day is open.`,
  cannotBeCancelled: ({ reason }: { reason: string }) => `This one can’t be cancelled: ${reason}`,

  // What happens to its payments
  paymentsQuestion: ({ paid }: { paid: string }) => `${paid} has been paid. What should happen to it?`,

  // What happens to its goods
  goodsQuestion: 'Did the goods come back?',
  goodsBack: 'Yes, they are back',
  goodsBackMeans: 'They are in stock again, at the cost they left with.',
  goodsKept: 'No',
  goodsKeptMeans: 'Stock stays as it is, and their cost stays in the books.',
  next: 'Continue',
  cancelNumbered: ({ document, number }: { document: string; number: string }) =>
    `Cancel ${document} ${number}`,
  keep: ({ document }: { document: string }) => `Keep ${document}`,
  leadOfOne: 'Nothing will be owed on it.',
  leadOfSeveral: 'Nothing will be owed on them.',
  keepIt: 'Keep it',
  keepThem: 'Keep them',
  cancellationUndone: everywhere.cancellationUndone,
};

/** What is said of taking tax back: its name, and what each choice does. */
export interface ReliefWords {
  net: string;
  grossMeans: string;
  netMeans: string;
}

/** Whether the tax in what is written off, or taken as a discount, is taken back too. */
export const taxRelief = {
  question: 'What should happen to the tax in it?',
  gross: 'Leave the tax as it is',
  next: 'Continue',

  /** What each choice does, by the side of the books. */
  ofSide: {
    receivable: {
      net: 'Claim the tax back',
      grossMeans: 'The whole amount, tax included, is recorded as a bad debt.',
      netMeans:
        'Only the amount before tax is a bad debt, and you owe less sales tax. Check when your country allows this: often once the debt is some months old.',
    },
    payable: {
      net: 'Give the tax back',
      grossMeans: 'The whole amount, tax included, is recorded as a discount.',
      netMeans: 'Only the amount before tax is a discount, and you claim back less tax on purchases.',
    },
  } satisfies Readonly<Record<SideName, ReliefWords>>,
};

type Amount = (values: Values<'amount' | 'party' | 'account'>) => string;

const customer = (party: string) => party || 'Your customers';

const vendor = (party: string) => party || 'your vendors';

const owes = (party: string) => (party ? `${party} owes` : 'Your customers owe');

const has = (party: string) => (party ? `${party} has` : `${customer('')} have`);

const balance: { more: Amount; less: Amount } = {
  more: ({ account, amount }) => `The balance of ${account} rises by ${amount}.`,
  less: ({ account, amount }) => `The balance of ${account} falls by ${amount}.`,
};

/** What an act does, in words before figures. `party` is empty where several are meant. */
export const effects = {
  /** By the part of the books that changes: what is said where it grows, and where it shrinks. */
  effectSentences: {
    owed: {
      more: ({ party, amount }) => `${owes(party)} you ${amount} more.`,
      less: ({ party, amount }) => `${owes(party)} you ${amount} less.`,
    },
    owing: {
      more: ({ party, amount }) => `You owe ${vendor(party)} ${amount} more.`,
      less: ({ party, amount }) => `You owe ${vendor(party)} ${amount} less.`,
    },
    credit: {
      more: ({ party, amount }) => `${has(party)} ${amount} more credit with you.`,
      less: ({ party, amount }) => `${has(party)} ${amount} less credit with you.`,
    },
    paidAhead: {
      more: ({ party, amount }) => `Your advance with ${vendor(party)} goes up by ${amount}.`,
      less: ({ party, amount }) => `Your advance with ${vendor(party)} goes down by ${amount}.`,
    },
    income: {
      more: ({ amount }) => `Your income goes up by ${amount}.`,
      less: ({ amount }) => `Your income goes down by ${amount}.`,
    },
    expense: {
      more: ({ amount }) => `Your costs go up by ${amount}.`,
      less: ({ amount }) => `Your costs go down by ${amount}.`,
    },
    exchange: {
      more: ({ amount }) => `You lose ${amount} on the exchange rate.`,
      less: ({ amount }) => `You gain ${amount} on the exchange rate.`,
    },
    money: {
      more: ({ account, amount }) => `${amount} goes into ${account}.`,
      less: ({ account, amount }) => `${amount} leaves ${account}.`,
    },
    tax: {
      more: ({ amount }) => `You owe ${amount} more in tax.`,
      less: ({ amount }) => `You owe ${amount} less in tax.`,
    },
    taxBack: {
      more: ({ amount }) => `You can claim back ${amount} more in tax.`,
      less: ({ amount }) => `You can claim back ${amount} less in tax.`,
    },
    stock: {
      more: ({ amount }) => `Your stock is worth ${amount} more.`,
      less: ({ amount }) => `Your stock is worth ${amount} less.`,
    },
    bought: {
      more: ({ amount }) => `${amount} goes to the accounts of the lines.`,
      less: ({ amount }) => `${amount} comes off the accounts of the lines.`,
    },
    asset: balance,
    claim: balance,
  } satisfies Readonly<Record<AccountPart, { more: Amount; less: Amount }>>,
  showEntry: ({ count }: { count: number }) => plural(count, 'Show the entry', 'Show the entries'),

  /** Until somebody is chosen. */
  nobodyYet: { receivable: 'The customer', payable: 'the vendor' } as const,
  account: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  nothingPosted: 'Nothing changes in your books.',
};

type Cost = Readonly<Record<'item' | 'before' | 'after', string>>;

/** What an act does to the stock of an item and to what is owed, before figures. */
export const poolEffects = {
  costRises: ({ item, before, after }: Cost) =>
    `The average cost of ${item} rises from ${before} to ${after}.`,
  costFalls: ({ item, before, after }: Cost) =>
    `The average cost of ${item} falls from ${before} to ${after}.`,
  costBegins: ({ item, after }: Values<'item' | 'after'>) => `The average cost of ${item} will be ${after}.`,

  /** Sold out, or sold beyond what there was. */
  noneLeft: ({ item }: Values<'item'>) => `There will be no ${item} left in stock.`,
  dueBy: ({ amount, day }: Values<'amount' | 'day'>) => `${amount} is due on ${day}.`,

  // The figures
  before: 'Before',
  after: 'After',
  inStock: 'In stock',
  stockValue: 'Stock value',
  averageCost: 'Average cost',
};

/** What is paid in part, whether a deposit was asked for or not. */
export const partlyPaid = 'Partly paid';

/** The word people read for each status, and the colour it is in. */
export const postedStatus = {
  Draft: { word: 'Draft', tone: 'draft', next: 'Issued' },
  NotPaid: { word: 'Not paid', tone: 'waiting', next: 'Paid' },
  DepositPaid: { word: partlyPaid, tone: 'waiting', next: 'Paid' },
  Paid: { word: 'Paid', tone: 'settled' },
  Cancelled: { word: 'Cancelled', tone: 'stopped' },
  Deleted: { word: 'Deleted', tone: 'stopped' },
} as const satisfies Readonly<Record<string, StatusWord>>;

/** What became of one by its credit notes, as its page says it. */
export const creditStateWords = {
  refunded: { word: 'Refunded', tone: 'stopped' },
  'partly-refunded': { word: 'Partly refunded', tone: 'stopped' },
  credited: { word: 'Credited', tone: 'stopped' },
  'partly-credited': { word: 'Partly credited', tone: 'waiting' },
} as const satisfies Readonly<Record<string, StatusWord>>;

/** Why nothing can be done with one that is cancelled or deleted. */
export const gone = (noun: string, status: string) =>
  status === 'Deleted'
    ? recordRefusals.isDeleted({ what: noun })
    : `This ${noun} is cancelled. Undo the cancellation first.`;

/** The day of an act, and why it can't have one. */
export const actDay = {
  day: 'Date',
  postedIn: ({ month }: Values<'month'>) => `Posted in ${month}`,
  datedIn: ({ month }: Values<'month'>) => `Dated in ${month}`,
  inFuture: everywhere.notInFuture,
  beforeIssue: ({ day }: Values<'day'>) => `Choose ${day} or later: that’s the document’s own date.`,
  beforeTakenBack: ({ day }: Values<'day'>) =>
    `Choose ${day} or later: this reverses something recorded that day.`,
  lessOpen: ({ day, amount }: Values<'day' | 'amount'>) =>
    `From ${day} on, at some point only ${amount} was open. Choose a later day.`,
};

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
    forgive: ({ isAll }) => (isAll ? 'Write off' : 'Write off the balance'),
    undoForgiven: 'Undo write-off',
  },
  payable: {
    issue: () => approve,
    issueAll: ({ documents }) => `Approve ${documents}`,
    applySurplus: 'Apply advance',
    giveBack: 'Record vendor credit',
    forgive: ({ isAll }) => (isAll ? 'Record as a discount' : 'Record the balance as a discount'),
    undoForgiven: 'Undo discount',
  },
};

/** What can be done with a document that is posted. What is asked before stands in posted-questions.ts, what the sides say in posted-sides.ts. */
export const postedActs = {
  recordPayment: 'Record payment',
  getPaymentLink: 'Get payment link',
  undoCancellation: 'Undo cancellation',
  restore: 'Restore',
  edit: 'Edit',
  duplicate: 'Duplicate',
  cancel: ({ documents }: { documents: string }) => `Cancel ${documents}`,
  deleteIt: 'Delete',
};

/** The form of a document that is posted and paid. */
export const postedForm = {
  /** Of what the law asks. */
  missing: ({ count }: { count: number }) => `${count} missing`,
  postedAnew: 'Saving corrects the entry in your books. Changing only the notes or due date doesn’t.',
  whatSavingWillDo: 'What saving will do',
  settledPostsNothing: 'Lines and amounts don’t change, so your books stay as they are.',
  draftPostsNothing: 'A draft isn’t in your books and has no number yet.',
  dueByDefault: 'Defaults to one month later',
  dueDate: 'Due date',
  locked: 'It has payments, so its lines, amounts and date can’t change. Delete the payment to change them.',
  lockedByCredit: ({ note }: Values<'note'>) =>
    `It has a ${note}, so its lines, amounts and date can’t change. Undo the ${note} to change them.`,
};

/** What is done with several documents picked on a list. */
export const postedList = {
  issue: 'Issue',
  approve: 'Approve',
  deleteThem: 'Delete',
  restore: 'Restore',
  cancel: 'Cancel',
};

/** The page of a document that is posted and paid. */
export const postedPage = {
  draft: 'Draft',
  edited: 'Edited',
  restored: 'Restored',
  payment: 'Payment',
  noneYet: 'none yet',
  cancellation: 'Cancellation',
  noneAnyMore: 'undone',
  entries: ({ count }: { count: number }) => counted(count, 'entry', 'entries'),
  daysLate: ({ days }: { days: number }) => `still owed, ${counted(days, 'day', 'days')} late`,
  dueToday: 'still owed, due today',
  dueIn: ({ days }: { days: number }) => `still owed, due in ${counted(days, 'day', 'days')}`,

  // What happened to it
  copied: 'Draft, copied',
  detailsChanged: 'Details changed',
  paymentDeleted: 'Payment deleted',
  cancellationUndone: 'Reinstated',
  payments: 'Payments',
  journal: 'Journal',
  created: 'Created',
  overdue: ({ status }: { status: string }) => `Overdue, ${status}`,

  // Its payments
  paymentsOf: ({ document }: { document: string }) => `Payments of ${document}`,

  /** Beside the papers that belong to it. */
  notSentYet: ', not sent yet',
};

/** What is asked before something is done with a document that is posted. */
export const postedQuestions = {
  undoCancellationOf: ({ document }: { document: string }) => `Undo the cancellation of ${document}`,
  undoForgivenLead: 'The balance is owed again.',
};

/** What the pages of documents that are posted and paid say, in which the two sides of the books differ. */
export interface PostedWords extends PostedActWords {
  issued: string;
  issueTitle: (values: Values<'document'>) => string;
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
  surplusApplied: 'Credit applied',
  creditNote: 'Credit note',
  creditNotes: 'Credit notes',
  creditNoteUndone: 'Credit note undone',
  surplusOf: 'Customer’s credit',
  forgiveTitle: ({ document, isAll }) => `Write off ${isAll ? '' : 'the balance of '}${document}`,
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
  refundMeans: 'The money goes back by the same method.',
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
  surplusApplied: 'Advance applied',
  creditNote: 'Vendor credit',
  creditNotes: 'Vendor credits',
  creditNoteUndone: 'Vendor credit undone',
  surplusOf: 'Advance with the vendor',
  forgiveTitle: ({ document, isAll }) => `Take ${isAll ? '' : 'the balance of '}${document} as discount`,
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
  refundMeans: 'The money comes back by the same method.',
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

/** What settled a document, in a contact's history, where no way of paying says it. */
export const settledBy = {
  credit: 'Credit',
  writeOff: 'Written off',
  payment: 'Payment',

  /** What was given back, by the side of the books it is on. */
  creditNotes: {
    receivable: 'Credit note',
    payable: 'Vendor credit',
  } satisfies Readonly<Record<SideName, string>>,
};

interface IssueSeveralWords {
  lead: string;
  refused: (values: Values<'reason'>) => string;
  /** Said once it is done. */
  done: string;
}

/** What is asked before several drafts are issued or approved together. */
export const issueSeveral = {
  /** What is said of them on a side of the books. */
  issueSeveralWords: {
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
  } satisfies Readonly<Record<SideName, IssueSeveralWords>>,
  allTogether: 'All together',
  documentsIn: ({ documents, currency }: Values<'documents' | 'currency'>) => `${documents} in ${currency}`,
  inStock: 'in stock',
  leftOut: ({ count }: { count: number }) =>
    `${counted(count, 'draft', 'drafts')} can’t be included. The reason is shown below.`,
  keepDrafts: 'Keep as drafts',
};
