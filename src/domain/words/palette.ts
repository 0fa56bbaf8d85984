/** The palette: everything that can be found or done. */

export const label = 'Page, document, contact, item or action';
export const placeholder = 'Page, number, name or action';
export const found = 'Found';
export const foundCount = ({ count }: { count: number }) => `${count} found`;

// What it can do
export const newInvoice = 'New invoice';
export const newReceipt = 'New receipt';
export const newQuote = 'New quote';
export const newBill = 'New bill';
export const newOrder = 'New purchase order';
export const newExpense = 'New expense';
export const newCustomer = 'New customer';
export const newVendor = 'New vendor';
export const newItem = 'New item';
export const newBank = 'New bank';
export const newTax = 'New tax';
export const goTo = 'Go to';
export const lightTheme = 'Light theme';
export const darkTheme = 'Dark theme';
export const systemTheme = 'Device theme';
export const showKeys = 'Show the keys';
export const signOut = 'Sign out';
export const actions = 'Do';
export const onThisPage = 'On this page';

// What it finds, under the name of its page or of its own
export const items = 'Items';
export const draft = 'Draft';
