import type { ContactRole } from '../contact.ts';

/** The contacts of a list as a file. */

/** What the file is called before its day. */
export const contactFileNames: Readonly<Record<ContactRole, string>> = {
  customer: 'Customers',
  vendor: 'Vendors',
};

interface ExportWords {
  title: string;
  /** So many of them, the number in the way of the business. */
  howMany: (count: number, shown: string) => string;
}

export const exportWords: Readonly<Record<ContactRole, ExportWords>> = {
  customer: {
    title: 'Export customers',
    howMany: (count, shown) => `${shown} ${count === 1 ? 'customer' : 'customers'}`,
  },
  vendor: {
    title: 'Export vendors',
    howMany: (count, shown) => `${shown} ${count === 1 ? 'vendor' : 'vendors'}`,
  },
};

export { downloading } from './export-button.ts';
export const leadSelected = (contacts: string) =>
  `The file has the ${contacts} you selected, in the order of the list.`;
export const leadAll = (contacts: string) =>
  `The file has all ${contacts} in the list as you see it now, on every page and in the same order.`;
export const downloadCsv = 'Download CSV';
export const columns = 'Columns';
export const always = (header: string) => `${header} (always)`;
export const tryAgain = 'Try again';
