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
  empty: 'No money moved through this bank in this period.',
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
  search: 'Search transactions',
  unmatched: 'Not yet on a statement',
  noBanks: 'You have no banks yet. Add one to see what moves through it.',
  noTransactions: 'Nothing has moved through this bank yet.',
  addBank: 'New bank',
  balance: 'Balance',
  inYourBooks: 'In your books',
  lastStatement: 'Last statement',
  noStatement: 'None yet',
  notMatched: (count: number) => `${count} not matched`,
  print: 'Print',
  seeTransactions: 'See transactions',
  cash: ({ name, balance }: { name: string; balance: string }) => `${name}: ${balance}`,
  edit: 'Edit bank',
  transfer: 'Transfer',
  entry: (number: number) => `Entry ${number}`,
  reversal: 'Reversal',
  reversed: 'Reversed',
  onStatement: (day: string) => `On statement of ${day}`,
} as const;

/** Why money can't be moved on a bank as typed. */
export const bankMoneyRefusals = {
  archived: 'An archived bank takes no money. Activate it first.',
  accountUnknown: 'Choose one of your accounts.',
  accountInactive: 'This account is inactive. Choose another one, or activate it.',
  isTransfer: 'Moving money between banks or cash is a transfer. Record a transfer instead.',
  accountOfDocuments: (account: string) =>
    `${account} changes only with documents, payments and stock. Choose another account.`,
  inFuture: everywhere.notInFuture,
  rateNeeded: everywhere.rateNeeded,
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
  isUndone: 'This entry was undone.',
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

/** Why the chart refuses an event of a statement, in a sentence that says the way out. */
export const whyNotBankStatement = (status: 'Open' | 'Finished' | 'Removed', type: string): string => {
  if (status === 'Removed') return 'This statement was deleted.';
  if (status === 'Finished')
    return ['statement.reopen', 'statement.follow'].includes(type)
      ? 'A later statement follows this one. Reopen the newest first.'
      : 'This statement is finished. Reopen it to change it.';
  return type === 'statement.finish'
    ? 'There’s still a difference. Finish when it’s zero.'
    : 'This statement is still open.';
};

/** What is wrong with a statement as it is typed. */
export const bankStatementFaults = {
  dayMissing: 'Enter the last day of the statement.',
  firstDayMissing: 'Enter the first day of the statement.',
  inFuture: everywhere.notInFuture,
  notAfterPrevious: 'Choose a day after the last statement.',
  beforeFirst: 'The last day can’t be before the first.',
  oneIsOpen: 'Another statement of this bank is open. Finish or delete it first.',
  notThisBank: 'This entry isn’t on this bank.',
  tooLate: 'This entry is dated after the statement.',
  onAnother: 'This entry is on another statement.',
  notEarlier: 'This entry isn’t from before the first statement.',
} as const;

/** A statement held against the books, as a report. */
export const bankReconciliationWords = {
  title: 'Bank reconciliation',
  titleOf: ({ bank, day }: { bank: string; day: string }) => `${bank}, statement of ${day}`,
  dayAndType: 'Not on the statement',
  date: bankTransactionWords.date,
  type: bankTransactionWords.type,
  contact: bankTransactionWords.contact,
  document: bankTransactionWords.document,
  memo: bankTransactionWords.memo,
  moneyIn: bankTransactionWords.moneyIn,
  moneyOut: bankTransactionWords.moneyOut,
  inCurrency: bankTransactionWords.inCurrency,
  books: 'Balance in your books',
  notYet: 'Not on the statement',
  before: 'Difference before the first statement',
  difference: 'Still to find',
  statement: 'Balance of the statement',
  empty: 'Everything in your books is on the statement.',
} as const;

/** What calls of statements answer. */
export const bankStatementAnswers = {
  statements: 'Statements',
  statement: 'Statement',
  started: 'Statement started.',
  saved: 'Statement saved.',
  marked: 'Saved.',
  finished: 'Statement finished.',
  reopened: 'Statement reopened.',
  deleted: 'Statement deleted.',
} as const;

/** The page on which a bank's statements are held against the books. */
export const statementPageWords = {
  title: (bank: string) => `Reconcile ${bank}`,
  page: 'Reconcile',
  reconcile: 'Reconcile',
  back: 'Transactions',
  statement: 'Statement',
  option: ({ day, isOpen }: { day: string; isOpen: boolean }) => (isOpen ? `${day}, open` : day),
  empty: 'Check your books against your bank’s statement: enter its balance and tick what you find on it.',
  newStatement: 'New statement',
  edit: 'Edit statement',
  delete: 'Delete statement',
  deleteTitle: (day: string) => `Delete the statement of ${day}?`,
  deleteLead: 'What you ticked on it will be on no statement. Your books don’t change.',
  keepIt: 'Keep it',
  finish: 'Finish',
  reopen: 'Reopen',
  firstDay: 'First day',
  lastDay: 'Last day',
  opening: 'Opening balance',
  openingHint: 'What the statement begins with. Below zero for an overdraft.',
  closing: 'Closing balance',
  closingHint: 'What the statement ends with.',
  lead: 'As printed on the bank’s statement.',
  firstLead:
    'As printed on the bank’s statement. Everything in your books before its first day counts as matched; you can pick what wasn’t.',
  start: 'Start statement',
  save: 'Save statement',
  ticked: 'Ticked',
  difference: 'Difference',
  differenceOf: (amount: string) => `Difference: ${amount}`,
  lastDayMissing: bankStatementFaults.dayMissing,
  balanced: 'No difference. You can finish this statement.',
  finished: 'Finished. Everything on it was found in your books.',
  notAll: ({ shown, total }: { shown: number; total: number }) =>
    `The oldest ${shown} of ${total} are shown.`,
  onIt: 'On it',
  nothing: 'No entries up to this day are left to tick.',
  earlier: (day: string) => `Before ${day}`,
  earlierLead: 'These count as matched. Tick those that weren’t on an earlier statement.',
  outstanding: 'Not matched yet',
  addMissing: 'Add what’s missing',
  bankCharge: 'Bank charge',
  interest: 'Interest received',
  transfer: 'Transfer',
  expense: 'Expense',
  received: 'Payment received',
  print: 'Print',
} as const;

/** A payment that a statement shows and the books lack. */
export const receivedWords = {
  title: 'Payment received',
  lead: 'Choose who paid. The date, the amount and the bank are filled in.',
} as const;

/** Counting the cash on hand. */
export const cashCountWords = {
  title: 'Count cash',
  lead: 'Enter what you counted. The difference to your books is posted to the account you choose.',
  counted: 'Counted',
  account: 'Difference to',
  save: 'Save count',
  memo: 'Cash count',
  belowNothing: 'You can’t count less than nothing.',
  matches: 'Your books match what you counted.',
  posted: 'Difference posted.',
} as const;
