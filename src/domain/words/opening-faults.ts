/** What is wrong with an opening balance or an opening stock. */

export { currencyUnknown as currencyMissing } from './everywhere.ts';
export const worthTooLittle = ({ homeCurrency }: { homeCurrency: string }) =>
  `This is worth less than the smallest amount of ${homeCurrency}.`;
export const dayMissing = 'Enter a day of the calendar.';
export const balanceInFuture = 'An opening balance can’t be in the future.';
export const stockInFuture = 'Opening stock can’t be dated in the future.';
