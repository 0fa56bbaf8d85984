/** What is read in statement. */

export const firstDayComesAfter = 'The first day comes after the last one.';
export const openingBalance = 'Opening balance';
export const statementOf = (name: string) => `Statement of ${name}`;
export const fromTo = (from: string, written: string) => `From ${from} to ${written}`;
export const asOf = (written: string) => `As of ${written}`;
export const statement = 'Statement';
export const statementFor = 'Statement for';
export const taxId = (taxId: string) => `Tax ID ${taxId}`;
export const dueDate = 'Due date';
export const totalAmount = 'Total amount';
export const amountDue = 'Amount due';
export const ofItDue = (homeAmount: string, homeDue: string) => `${homeAmount}, ${homeDue} of it due`;
export const owedBefore = (day: string) => `Owed before ${day}`;
export const cancelled = 'Cancelled';
export const settled = 'Settled';
export const amountDueOf = (homeCurrency: string) => `Amount due ${homeCurrency}`;
