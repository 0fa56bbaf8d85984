import { plural } from './everywhere.ts';
/** What is read of barcodes: why one can’t be used, and what it is printed as. */
export const barcode = {
  tooLong: (longest: number) => `A barcode has at most ${longest} characters.`,
  unprintable: 'A barcode has only unaccented letters, digits, spaces and punctuation.',
  taken: ({ item }: { item: string }) => `${item} has this barcode already.`,
  takenOnRestore: ({ item }: { item: string }) =>
    `${item} has its barcode now. Change that one first, then restore this item.`,

  /** What each symbology is called. */
  symbologies: { ean13: 'EAN-13', ean8: 'EAN-8', upca: 'UPC-A', code128: 'Code 128' } as const,
  printedAs: ({ symbology }: { symbology: string }) => `Printed as ${symbology}.`,

  /** Of a code as long as one with a check digit, whose last digit isn’t the one that the others make. */
  checkDigitOff: ({ symbology, digit }: { symbology: string; digit: string }) =>
    `As ${symbology} it would end in ${digit}. It will be printed as Code 128.`,
  missing: 'Enter a barcode.',
};

/** What calls of barcodes answer. */
export const barcodeAnswers = {
  found: 'Item found.',
  unknown: 'No item has this barcode.',
  free: 'This barcode is free.',
  made: 'Barcode added.',
  picture: 'The bars of the barcode',
};

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
    plural(count, 'Make the missing barcode', `Make the ${count} missing barcodes`),
  sheet: 'Sheet',
  first: 'First free label',
  firstHint: 'Count row by row, from the left. A new sheet starts at 1.',
  preview: ({ used, sheets, roll }: { used: number; sheets: number; roll: boolean }) => {
    const labels = plural(used, '1 label', `${used} labels`);
    if (roll) return `${labels}.`;
    return `${labels} on ${plural(sheets, '1 sheet', `${sheets} sheets`)}.`;
  },
  scale: 'Print at 100 %, not “fit to page”, so that the labels match the sheet.',
  download: 'Download PDF',
  downloading: ({ name }: { name: string }) => `Downloading ${name}.`,
  notFound: 'This item can no longer be found. Remove it.',
} as const;

/** What is read of labels: the sheets there are, and why some can’t be printed. */
export const labels = {
  sheetWords: {
    'a4-24': 'A4, 24 labels (70 × 37 mm)',
    'a4-40': 'A4, 40 labels (52.5 × 29.7 mm)',
    roll: 'Roll of labels (50 × 30 mm)',
  } as const,
  title: 'Labels',
  sheetUnknown: 'Choose a sheet from the list.',
  noPlace: ({ places }: { places: number }) => `This sheet has places 1 to ${places}.`,
  countWrong: 'Print at least 1 label.',
  nothing: 'Choose at least 1 label to print.',
  tooMany: ({ most }: { most: string }) => `At most ${most} labels can be printed at a time.`,
  withoutBarcode: ({ item }: { item: string }) => `${item} has no barcode yet. Give it one, or leave it out.`,
  tooWide: ({ item }: { item: string }) =>
    `The barcode of ${item} is too long for this label. Choose a larger one, or leave it out.`,
};

/** What is read where items are scanned. */
export const scanWords = {
  unknown: ({ barcode }: { barcode: string }) => `No item has the barcode ${barcode}.`,
  scanned: ({ item, quantity }: { item: string; quantity: string }) => `${item}: ${quantity}`,
} as const;

/** What is read where items are scanned by the camera. */
export const cameraWords = {
  open: 'Scan with the camera',
  title: 'Scan barcodes',
  lead: 'Hold a barcode in front of the camera. It stays open until you’re done.',
  picture: 'What the camera sees',
  opening: 'Allow the camera if your browser asks.',
  ready: 'Ready to scan.',
  done: 'Done',
  close: 'Close',
  retry: 'Try again',
  blocked: 'Your browser blocks the camera for this page. Allow it in the address bar, then try again.',
  none: 'This device has no camera. Connect one, or use a hand scanner.',
  inUse: 'Another program is using the camera. Close it, then try again.',
  insecure: 'The camera works on secure (https) pages only. Use a hand scanner here.',
  lost: 'The camera was disconnected.',
  readerMissing: 'The barcode reader couldn’t be loaded. Check your connection, then try again.',
} as const;
