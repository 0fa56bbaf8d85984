/** What is read in export. */
export const exportWords = {
  downloading: (name: string) => `Downloading ${name}.`,
  title: 'Export customers',
  leadSelected: (customers: string) =>
    `The file holds the ${customers} you selected, in the order of the list.`,
  leadAll: (customers: string) =>
    `The file holds the ${customers} of the list as it stands, on all its pages and in its order.`,
  downloadCsv: 'Download CSV',
  columns: 'Columns',
  always: (header: string) => `${header} (always)`,
  tryAgain: 'Try again',
} as const;
