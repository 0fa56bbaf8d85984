/** Somebody else saved in between: what is said, and what is chosen. */

export const savedByOther = 'Someone else saved changes';
export const savedAt = ({ time }: { time: string }) => `Saved ${time}.`;
export const takeTheirs = 'Take their version';
export const keepVersion = 'Keep mine';
export const saveAgain = 'Save again to keep your version.';

// Where the two differ, to choose one by one
export const theirs = 'Theirs';
export const yours = 'Yours';
export const useChoices = 'Use these choices';
export const saveChoices = 'Save to keep these choices.';

// How a value is named that is no text
export const yes = 'Yes';
export const no = 'No';
export const picture = 'A picture';
export const noLongerAvailable = 'No longer available';
export const notThere = 'Not there';
export const line = ({ number }: { number: number }) => `Line ${number}`;

/** What fields are called there; any other by its name in the code. */
export const labels: Readonly<Record<string, string>> = {
  issuedOn: 'Date',
  dueOn: 'Due date',
  notes: 'Notes',
  rate: 'Exchange rate',
  shippingTax: 'Tax on shipping',
  shipTo: 'Shipping address',
  billing: 'Billing address',
  shipping: 'Shipping',
  depositRequired: 'Deposit requested',
  name: 'Name',
  cc: 'Copies to',
  termsDays: 'Payment terms in days',
  earlyPercent: 'Early discount (%)',
  earlyDays: 'Discount period (days)',
  openingOn: 'Opening balance as of',
  percent: 'Percentage',
  salesTaxId: 'Sales tax',
  purchaseTaxId: 'Purchase tax',
  incomeAccount: 'Income account',
  costAccount: 'Cost account',
  inventoryAccount: 'Inventory account',
  vendorId: 'Preferred vendor',
  tracked: 'Track stock',
  holder: 'Name under the signature',
  theirReference: 'Customer’s reference',
  supplyOn: 'Date of supply',
  showsBank: 'Bank details on invoices',
  showsOnline: 'Link and QR code to pay online',
  makeDefault: 'Default',
};
