import type * as z from 'zod/mini';
import { type Decimal, decimal, isZero, partOf, sum } from '../../../src/domain/money.ts';
import type { StoreLine } from '../../../src/domain/online-store/order.ts';
import type { amount, taxLines } from './order-payload.ts';

/** The number at the end of an id such as "gid://shopify/Order/5". */
export const plainId = (id: string): string => id.replace(/^.*\//, '').replace(/\?.*$/, '');

/** An amount in the shop's own money. */
export const amountOf = ({ shopMoney }: z.infer<typeof amount>): Decimal => decimal(shopMoney.amount);

/** Taxes of a line as the shop charged them. */
export const taxesOf = (list: z.infer<typeof taxLines>): StoreLine['taxes'] =>
  list.map(({ title, rate, channelLiable, priceSet }) => ({
    title,
    rate: decimal(rate ?? 0),
    amount: amountOf(priceSet),
    byChannel: channelLiable === true,
  }));

/**
 * What of the tax on a part of a line is ours: a shop says it in one sum with what the channel pays itself, and it's in the line's own ratio.
 * Source: connections.md, rule 11.
 *
 * @param digits those of the shop's currency
 */
export const ownTaxOf = (taxes: StoreLine['taxes'], tax: Decimal, digits: number): Decimal => {
  const all = sum(taxes.map(({ amount }) => amount));
  const own = sum(taxes.filter(({ byChannel }) => !byChannel).map(({ amount }) => amount));
  return isZero(all) || all === own ? tax : partOf(tax, own, all, digits);
};
