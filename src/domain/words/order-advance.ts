/** Money paid for a purchase order before its bill: the dialogs. */

export const title = ({ order }: { order: string }) => `Pay for ${order} in advance`;
export const lead = ({ party, most }: Record<'party' | 'most', string>) =>
  `${party} has the money before there is a bill. Up to ${most} can be paid; it can then be applied to the bill.`;
export const tooMuch = ({ most }: { most: string }) =>
  `At most ${most} more can be paid in advance for this order.`;
export const rateHint = ({
  homeCurrency,
  currency,
  rate,
}: Record<'homeCurrency' | 'currency', string> & { rate: string | null }) =>
  `${homeCurrency} for one ${currency} on that day${rate === null ? '' : `; the order stands at ${rate}`}`;
export const paidFor = ({ order }: { order: string }) => `Paid in advance for ${order}`;
