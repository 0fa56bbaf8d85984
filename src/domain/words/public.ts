/** The page a customer has by a link. */
export const publicDocument = {
  linkClosed: 'This link no longer works',
  linkClosedWhy: 'It may have been withdrawn. Ask the person who sent it for a new one.',
  notLoaded: 'We couldn’t load this document',
  notLoadedWhy: 'Try again in a moment.',
  print: 'Print',
  downloadPdf: 'Download PDF',
  sentWith: 'Sent with Counterfoil',

  // At a glance
  summary: 'Summary',
  from: ({ business }: { business: string }) => `From ${business}`,

  /** Of a document that its reader wrote, and the business recorded. */
  sharedBy: ({ business }: { business: string }) => `Shared by ${business}`,
  total: 'Total',
  amountDue: 'Amount due',

  /** Of a document that its reader is paid for. */
  leftToPay: 'Still to be paid',
  dueOn: ({ day }: { day: string }) => `Due ${day}`,
  overdue: 'Overdue',
  overdueSince: ({ day }: { day: string }) => `Overdue since ${day}`,
  expectedBy: ({ day }: { day: string }) => `Expected by ${day}`,
  partPaid: ({ paid, total: whole }: Record<'paid' | 'total', string>) => `${paid} of ${whole} paid`,
  paidInFull: 'Paid in full. Thank you.',
  paidOn: ({ day }: { day: string }) => `Paid in full on ${day}. Thank you.`,
  /** Of a document that was given back, by how. */
  givenBack: {
    refunded: ({ document }: { document: string }) =>
      `This ${document} was refunded in full. There’s nothing to pay.`,
    'partly-refunded': ({ document }: { document: string }) =>
      `Part of this ${document} was refunded. There’s nothing to pay.`,
    credited: ({ document }: { document: string }) =>
      `This ${document} was credited in full. There’s nothing to pay.`,
    'partly-credited': ({ document }: { document: string }) =>
      `Part of this ${document} was credited. There’s nothing to pay.`,
  },
  nothingDue: ({ document }: { document: string }) =>
    `This ${document} was cancelled. There’s nothing to pay.`,
};

/** The page of a credit note or a cancellation that somebody has by a link. */
export const publicNote = {
  credited: 'Credited',
  cancelledAmount: 'Cancelled',
  issued: 'Issued',
  undone: 'Withdrawn',
  wasUndone: ({ business }: { business: string }) => `${business} withdrew it. It no longer counts.`,
  takenOff: ({ amount, document }: Record<'amount' | 'document', string>) =>
    `${amount} was taken off ${document}.`,
  nothingToPay: ({ document }: { document: string }) => `There’s nothing to pay on ${document}.`,

  /** What was more than was owed, by the side it is on. */
  beyond: {
    receivable: {
      kept: (amount: string) => `${amount} is kept as your credit and can pay another invoice.`,
      paidBack: (amount: string) => `${amount} is paid back to you.`,
    },
    payable: {
      kept: (amount: string) => `${amount} is kept as an advance to you.`,
      paidBack: (amount: string) => `${amount} is booked as paid back by you.`,
    },
  } as const,
};

/** The strip beside a record. */
export const counterfoil = {
  counterfoil: 'Counterfoil',
  next: 'Next',
  more: 'More',
  history: 'History',
  related: 'Related',

  // How far each step of its way is, read aloud
  progress: { done: 'done', now: 'current', next: 'to come' },

  // What can't be done
  notPossible: 'Not available now',

  // What an act will do
  newRecord: 'new',
  becomes: 'becomes',
  paidBack: 'Paid back',
  becomesCredit: 'Becomes credit',
  inStock: 'in stock',
  inStockWorth: ({ worth }: { worth: string }) => `in stock, worth ${worth}`,
};
