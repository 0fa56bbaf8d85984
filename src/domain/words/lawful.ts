/** What an invoice must say in a country, and lacks. */

export const address = 'address';
export const or = ' or ';
/** “Invoices from Nigeria should show your address and TIN.” */
export const shouldShow = ({ country, lacking }: { country: string; lacking: string }) =>
  `Invoices from ${country} should show your ${lacking}.`;
export const add = 'Add it in Business settings';
export const thenEdit = 'Then edit and save this invoice to put it on.';
