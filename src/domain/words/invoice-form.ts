import { counted } from './counted.ts';

/** The form of an invoice or receipt. */

export const byTerms = ({ days }: { days: number }) =>
  `By the customer’s terms of ${counted(days, 'day', 'days')}, unless you choose`;
export const sales = 'Sales';
export const postedAnew =
  'The posted entry is reversed and posted again with your changes. Changing the notes or due date posts nothing.';

// The sheet
export const locked =
  'Something has been settled on it: notes, due date and shipping address can change; for the rest delete the payment first.';
export const date = 'Date';
export const issueDate = 'Issue date';
export const paidBy = 'Paid by';
export const depositRequired = 'Deposit asked for';
export const depositReceived = 'Deposit received now';
export const depositHint = 'Counted as paid in cash when the invoice is issued';
export const dueByDefault = 'One month after the issue date, unless you choose';
export const dueDate = 'Due date';

// Saving
export const save = 'Save';
export const saveReceipt = 'Save receipt';
export const issueInvoice = 'Issue invoice';
export const saveDraft = 'Save draft';

// Beside it: what saving and issuing will do
export const cashAndBank = 'Cash and bank';
export const receivable = 'Accounts receivable';
export const discounts = 'Sales discounts';
export const taxCollected = 'Sales tax collected';
export const shippingCharged = 'Shipping charged to customers';
export const becomes = ({ number }: { number: string }) => `becomes ${number} when issued`;
export const getsNumber = 'gets its number when issued';
export const whatSavingWillDo = 'What saving will do';
export const settledPostsNothing = 'Notes, due date and shipping address change; nothing is posted.';
export const draftPostsNothing = 'A draft posts nothing and takes no number.';
export const whenIssued = 'When issued';
export const whenIssuedIn = ({ homeCurrency }: { homeCurrency: string }) => `When issued, in ${homeCurrency}`;
