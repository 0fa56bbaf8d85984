/** The form of an invoice or receipt. */

export const sales = 'Sales';

// The sheet
export const date = 'Date';
export const issueDate = 'Issue date';
export const paidBy = 'Paid by';
export const depositRequired = 'Deposit requested';
export const depositReceived = 'Deposit received now';
export const depositHint = 'Counted as paid in cash when the invoice is issued';

// Saving
export const save = 'Save';
export const issueReceipt = 'Issue receipt';
export const issueInvoice = 'Issue invoice';
export const saveDraft = 'Save draft';

// Beside it: what saving and issuing will do
export const cashAndBank = 'Cash and bank';
export const receivable = 'Accounts receivable';
export const discounts = 'Sales discounts';
export const taxCollected = 'Sales tax collected';
export const shippingCharged = 'Shipping charged to customers';
