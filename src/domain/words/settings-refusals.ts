/** What is read in settings refusal. */

export { currencyUnknown } from './everywhere.ts';
export const homeCurrencyChanged = 'The home currency has just changed. Reload the page.';
export const booksHoldAmounts = (homeCurrency: string, currency: string) =>
  `Your books hold amounts in ${homeCurrency}, so you can’t change it. Open another business for ${currency}.`;
export const numbersCouldBeSame = (other: string) =>
  `Numbers of ${other}s could be the same. Choose a prefix that differs by a letter.`;
export const lockDayNotOver = 'Choose a day before today.';
export const chooseOtherCurrency = 'Choose another currency from the list.';
export const enterRateAbove0 = 'Enter a rate above 0.';
export const taxNameTaken = 'Another tax, perhaps one no longer in use, has this name.';
export const categoryTooLong = (longestCategory: number) =>
  `The category has at most ${longestCategory} characters.`;
export const skuTaken = 'Another item, perhaps a deleted one, has this SKU.';
export const noBarcodesInPlan = 'Your plan doesn’t include barcodes.';
export const stockSoStaysCounted = (quantity: string) =>
  `There are ${quantity} in stock, so it stays counted.`;
export const goodsMayComeBack = (named: string) =>
  `Its goods are on ${named} and may come back, so it stays counted.`;
export const bankCurrencyFixed = (kept: string, asked: string) =>
  `The account has entries, so it stays in ${kept}. Add another bank for ${asked}.`;
export const bankNameTaken = (card: string) =>
  `Your books have an account called ${card}, perhaps one no longer in use. Write the name differently.`;
export const pictureWrong = 'Choose a PNG or JPEG picture of at most 200 KB.';
