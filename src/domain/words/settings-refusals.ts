/** What is read in settings refusal. */
export const settingsRefusalWords = {
  currencyUnknown: 'Choose a currency of the list.',
  booksHoldAmounts: (homeCurrency: string, currency: string) =>
    `Your books hold amounts in ${homeCurrency}, which would change their meaning. Open another business for ${currency}.`,
  numbersCouldBeSame: (other: string) =>
    `Numbers of ${other}s could be the same. Choose a prefix that differs by a letter.`,
  lockDayNotOver: 'Choose a day that is over.',
  chooseAnotherCurrencyList: 'Choose another currency of the list.',
  enterRateAbove0: 'Enter a rate above 0.',
  taxNameTaken: 'Another tax, perhaps one no longer in use, has this name.',
  categoryTooLong: (longestCategory: number) => `The category has at most ${longestCategory} characters.`,
  skuTaken: 'Another item, perhaps a deleted one, has this SKU.',
  planDoesntIncludeBarcodes: 'Your plan doesn’t include barcodes.',
  stockSoStaysCounted: (quantity: string) => `There are ${quantity} in stock, so it stays counted.`,
  goodsMayComeBack: (named: string) =>
    `Goods of it stand on ${named} and may come back, so it stays counted.`,
  bankCurrencyFixed: (kept: string, asked: string) =>
    `The account has entries, so it stays in ${kept}. Add another bank for ${asked}.`,
  bankNameTaken: (card: string) =>
    `Your books have an account called ${card}, perhaps one no longer in use. Write the name differently.`,
  pictureWrong: 'Choose a PNG or JPEG picture of at most 200 KB.',
} as const;
