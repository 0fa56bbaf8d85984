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

export { downloading, exportList } from './export-button.ts';
export const leadSelected = (contacts: string) =>
  `The file holds the ${contacts} you selected, in the order of the list.`;
export const leadAll = (contacts: string) =>
  `The file holds the ${contacts} of the list as it stands, on all its pages and in its order.`;
export const downloadCsv = 'Download CSV';
export const columns = 'Columns';
export const always = (header: string) => `${header} (always)`;
export const tryAgain = 'Try again';
