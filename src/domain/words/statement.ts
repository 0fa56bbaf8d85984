/** What is read in statement. */
export const statementWords = {
  firstDayComesAfter: 'The first day comes after the last one.',
  openingBalance: 'Opening balance',
  statementOf: (name: string) => `Statement of ${name}`,
  fromTo: (from: string, written: string) => `From ${from} to ${written}`,
  asOf: (written: string) => `As of ${written}`,
  statement: 'Statement',
  statementFor: 'Statement for',
  taxId: (taxId: string) => `Tax id ${taxId}`,
  dueDate: 'Due date',
  totalAmount: 'Total amount',
  amountDue: 'Amount due',
  ofItDue: (homeAmount: string, homeDue: string) => `${homeAmount}, ${homeDue} of it due`,
  owedBefore: (day: string) => `Owed before ${day}`,
  cancelled: 'Cancelled',
  settled: 'Settled',
  amountDueOf: (homeCurrency: string) => `Amount due ${homeCurrency}`,
} as const;
