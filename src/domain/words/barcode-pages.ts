/** What is read of barcodes on the pages of items, and on the page of labels. */

export const itemBarcodeWords = {
  barcode: 'Barcode',
  hint: 'Type or scan it. An item doesn’t need one.',
  make: 'Make a barcode',
  picture: ({ barcode }: { barcode: string }) => `Barcode ${barcode}`,
  printLabels: 'Print labels',
} as const;

export const labelPageWords = {
  back: 'Inventory',
  title: 'Labels',
  items: 'Number of labels',
  noItems: 'What do you want to label?',
  addItem: 'Add an item',
  findItem: 'Find an item by name, SKU or barcode',
  remove: ({ item }: { item: string }) => `Remove ${item}`,
  noBarcode: 'No barcode yet',
  make: ({ count }: { count: number }) =>
    count === 1 ? 'Make the missing barcode' : `Make the ${count} missing barcodes`,
  sheet: 'Sheet',
  first: 'First free label',
  firstHint: 'Count row by row, from the left. A new sheet starts at 1.',
  preview: ({ used, sheets, roll }: { used: number; sheets: number; roll: boolean }) => {
    const labels = used === 1 ? '1 label' : `${used} labels`;
    if (roll) return `${labels}.`;
    return `${labels} on ${sheets === 1 ? '1 sheet' : `${sheets} sheets`}.`;
  },
  scale: 'Print at 100 %, not “fit to page”, so that the labels match the sheet.',
  download: 'Download PDF',
  downloading: ({ name }: { name: string }) => `Downloading ${name}.`,
  notFound: 'This item can no longer be found. Remove it.',
} as const;
