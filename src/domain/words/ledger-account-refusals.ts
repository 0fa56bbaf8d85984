/** Why an account of the books can't be saved as typed. */

export const systemStays = 'Your books came with this account, so it stays in its sub-group.';
export const namedStays = 'This account is in use, so it stays in its sub-group.';
export const groupStays = 'The account has entries, so it stays in its group.';
export const inventoryStays = 'The account has entries, so it can’t move to or from Inventory.';
export const bankNamesIt = 'This account has its bank’s name. Change it under Settings, Banks.';
export const currencyStays = (currency: string) => `The account is in use, so it stays in ${currency}.`;
export const nameTaken = 'Another account, perhaps an inactive one, has this name.';
export const codeTaken = 'Another account, perhaps an inactive one, has this code.';
export const openingElsewhere =
  'This account has no opening balance of its own: enter it with the customer, the item or the bank.';
