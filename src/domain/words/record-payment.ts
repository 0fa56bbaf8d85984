import type { Values } from './values.ts';

/** Recording a payment on an invoice. */

export const step = 'Payment';
export const surplusExplained = ({ customer }: { customer: string }) =>
  `${customer} keeps the surplus as credit, which can be applied to another invoice or paid back. Go back to correct the amount instead.`;
export const title = ({ document }: { document: string }) => `Record a payment on ${document}`;
export const moreThanOwed = ({ surplus, owed }: { surplus: string; owed: string }) =>
  `${surplus} more than the ${owed} that is owed.`;
export const owedBy = ({ owed, customer }: { owed: string; customer: string }) =>
  `${owed} is still owed by ${customer}.`;
export const keepAsCredit = ({ surplus }: { surplus: string }) => `Keep ${surplus} as credit`;
export const record = 'Record payment';
export const amount = 'Amount';
export const paidBy = 'Paid by';
export const paidOn = 'Paid on';
export const note = 'Note';

// In another currency
export const receivedIn = 'Received in';
export const exchangeRate = 'Exchange rate';
export const rateIs = ({
  currency,
  rate,
  homeCurrency,
  invoiceRate,
}: Values<'currency' | 'rate' | 'homeCurrency' | 'invoiceRate'>) =>
  `1 ${currency} is ${rate} ${homeCurrency}; the invoice was written at ${invoiceRate}`;
