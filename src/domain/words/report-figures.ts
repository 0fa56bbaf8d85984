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

// The statement of a contact
export const alreadyOwed = 'Already owed';
export const totalAmount = 'Total amount';
export const cancelled = 'Cancelled';
export const settled = 'Settled';
export const amountDue = 'Amount due';
