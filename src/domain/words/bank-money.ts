import { everywhere } from './everywhere.ts';

/** What kinds of transaction a bank has. */
export const transactionTypeWords = {
  payment: 'Payment made',
  received: 'Payment received',
  fund: 'Funds',
  expense: 'Expense',
  opening: 'Opening balance',
  transfer: 'Transfer',
  journal: 'Journal entry',
  payout: 'Payout',
  fee: 'Bank fee',
} as const;

/** The transactions of a bank, on page, paper and in files. */
export const bankTransactionWords = {
  title: 'Bank transactions',
  titleOf: ({ bank, currency }: { bank: string; currency: string }) => `${bank}, ${currency}`,
  dayAndType: 'Date and type',
  date: 'Date',
  type: 'Type',
  entry: 'Entry',
  contact: 'Contact',
  document: 'Document',
  memo: 'Memo',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  balance: 'Balance',
  homeIn: 'Money in, in your books',
  homeOut: 'Money out, in your books',
  homeBalance: 'Balance, in your books',
  statement: 'Statement',
  before: 'Opening balance',
  after: 'Closing balance',
  inCurrency: ({ label, currency }: { label: string; currency: string }) => `${label}, ${currency}`,
  empty: 'No money moved through this bank in these days.',
  answer: 'Transactions',
} as const;

/** The page of a bank with its transactions. */
export const bankPageWords = {
  title: 'Bank transactions',
  banks: 'Banks',
  bank: 'Bank',
  allTypes: 'All types',
  order: 'Order',
  newest: 'Newest first',
  oldest: 'Oldest first',
  search: 'Search contact, memo, number, amount',
  unmatched: 'Not yet on a statement',
  noBanks: 'You have no banks yet. Add one to see what moves through it.',
  noTransactions: 'Nothing has moved through this bank yet.',
  addBank: 'New bank',
  balance: 'Balance',
  inYourBooks: 'In your books',
  lastStatement: 'Last statement',
  noStatement: 'None yet',
  notMatched: (count: number) => `${count} not matched`,
  downloadPdf: 'Download PDF',
  downloadCsv: 'Download CSV',
  print: 'Print',
  edit: 'Edit bank',
  transfer: 'Transfer',
  entry: (number: number) => `Entry ${number}`,
  reversal: 'Reversal',
  reversed: 'Reversed',
  onStatement: (day: string) => `On statement of ${day}`,
} as const;

/** Why money can't be moved on a bank as typed. */
export const bankMoneyRefusals = {
  archived: 'This bank is archived. Activate it first.',
  accountUnknown: 'Choose an account.',
  accountInactive: 'This account is inactive. Choose another one, or activate it.',
  isTransfer: 'Moving money between banks or cash is a transfer. Record a transfer instead.',
  accountOfDocuments: (account: string) =>
    `${account} changes only with documents, payments and stock. Choose another account.`,
  inFuture: 'Choose today or an earlier day.',
  rateNeeded: (currency: string) => `Enter the exchange rate for ${currency}.`,
  overdraft: ({ bank, balance }: { bank: string; balance: string }) =>
    `${bank} will be at ${balance}. Confirm that it can go below zero.`,
  sameBank: 'Choose two different banks.',
  amountsDiffer:
    'Both banks have the same currency, so the amounts must be equal. Enter a charge as the fee.',
  amountInMissing: (currency: string) => `Enter the amount that arrives in ${currency}.`,
  arrivesBefore: 'It can’t arrive before it leaves.',
  arrivesTooLate: (days: number) => `It must arrive within ${days} days.`,
  restMemo: 'Exchange difference of an emptied bank',
  notFromHere: 'This entry was posted by something else. Undo it there.',
} as const;

/** Putting money into a bank, and taking it out. */
export const fundWords = {
  added: 'Funds have been added',
  removed: 'Funds have been removed',
  memo: {
    in: ({ account }: { account: string }) => `Funds from ${account}`,
    out: ({ account }: { account: string }) => `Funds to ${account}`,
  },
  noTax: 'No tax is recorded here.',
  title: { in: 'Add funds', out: 'Remove funds' },
  lead: {
    in: 'Money that came into this bank other than by a payment.',
    out: 'Money that left this bank other than by a payment.',
  },
  save: { in: 'Add funds', out: 'Remove funds' },
  amount: 'Amount',
  date: 'Date',
  account: { in: 'From account', out: 'To account' },
  memoLabel: 'Memo',
  dateHint: everywhere.todayIfEmpty,
  rate: 'Exchange rate',
  rateHint: (currency: string, homeCurrency: string) => `What 1 ${currency} is worth in ${homeCurrency}.`,
  overdraft: 'It can go below zero',
  whatSavingWillDo: 'What saving will do',
} as const;

/** Moving money between banks. */
export const bankTransferWords = {
  done: 'Transfer recorded.',
  memo: ({ from, to }: { from: string; to: string }) => `Transfer from ${from} to ${to}`,
  feeMemo: 'Transfer fee',
  fee: 'Fee',
  difference: 'Exchange difference of a transfer',
  title: 'Transfer',
  lead: 'Move money between your banks and cash.',
  save: 'Record transfer',
  from: 'From',
  to: 'To',
  chooseBank: 'Choose a bank',
  amount: 'Amount',
  amountOut: 'Amount sent',
  amountIn: 'Amount received',
  feeHint: 'Charged on top by the bank it leaves.',
  leavesOn: 'Date sent',
  arrivesOn: 'Date received',
  arrivesHint: 'Leave empty if it’s the same day. Until then it’s in Payment clearing.',
  rateOptional: 'Leave empty to use what was sent and received.',
} as const;

/** Taking back what was moved by hand. */
export const undoWords = {
  done: 'Entry undone.',
  title: 'Undo this entry?',
  lead: 'It will be reversed on its own day, or today if that day is locked. Both stay in the list.',
  leadOfTransfer:
    'Both sides of the transfer will be reversed, on their own days or today if those are locked.',
  undo: 'Undo',
  keep: 'Keep it',
  memo: ({ memo }: { memo: string }) => `Undone: ${memo}`,
  onStatement: (day: string) =>
    `It’s on the statement of ${day}, which doesn’t change. The reversal isn’t on a statement yet.`,
} as const;
