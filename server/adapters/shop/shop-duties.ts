import { isZero, minus, partOf, sum, zero } from '../../../src/domain/money.ts';
import type { StoreLine, StoreRefund } from '../../../src/domain/online-store/order.ts';
import { storeOrders } from '../../../src/domain/online-store/store-orders.words.ts';
import { digitsOf } from '../../../src/domain/values/currency.ts';
import type { OrderPayload } from './order-payload.ts';
import { amountOf, ownTaxOf, plainId, taxesOf } from './payload-parts.ts';

const lineId = (id: string): string => `duty-${plainId(id)}`;

/** The duties of an order, each a line of its own that says what it's for. Source: connections.md, rule 12. */
export const dutiesOf = ({ lineItems }: OrderPayload): StoreLine[] =>
  lineItems.nodes.flatMap(({ title, duties }) =>
    duties.map(
      ({ id, price, taxLines }): StoreLine => ({
        id: lineId(id),
        kind: 'duty',
        name: storeOrders.dutyLine({ name: title }),
        quantity: 1,
        original: amountOf(price),
        discount: zero,
        taxes: taxesOf(taxLines),
        variant: null,
      }),
    ),
  );

/**
 * The duties that a refund gave back. A shop says how much of a duty it gave back and not the tax on it: that goes in the duty's own ratio.
 * What names no duty was given back for no line.
 */
export const dutiesBack = (
  refund: OrderPayload['refunds'][number],
  duties: readonly StoreLine[],
  { taxesIncluded, currencyCode }: Pick<OrderPayload, 'taxesIncluded' | 'currencyCode'>,
): { lines: StoreRefund['lines']; rest: string } => {
  const known = (refund.duties ?? []).map(({ amountSet, originalDuty }) => ({
    amount: amountOf(amountSet),
    duty: duties.find(({ id }) => originalDuty && id === lineId(originalDuty.id)),
  }));
  return {
    lines: known.flatMap(({ amount, duty }) => {
      if (!duty || isZero(duty.original)) return [];
      const digits = digitsOf(currencyCode);
      const all = sum(duty.taxes.map((tax) => tax.amount));
      const part = partOf(all, amount, duty.original, digits);
      const net = taxesIncluded ? minus(amount, part) : amount;
      const tax = ownTaxOf(duty.taxes, part, digits);
      return [{ lineId: duty.id, quantity: null, net, tax, restocked: false }];
    }),
    rest: sum(known.filter(({ duty }) => !duty).map(({ amount }) => amount)),
  };
};
