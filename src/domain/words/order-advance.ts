/** Money paid for a purchase order before its bill: the dialogs. */

export const title = ({ order }: { order: string }) => `Pay for ${order} in advance`;
export const lead = ({ party, most }: Record<'party' | 'most', string>) =>
  `Record money you pay ${party} before there is a bill, up to ${most}. You can apply it to the bill later.`;
export const tooMuch = ({ most }: { most: string }) =>
  `At most ${most} more can be paid in advance for this order.`;
export const rateHint = ({
  homeCurrency,
  currency,
  rate,
}: Record<'homeCurrency' | 'currency', string> & { rate: string | null }) =>
  `${homeCurrency} for one ${currency} on that day${rate === null ? '' : `; the order uses ${rate}`}`;
export const paidFor = ({ order }: { order: string }) => `Paid in advance for ${order}`;
