/** The list of invoices and receipts. */

export const empty = 'Your invoices and receipts appear here, with what is still owed.';

// What the sales come to
export const invoiced = 'Invoiced';
export const paid = 'Paid';
export const forgiven = ({ amount }: { amount: string }) => `${amount} more credited or written off`;
export const outstanding = 'Outstanding';
export const overdue = 'Overdue';
export const notDelivered = 'Not delivered';

// Back from the provider's page
export const paymentMade = 'Back from the payment page. The invoice is paid as soon as the provider says so.';
export const paymentLeft = 'Back from the payment page. Nothing was paid.';
