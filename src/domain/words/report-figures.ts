/** The figures above a report. */

// The ledger of an account
export const before = 'Opening balance';
export const debits = 'Debits';
export const credits = 'Credits';
export const after = 'Closing balance';

// The journal
export const entries = 'Entries';

// The valuation of stock
export const postedLater = 'Moves entered after this day';
export const manyPostedLater = 'Moves entered after this day, at least';

/** The statement of a contact, by what its figures are. */
export const statementFigureWords = {
  opening: 'Already owed',
  claimed: 'Total amount',
  cancelled: 'Cancelled',
  settled: 'Settled',
  due: 'Amount due',
} as const;
