/** What the lines of a document are refused with, in the spec's words. */
export const lineWords = {
  itemBeforeQuantity: 'Please select an item before adding a quantity.',
  itemBeforeTax: 'Please select an item before adding a tax.',
  alreadyAdded: "Can't add items already added.",
  quantityTooLow: 'Please enter digit from 1 above.',
} as const;
