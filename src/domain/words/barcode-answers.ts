/** What calls of barcodes answer. */

export const found = 'Item found.';
export const unknown = 'No item has this barcode.';
export const free = 'This barcode is free.';
export const made = 'Barcode added.';
export const picture = 'The bars of the barcode';
