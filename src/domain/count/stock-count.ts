import type { Decimal } from '../money.ts';
import { compare, isNegative, isPositive, minus, plus, sum, zero } from '../money.ts';
import { quantityProblems } from '../typed/quantity.ts';
import type { Standing } from '../values/standing.ts';
import { stockChange, stockCount as words } from '../words/stock.ts';

export const countStatuses = ['Open', 'Posted', 'Discarded'] as const;
export type CountStatus = (typeof countStatuses)[number];

/** What the chart of a count asks about it. */
export interface CountFacts {
  /** Items that are counted and not posted. */
  waiting: number;
  /** Items whose count is in the books. */
  posted: number;
}

/** A count of what is at a location, with what its list shows of it. */
export interface StockCount extends CountFacts {
  id: string;
  status: CountStatus;
  locationId: string;
  location: string;
  /** Goes up with everything that changes it. */
  version: number;
  startedBy: string;
  startedAt: Date;
  endedAt: Date | null;
}

/** A count as its list shows it; instants are as they are sent. */
export interface CountRow extends Omit<StockCount, 'startedAt' | 'endedAt'> {
  startedAt: string;
  endedAt: string | null;
}

/** Whether items are still being counted. */
export const isBeingCounted = ({ status }: Pick<StockCount, 'status'>): boolean => status === 'Open';

/** An item of a count. */
export interface CountLine {
  productId: string;
  name: string;
  sku: string;
  counted: Decimal;
  /** How many the books said lay there when it was counted. */
  seen: Decimal;
  posted: boolean;
  /** What posting it changed; null until it is posted. */
  moved: Decimal | null;
}

/** A line beside what the books say now. */
export interface CountLineView extends CountLine {
  inStock: Decimal;
}

/** An item that is at the place by the books, and that nobody counted. */
export interface UncountedItem {
  productId: string;
  name: string;
  sku: string;
  inStock: Decimal;
}

/** A count with everything its page shows. */
export interface StockCountView<Instant = string> extends Omit<StockCount, 'startedAt' | 'endedAt'> {
  startedAt: Instant;
  endedAt: Instant | null;
  lines: CountLineView[];
  /** The first of the items nobody counted, by name, and how many there are. */
  uncounted: UncountedItem[];
  uncountedTotal: number;
  standing: Standing<CountFacts>;
}

/** As many items as one count has, as one request brings, and as are listed that nobody counted. */
export const countLimits = { items: 1000, entries: 200, uncounted: 200 } as const;

/** What is counted of an item: some more of it, all there is of it, or nothing after all. */
export type CountEntry = {
  productId: string;
} & (
  | { act: 'add'; quantity: Decimal }
  /** `before` is what the counter was shown: null for an item that wasn't counted. */
  | { act: 'set'; quantity: Decimal; before: Decimal | null }
  | { act: 'remove'; before: Decimal | null }
);

/** An entry with what its item is called, for the page that shows it before it is saved. */
export type TypedEntry = CountEntry & { name: string; sku: string };

/** What became of an entry: how many are counted of its item now, or why it wasn't taken. */
export interface EntryOutcome {
  productId: string;
  counted: Decimal | null;
  reason: string | null;
}

export const countStanding = ({
  status,
  waiting,
  posted,
}: Pick<StockCount, 'status' | keyof CountFacts>): Standing<CountFacts> => ({
  status,
  facts: { waiting, posted },
});

/** True where stock moved since it was counted. */
export const isStale = ({ seen }: Pick<CountLine, 'seen'>, level: Decimal): boolean =>
  compare(seen, level) !== 0;

const faultOf = (entry: Exclude<CountEntry, { act: 'remove' }>): string | null => {
  const [fault] = quantityProblems('quantity', entry.quantity);
  if (fault) return fault.message;
  return entry.act === 'add' && !isPositive(entry.quantity) ? stockChange.quantityMissing : null;
};

const same = (a: Decimal | null, b: Decimal | null): boolean =>
  a === null || b === null ? a === b : compare(a, b) === 0;

/**
 * The line an entry makes of the one that stands, null for none, or why it can't be. More of an item keeps what the books said when its
 * first piece was counted: what moved between two pieces must show. A number for all of it is a count of its own.
 * Two people who count one item are told of one another where one would write over the other.
 *
 * @param level how many the books say lie there now
 */
export const lineAfter = (
  line: CountLine | null,
  entry: CountEntry,
  item: { name: string; sku: string },
  level: Decimal,
): { line: CountLine | null } | { reason: string } => {
  const { productId } = entry;
  if (entry.act !== 'add' && !same(entry.before, line?.counted ?? null))
    return { reason: words.countedByOthers({ item: item.name, counted: line?.counted ?? null }) };
  if (entry.act === 'remove')
    return line?.posted ? { reason: words.postedBefore({ item: item.name }) } : { line: null };
  const fault = faultOf(entry);
  if (fault) return { reason: fault };
  const isMore = entry.act === 'add' && line !== null;
  const now = isMore ? plus(line.counted, entry.quantity) : entry.quantity;
  const [tooMuch] = quantityProblems('quantity', now);
  if (tooMuch) return { reason: tooMuch.message };
  return {
    line: {
      productId,
      name: item.name,
      sku: item.sku,
      counted: now,
      seen: isMore ? line.seen : level,
      posted: false,
      moved: null,
    },
  };
};

/** What posting a line does or did, or why it can't be. */
export interface CountedRow {
  productId: string;
  name: string;
  sku: string;
  counted: Decimal;
  seen: Decimal;
  /** What the books say before it is posted. */
  inStock: Decimal;
  difference: Decimal;
  /** What the difference is worth, at home; null for who may not read what stock costs. */
  value: Decimal | null;
  stale: boolean;
  /** Why it can't be posted; null where it can. */
  reason: string | null;
}

/** What posting a count would do, of the version that was asked. */
export interface CountReview {
  version: number;
  rows: CountedRow[];
}

/** What the rows that can be posted come to. */
export interface CountTotals {
  /** Items with a difference. */
  differing: number;
  /** What is found and missing is worth; null for who may not read what stock costs. */
  worth: { found: Decimal; missing: Decimal; net: Decimal } | null;
}

export const totalsOf = (rows: readonly CountedRow[]): CountTotals => {
  const posting = rows.filter(({ reason }) => reason === null);
  const values = posting.flatMap(({ value }) => value ?? []);
  const found = sum([zero, ...values.filter((value) => !isNegative(value))]);
  const net = sum([zero, ...values]);
  const differing = posting.filter(({ difference }) => compare(difference, zero) !== 0).length;
  const isWithheld = posting.some(({ value }) => value === null);
  return { differing, worth: isWithheld ? null : { found, missing: minus(found, net), net } };
};
