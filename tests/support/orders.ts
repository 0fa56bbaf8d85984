import { times } from './thorough.ts';

/** Every order of some things: 5 have 120. */
export const ordersOf = <Thing>(things: readonly Thing[]): Thing[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, at) =>
        ordersOf(things.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
      );

/** How many of the 120 orders of a provider's five reports about money are sent; `PROVIDER_ORDERS=120` sends all. */
const runs = times('PROVIDER_ORDERS', 6, 120);

/** The orders of five reports that this run sends: a sample, evenly apart, unless more is asked for. Throws where they are fewer than asked for. */
export const sampledOrders = (most = runs): number[][] => {
  const orders = ordersOf([0, 1, 2, 3, 4]);
  const step = Math.max(1, Math.floor(orders.length / most));
  const tried = orders.filter((_, at) => at % step === 0);
  if (tried.length < Math.min(most, orders.length)) throw new Error('Fewer orders than asked for');
  return tried;
};

/** What is sent and looked at of one paid document, in one order. */
interface Reported<Books> {
  /** Each report by its place in the order. */
  reports: readonly (() => Promise<unknown>)[];
  books: () => Promise<Books>;
}

/**
 * Sends five reports about money of each of the sampled orders, twice, each order on ground of its own; answers what it came to, by the
 * order. Throws where an invariant is broken in between.
 */
export const inEveryOrder = async <Books extends { violations: readonly unknown[] }>(
  fixture: () => Promise<Reported<Books>>,
): Promise<Map<string, Books>> => {
  const ends = new Map<string, Books>();
  for (const order of sampledOrders()) {
    const { reports, books } = await fixture();
    for (const at of order) {
      await reports[at]!();
      const { violations } = await books();
      if (violations.length > 0)
        throw new Error(`${order.join(' ')} at ${at}: ${JSON.stringify(violations)}`);
    }
    for (const at of order) await reports[at]!();
    ends.set(order.join(' '), await books());
  }
  return ends;
};
