/** A list as a file. */

export const tooManyRows = ({ limit }: { limit: string }) =>
  `A file can have at most ${limit} rows. Narrow the list, for example by date.`;
export const totalAtHome = ({ homeCurrency }: { homeCurrency: string }) => `Total in ${homeCurrency}`;
export const outstandingAtHome = ({ homeCurrency }: { homeCurrency: string }) =>
  `Outstanding in ${homeCurrency}`;

// The head of a file of documents
export const number = 'Number';
export const type = 'Type';
export const otherParty = { customer: 'Customer', vendor: 'Vendor' } as const;
export const reference = 'Reference';
export const madeFrom = 'Made from';
export const due = 'Due';
export const expected = 'Expected';
export const status = 'Status';
export const currency = 'Currency';
export const total = 'Total';
export const outstanding = 'Outstanding';
