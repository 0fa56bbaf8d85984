/** What is wrong with a number as it was typed. */

export const ambiguous = ({ value, plain, most }: { value: string; plain: string; most: number }) => {
  const other = most > 2 ? ` or ${value}0` : most > 0 ? `, or use at most ${most} decimals` : '';
  return `“${value}” could be read in two ways. Write ${plain}${other}.`;
};
export const grouped = ({ value, plain }: { value: string; plain: string }) =>
  `“${value}” could be read in two ways. Write ${plain}.`;
export const unreadable = ({ value, example }: { value: string; example: string }) =>
  `“${value}” could not be read as a number. Write it like ${example}.`;
export const tooExact = ({ most }: { most: number }) => `At most ${most} decimals.`;
export const tooExactIn = ({ currency, most }: { currency: string; most: number }) =>
  most === 0 ? `${currency} has no decimals.` : `${currency} has at most ${most} decimals.`;
