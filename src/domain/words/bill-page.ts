/** Bills: their list, their form and their page. */

export const empty =
  'Bills from your vendors appear here, with what you still owe. Goods arrive when a bill is approved.';

export const order = 'Order';

// The form
export const billDate = 'Bill date';
export const reference = 'Vendor’s reference';
export const referenceHint = 'The number on the vendor’s own bill';
export const anotherBill = 'This is another bill with the same reference';
export const account = 'Expense account';
export const accountHint = 'For lines without an item';
export const accountNone = 'Vendor’s default';
export const saveDraft = 'Save draft';
export const save = 'Save';

// What approving will post
export const goodsAndCosts = 'Stock and expenses';
export const taxPaid = 'Tax on purchases';
export const payable = 'Accounts payable';
