/** The exchange rate asked for where money in another currency is given back. */

export const today = 'Exchange rate today';
export const thatDay = 'Exchange rate on that date';
export const hint = ({ currency }: { currency: string }) =>
  `What one ${currency} costs you. A difference to what the books say is an exchange gain or loss. Leave it empty to use the rate in your books.`;
