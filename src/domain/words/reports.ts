/** Columns of every report of what was posted. */
export const postingWords = {
  date: 'Date',
  document: 'Document',
  account: 'Account',
  memo: 'Memo',
  contact: 'Contact',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
} as const;

/** What is read in account ledger. */
export const accountLedgerWords = {
  dayAndEntry: 'Date and entry',
  empty: 'Nothing was posted to this account in these days.',
} as const;

/** The statement of a contact's account as a report. */
export const statementReportWords = {
  issueDate: 'Issue date',
  dueDate: 'Due date',
  totalAmount: 'Total amount',
  amountDue: 'Amount due',
} as const;

/** What is read in report file. */
export const reportFileWords = {
  compared: (comparedWith: string) => `Compared with: ${comparedWith}`,
  amountsIn: (currency: string) => `Amounts in ${currency}`,
} as const;

/** What is read in journal. */
export const journalWords = {
  entryAndAccount: 'Entry and account',
  entry: 'Entry',
  entryMemo: 'Entry memo',
  empty: 'There are no entries yet. They appear when something is issued or paid.',
} as const;

/** What is read in inventory valuation. */
export const valuationWords = {
  item: 'Item',
  sku: 'SKU',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  costPrice: 'Cost price',
  margin: 'Margin %',
  inventoryValue: 'Inventory value',
  retailValue: 'Retail value',
  potentialProfit: 'Potential profit',
  goodsInTransit: 'Goods in transit',
  empty: 'Nothing was in stock on {day}.',
} as const;

/** What is read in report name. */
export const reportNameWords = {
  inventoryValuation: 'Inventory valuation',
  stockAnalysis: 'Stock analysis',
  stockMovements: 'Stock movements',
  valuationMoves: 'Movements behind the value',
  trialBalance: 'Trial balance',
  journal: 'Journal',
  account: 'Account',
  statementOfAccount: 'Statement of account',
} as const;

/** What is read in trial balance. */
export const trialBalanceWords = {
  group: 'Group',
  totalInBalance: 'Total, in balance',
  totalNotInBalance: 'Total, NOT in balance',
  empty: 'Nothing was posted up to {day}.',
} as const;
