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
}

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
    surplus: { toThem: 'Paid in advance', ofThem: 'Paid to them in advance' },
  },
};
