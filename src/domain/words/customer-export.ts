/** What is read in export. */

export const downloading = (name: string) => `Downloading ${name}.`;
export const title = 'Export customers';
export const leadSelected = (customers: string) =>
  `The file holds the ${customers} you selected, in the order of the list.`;
export const leadAll = (customers: string) =>
  `The file holds the ${customers} of the list as it stands, on all its pages and in its order.`;
export const downloadCsv = 'Download CSV';
export const columns = 'Columns';
export const always = (header: string) => `${header} (always)`;
export const tryAgain = 'Try again';
