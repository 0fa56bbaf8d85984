/** The exchange rate asked for where money in another currency is given back. */

export const today = 'Exchange rate today';
export const thatDay = 'Exchange rate on that date';
export const hint = ({ currency }: { currency: string }) =>
  `What one ${currency} is worth. If your books say something else, the difference is an exchange gain or loss. Leave it empty to use the rate in your books.`;
