import type { StoreOrder } from './order.ts';

const soldIn = ({ lines }: StoreOrder, variantId: string): number =>
  lines.filter(({ variant }) => variant?.id === variantId).reduce((all, { quantity }) => all + quantity, 0);

const returnedOf = ({ lines, refunds }: StoreOrder, variantId: string): number =>
  refunds
    .flatMap((refund) => refund.lines)
    .filter(
      ({ lineId, restocked }) =>
        restocked && lines.some(({ id, variant }) => id === lineId && variant?.id === variantId),
    )
    .reduce((all, { quantity }) => all + (quantity ?? 0), 0);

/** How many of a variant an order took from the shop's stock, less what came back into it. Source: connections.md, rule 18. */
export const soldNetOf = (order: StoreOrder, variantId: string): number =>
  soldIn(order, variantId) - returnedOf(order, variantId);
