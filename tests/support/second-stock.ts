import { fraction, nearest, product } from './fraction.ts';
import { counted, type Part, shareOf } from './second-money.ts';

/** Goods on their way. */
interface Sent {
  item: string;
  from: string;
  to: string;
  quantity: bigint;
}

/**
 * A naive second ledger of goods at several places: what lies where, what is on its way, and what all of it is worth. It does what is
 * asked of it in the plainest way, in whole smallest units, from the specification's pages alone (answers.md, "Money, tax, currency,
 * stock cost"; answers-2.md, Q36 and Q50), shares nothing with the product, and decides nothing.
 */
export const secondStock = (homeDigits: number) => {
  const pools = new Map<string, Part & { card: string }>();
  const levels = new Map<string, bigint>();
  const sold = new Map<string, { item: string; quantity: bigint; cost: bigint }>();
  const sent = new Map<string, Sent>();

  const at = (item: string, location: string) => `${item} ${location}`;
  const lie = (item: string, location: string, quantity: bigint) => {
    levels.set(at(item, location), (levels.get(at(item, location)) ?? 0n) + quantity);
  };
  const worthOf = (quantity: bigint, unit: string): bigint => {
    const { top, bottom } = product(fraction(unit), { top: quantity, bottom: 1_000_000n });
    return nearest({ top: top * 10n ** BigInt(homeDigits), bottom });
  };
  const move = (item: string, quantity: bigint, value: bigint) => {
    const pool = pools.get(item)!;
    pools.set(item, { ...pool, quantity: pool.quantity + quantity, value: pool.value + value });
  };
  const leave = (item: string, quantity: bigint): bigint => {
    const cost = shareOf(pools.get(item)!, quantity);
    move(item, -quantity, -cost);
    return cost;
  };

  return {
    /** What an item opens with; its card names a cost of its own, or none. */
    begin: (item: string, location: string, quantity: string, unitCost: string, card = '0') => {
      const pieces = counted(quantity);
      pools.set(item, { quantity: pieces, value: worthOf(pieces, unitCost), card });
      lie(item, location, pieces);
    },
    sell: (id: string, item: string, location: string, quantity: string) => {
      const pieces = counted(quantity);
      sold.set(id, { item, quantity: pieces, cost: leave(item, pieces) });
      lie(item, location, -pieces);
    },
    /** A sale is cancelled: its goods come back at what they left with. */
    takeBack: (id: string, location: string) => {
      const { item, quantity, cost } = sold.get(id)!;
      sold.delete(id);
      move(item, quantity, cost);
      lie(item, location, quantity);
    },
    buy: (item: string, location: string, quantity: string, unitCost: string) => {
      const pieces = counted(quantity);
      move(item, pieces, worthOf(pieces, unitCost));
      lie(item, location, pieces);
    },
    count: (item: string, location: string, quantity: string) => {
      const difference = counted(quantity) - (levels.get(at(item, location)) ?? 0n);
      const pool = pools.get(item)!;
      if (difference < 0n) leave(item, -difference);
      else
        move(
          item,
          difference,
          pool.quantity === 0n ? worthOf(difference, pool.card) : shareOf(pool, difference),
        );
      lie(item, location, difference);
    },
    decrease: (item: string, location: string, quantity: string) => {
      leave(item, counted(quantity));
      lie(item, location, -counted(quantity));
    },
    send: (id: string, item: string, from: string, to: string, quantity: string) => {
      const pieces = counted(quantity);
      sent.set(id, { item, from, to, quantity: pieces });
      lie(item, from, -pieces);
    },
    /** So many of them arrive; the others go back, or are lost and written down. */
    arrive: (id: string, quantity: string | null, lost: boolean) => {
      const one = sent.get(id)!;
      sent.delete(id);
      const pieces = quantity === null ? one.quantity : counted(quantity);
      lie(one.item, one.to, pieces);
      const rest = one.quantity - pieces;
      if (lost && rest > 0n) leave(one.item, rest);
      else lie(one.item, one.from, rest);
    },
    recall: (id: string) => {
      const { item, from, quantity } = sent.get(id)!;
      sent.delete(id);
      lie(item, from, quantity);
    },
    /** What lies at a place, and is on its way, in millionths; what all of an item is worth, in smallest units. */
    levelOf: (item: string, location: string): bigint => levels.get(at(item, location)) ?? 0n,
    awayOf: (item: string): bigint =>
      [...sent.values()].filter((one) => one.item === item).reduce((all, one) => all + one.quantity, 0n),
    worthOf: (item: string): bigint => pools.get(item)!.value,
    worth: (): bigint => [...pools.values()].reduce((all, { value }) => all + value, 0n),
  };
};
