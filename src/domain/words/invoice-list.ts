/** The list of invoices and receipts. */

export const empty = 'Your invoices and receipts appear here, with what is still owed.';

// What the sales come to
export const invoiced = 'Invoiced';
export const paid = 'Settled of it';
export const outstanding = 'Outstanding of it';
export const overdue = 'Overdue of it';
export const notDelivered = 'Undelivered of it';

// Back from the provider's page
export const paymentMade = 'Back from the payment page. The invoice is paid as soon as the provider says so.';
export const paymentLeft = 'Back from the payment page. Nothing was paid.';
