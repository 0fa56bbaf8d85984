/** What is said of a copy whose tax rates have changed since. */
export const taxRateChanged = ({ tax, before, now }: Record<'tax' | 'before' | 'now', string>) =>
  `${tax} is now ${now}% instead of ${before}%, so the copy uses ${now}%.`;
