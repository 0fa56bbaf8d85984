import { costOf, type Stock, type StockMove } from '../books/stock.ts';
import { type Decimal, isZero, minus, negated, plus, sum, zero } from '../money.ts';
import type { Transfer } from './transfer.ts';

/** What is done with a transfer that stands: all or part of it arrives, it is cancelled, or sent back. */
export type TransferAct = 'mark' | 'receive' | 'cancel' | 'reverse';

/** Where goods of a transfer can be; what is in transit lies at neither end. */
export type TransferSide = 'source' | 'transit' | 'destination';

/** How many of an item are at a place before an act and after it. In transit only those of this transfer are counted. */
export interface SideChange {
  place: TransferSide;
  before: Decimal;
  after: Decimal;
}

/** What an act does with one item: only the places it changes. */
export interface ItemChange {
  productId: string;
  name: string;
  places: SideChange[];
}

/** What an act does with the goods of a transfer. Amounts are in the home currency. */
export interface TransferActEffects {
  goods: ItemChange[];
  /** What the goods in transit are worth before and after, at their average cost; null for who may not read costs, as what is written off. */
  worthBefore: Decimal | null;
  worthAfter: Decimal | null;
  /** What is written off of those that did not arrive. */
  writtenOff: Decimal | null;
}

const places: readonly TransferSide[] = ['source', 'transit', 'destination'];

/** Nothing is left to do: it was done before. */
export const noEffects: TransferActEffects = {
  goods: [],
  worthBefore: zero,
  worthAfter: zero,
  writtenOff: zero,
};

/**
 * What the moves of an act on a transfer come to, item by item. The preview reads the very moves the commit writes.
 *
 * @param transfer the one that is acted on, as it is; what sends it back leaves its destination
 */
export const actEffects = (
  moves: readonly StockMove[],
  { status, sourceId, destinationId, lines }: Transfer,
  stock: Stock,
  homeDigits: number,
): TransferActEffects => {
  const onTheirWay = status === 'InTransit' ? lines : [];
  const inTransit = Object.fromEntries(onTheirWay.map(({ productId, quantity }) => [productId, quantity]));
  const ids = [...new Set(moves.map(({ productId }) => productId))];
  const idOf = { source: sourceId, transit: null, destination: destinationId };
  const worthOf = (productId: string, quantity: Decimal): Decimal =>
    costOf(stock.pools.get(productId)!, quantity, homeDigits);
  const items = ids.map((productId) => {
    const { name, levels } = stock.pools.get(productId)!;
    const changes = places.map((place): SideChange => {
      const at = idOf[place];
      const before = (at === null ? inTransit[productId] : levels[at]) ?? zero;
      const here = moves.filter((move) => move.productId === productId && move.locationId === at);
      return { place, before, after: plus(before, sum(here.map(({ quantity }) => quantity))) };
    });
    const transit = changes.find(({ place }) => place === 'transit')!;
    return { productId, name, changes, transit };
  });
  return {
    goods: items
      .map(({ productId, name, changes }) => ({
        productId,
        name,
        places: changes.filter(({ before, after }) => !isZero(minus(after, before))),
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    worthBefore: sum(items.map(({ productId, transit }) => worthOf(productId, transit.before))),
    worthAfter: sum(items.map(({ productId, transit }) => worthOf(productId, transit.after))),
    writtenOff: negated(sum(moves.map(({ value }) => value))),
  };
};
