/** The strip beside a record. */

export const counterfoil = 'Counterfoil';
export const next = 'Next';
export const more = 'More';
export const history = 'History';
export const related = 'Related';

// What can't be done
export const notPossible = 'Not available now';

// What an act will do
export const newRecord = 'new';
export const becomes = 'becomes';
export const paidBack = 'Paid back';
export const becomesCredit = 'Becomes credit';
export const inStock = 'in stock';
export const inStockWorth = ({ worth }: { worth: string }) => `in stock, worth ${worth}`;
