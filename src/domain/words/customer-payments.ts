/** What is read in apply credit. */
export const applyCreditWords = {
  title: (name: string) => `Apply credit of ${name}`,
  noOpenInvoice: (currencies: string) => `No open invoice is in ${currencies}.`,
  lead: (credit: string) => `${credit} of credit stands open. The oldest credit is used first.`,
  apply: (amount: string | null) => `Apply ${amount ?? 'the credit'}`,
  toWhichInvoice: 'To which invoice?',
  owed: (number: string | null, due: string) => `${number}, ${due} owed`,
  amountToApply: 'Amount to apply',
  tooMuch: (credit: string) => `The customer has only ${credit} of credit.`,
} as const;

/** What is read in refund credit. */
export const refundCreditWords = {
  title: (name: string) => `Refund credit of ${name}`,
  creditStandsOpen: (owed: string) => `${owed} of credit stands open.`,
  looking: 'Looking for what stands open.',
  refund: (amount: string | null) => `Refund ${amount ?? 'the credit'}`,
  creditIn: 'Credit in',
  amountToRefund: 'Amount to refund',
  tooMuch: (owed: string) => `The customer has only ${owed} of credit.`,
  paidBackBy: 'Paid back by',
} as const;
