/** What is read of labels: the sheets there are, and why some can’t be printed. */

export const sheetWords = {
  'a4-24': 'A4, 24 labels (70 × 37 mm)',
  'a4-40': 'A4, 40 labels (52.5 × 29.7 mm)',
  roll: 'Roll of labels (50 × 30 mm)',
} as const;
export const title = 'Labels';
export const sheetUnknown = 'Choose a sheet from the list.';
export const noPlace = ({ places }: { places: number }) => `This sheet has places 1 to ${places}.`;
export const countWrong = 'Print at least 1 label.';
export const nothing = 'Choose at least 1 label to print.';
export const tooMany = ({ most }: { most: string }) => `At most ${most} labels can be printed at a time.`;
export const withoutBarcode = ({ item }: { item: string }) =>
  `${item} has no barcode yet. Give it one, or leave it out.`;
export const tooWide = ({ item }: { item: string }) =>
  `The barcode of ${item} is too long for this label. Choose a larger one, or leave it out.`;
