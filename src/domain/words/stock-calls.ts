/** What calls of counts and barcodes do, for whoever reads the contract. */
export const stockCallWords = {
  // counts of locations
  listCounts: 'Counts of locations, the open ones first.',
  getCount: 'One count, with what was counted of each item, and what nobody counted.',
  startCount: 'Starts the count of a location, or joins the one that is open.',
  recordCount: 'Saves counted quantities in a count, answered row by row.',
  previewCount: 'What posting a count would change, row by row.',
  postCount: 'Posts the differences of a count, answered row by row.',
  discardCount: 'Gives up a count, or what of it isn’t posted.',
  // barcodes
  findByBarcode: 'The item with a barcode, in whichever spelling a scanner reads it.',
  freeBarcode: 'An internal barcode that no item has.',
  makeBarcodes: 'Gives several items an internal barcode, answered row by row.',
  barcodePicture: 'How a barcode is drawn: the widths of its bars and gaps.',
  barcodeLabel: 'Labels of items as PDF, on one of three sheets.',
} as const;
