/** The two sides of the books: what customers owe the business, and what the business owes vendors. */
export type SideName = 'receivable' | 'payable';

/** Their names alone, for those who only tell them apart; what differs on each, `side.ts` says. */
export const owedByCustomers: SideName = 'receivable';
export const owedToVendors: SideName = 'payable';
