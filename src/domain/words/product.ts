/** What is read in product. */
export const productWords = {
  negative: (field: string) => `The ${field} can’t be negative.`,
  tooFine: (field: string) => `The ${field} has at most six decimals.`,
  tooLarge: (field: string) => `The ${field} is too large.`,
  nameMissing: 'Enter a name.',
  nameTooLong: 'The name has at most 200 characters.',
  skuTooLong: 'The SKU has at most 100 characters.',
  descriptionTooLong: 'The description is too long.',
  unitUnknown: 'Choose a unit of the list.',
  serviceNotCounted: 'A service is not counted in stock.',
  quantityNegative: 'The quantity can’t be negative.',
  quantityTooFine: 'A quantity has at most three decimals.',
  quantityTooLarge: 'The quantity is too large.',
  notCounted: 'Only products that are counted have a quantity.',
  stockWorthTooMuch: 'The stock is worth too much.',
} as const;
