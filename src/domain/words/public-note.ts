/** The page of a credit note or a cancellation that somebody has by a link. */

export const credited = 'Credited';
export const cancelledAmount = 'Cancelled';
export const issued = 'Issued';
export const undone = 'Withdrawn';
export const wasUndone = ({ business }: { business: string }) =>
  `${business} withdrew it. It no longer counts.`;
export const takenOff = ({ amount, document }: Record<'amount' | 'document', string>) =>
  `${amount} was taken off ${document}.`;
export const nothingToPay = ({ document }: { document: string }) => `There’s nothing to pay on ${document}.`;

/** What was more than was owed, by the side it is on. */
export const beyond = {
  receivable: {
    kept: (amount: string) => `${amount} is kept as your credit and can pay another invoice.`,
    paidBack: (amount: string) => `${amount} is paid back to you.`,
  },
  payable: {
    kept: (amount: string) => `${amount} is kept as an advance to you.`,
    paidBack: (amount: string) => `${amount} is booked as paid back by you.`,
  },
} as const;
