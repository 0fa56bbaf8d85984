/** The plans side by side. */

export const quotesInvoicesReceipts = 'Quotes, invoices and receipts';
export const everythingIn = ({ plan }: { plan: string }) => `Everything in ${plan}, and`;
export const yourPlan = '· your plan';
