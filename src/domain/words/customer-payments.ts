/** What is read in apply credit. */
export const applyCreditWords = {
  title: (name: string) => `Apply credit of ${name}`,
  noOpenInvoice: (currencies: string) => `No open invoice is in ${currencies}.`,
  lead: (credit: string) => `${credit} of credit is available. The oldest is used first.`,
  apply: (amount: string | null) => `Apply ${amount ?? 'the credit'}`,
  toWhichInvoice: 'To which invoice?',
  owed: (number: string | null, due: string) => `${number}, ${due} owed`,
  amountToApply: 'Amount to apply',
  tooMuch: (credit: string) => `The customer has only ${credit} of credit.`,
} as const;
