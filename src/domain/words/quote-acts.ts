/** What can be done with a quote. */

export const toInvoice = 'Convert to invoice';
export const toReceipt = 'Convert to receipt';
export const restore = 'Restore';
export const edit = 'Edit';
export const deleteIt = 'Delete';
