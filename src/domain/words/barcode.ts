/** What is read of barcodes: why one can’t be used, and what it is printed as. */

export const tooLong = (longest: number) => `A barcode has at most ${longest} characters.`;
export const unprintable = 'A barcode has only unaccented letters, digits, spaces and punctuation.';
export const taken = ({ item }: { item: string }) => `${item} has this barcode already.`;
export const takenOnRestore = ({ item }: { item: string }) =>
  `${item} has its barcode now. Change that one first, then restore this item.`;
/** What each symbology is called. */
export const symbologies = { ean13: 'EAN-13', ean8: 'EAN-8', upca: 'UPC-A', code128: 'Code 128' } as const;
export const printedAs = ({ symbology }: { symbology: string }) => `Printed as ${symbology}.`;
/** Of a code as long as one with a check digit, whose last digit isn’t the one that the others make. */
export const checkDigitOff = ({ symbology, digit }: { symbology: string; digit: string }) =>
  `As ${symbology} it would end in ${digit}. It will be printed as Code 128.`;
export const missing = 'Enter a barcode.';
