/** How a customer, an item or a document came to be here. */
export const channelWords: Readonly<Record<string, string>> = {
  manual: 'Manual',
  quote: 'Quote',
  import: 'Import',
  store: 'Store',
};
