import type { SideName } from '../books/side-names.ts';

/** What settled a document, in a contact's history, where no way of paying says it. */

export const credit = 'Credit';
export const writeOff = 'Written off';
export const payment = 'Payment';

/** What was given back, by the side of the books it is on. */
export const creditNotes: Readonly<Record<SideName, string>> = {
  receivable: 'Credit note',
  payable: 'Vendor credit',
};
