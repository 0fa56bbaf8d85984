import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import type { HistoryEvent } from '../documents/view.ts';
import { compare, type Decimal, isPositive, plus } from '../money.ts';
import type { StockCause } from '../stock/stock-change.ts';
import { quantityProblems } from '../typed/quantity.ts';
import { formatDay } from '../values/format.ts';
import { isDay } from '../values/is-day.ts';
import type { FieldProblem } from '../values/refusal.ts';
import type { Standing } from '../values/standing.ts';
import { stockChange as stockWords } from '../words/stock.ts';
import { transfer as words } from '../words/transfers.ts';

export type TransferStatus = 'InTransit' | 'Transferred' | 'Cancelled';

/** What becomes of goods that were sent and did not arrive. Source: answers-2.md, Q50. */
export type Rest = 'back' | 'written-down';

/** So many of an item; what arrived of them once they did. */
export interface TransferLine {
  productId: string;
  name: string;
  quantity: Decimal;
  /** Null until they arrived. */
  received: Decimal | null;
  rest: Rest | null;
  /** Why the rest was written down. */
  cause: StockCause | null;
}

/** Goods that go from one location to another. Source: purchasing-and-stock, section 3, "Stock transfer". */
export interface Transfer {
  id: string;
  status: TransferStatus;
  sourceId: string;
  destinationId: string;
  /** The day the goods leave. */
  onDay: Day;
  /** The day they arrived; null until then. */
  arrivedOn: Day | null;
  notes: string;
  lines: TransferLine[];
  /** The transfer it takes back; null for none. */
  reverses: string | null;
}

/** A transfer as it is read: under its number, its locations by name. */
export interface KeptTransfer extends Transfer {
  number: string;
  version: number;
  source: string;
  destination: string;
  /** The transfer that takes this one back; null for none. */
  reversedBy: string | null;
}

export interface TransferFacts {
  /** How many of each line were sent. */
  sent: Decimal[];
  /** Some of it arrived. */
  arrived: boolean;
  /** It was taken back by another one. */
  reversed: boolean;
}

/** A row of the list. Columns: purchasing-and-stock, section 2. */
export interface TransferRow {
  id: string;
  number: string;
  source: string;
  destination: string;
  onDay: Day;
  status: TransferStatus;
  version: number;
  standing: Standing<TransferFacts>;
}

/** A transfer with all its page shows. */
export interface TransferView extends TransferRow {
  sourceId: string;
  destinationId: string;
  arrivedOn: Day | null;
  notes: string;
  lines: TransferLine[];
  reverses: { id: string; number: string } | null;
  reversedBy: { id: string; number: string } | null;
  history: HistoryEvent[];
}

/** How many transfers there are of each status. */
export type TransferCounts = Record<TransferStatus | 'All', number>;

/** An item with what of it is at the source, and at the other end. Source: answers-2.md, Q52. */
export interface AvailableItem {
  id: string;
  name: string;
  sku: string;
  available: Decimal;
  atDestination: Decimal;
}

/** A transfer as it is typed. */
export interface TypedTransfer {
  sourceId: string;
  destinationId: string;
  onDay: Day;
  notes: string;
  lines: { productId: string; quantity: Decimal }[];
}

/** What arrived of each line, and what becomes of the rest. */
export interface Arrival {
  onDay: Day;
  lines: { received: Decimal; rest: Rest; cause: StockCause | null }[];
}

export const transferStanding = ({
  status,
  lines,
  reversedBy,
}: Pick<KeptTransfer, 'status' | 'lines' | 'reversedBy'>): Standing<TransferFacts> => ({
  status,
  facts: {
    sent: lines.map(({ quantity }) => quantity),
    arrived: lines.some(({ received }) => received !== null && isPositive(received)),
    reversed: reversedBy !== null,
  },
});

/** Lines of one item are one line, where the first of them stands. Source: workflows.md, "Stock transfer". */
export const mergedLines = (lines: TypedTransfer['lines']): TypedTransfer['lines'] => {
  const merged = new Map<string, Decimal>();
  for (const { productId, quantity } of lines)
    merged.set(productId, plus(merged.get(productId) ?? '0', quantity));
  return [...merged].map(([productId, quantity]) => ({ productId, quantity }));
};

const notePart = (notes: string): FieldProblem[] =>
  notes.length > 2000 ? [{ field: 'notes', message: words.notesTooLong }] : [];

const dayPart = (field: string, day: Day, today: Day): FieldProblem[] => {
  if (!isDay(day)) return [{ field, message: words.dayMissing }];
  return day > today ? [{ field, message: words.dayInFuture }] : [];
};

/** Every fault of a transfer as it is typed, each with its field. */
export const transferProblems = (typed: TypedTransfer, today: Day): FieldProblem[] => [
  ...(typed.sourceId === '' ? [{ field: 'sourceId', message: words.sourceMissing }] : []),
  ...(typed.destinationId === '' ? [{ field: 'destinationId', message: words.destinationMissing }] : []),
  ...(typed.sourceId !== '' && typed.sourceId === typed.destinationId
    ? [{ field: 'destinationId', message: words.sameLocation }]
    : []),
  ...dayPart('onDay', typed.onDay, today),
  ...notePart(typed.notes),
  ...(typed.lines.length === 0 ? [{ field: 'lines', message: words.linesMissing }] : []),
  ...typed.lines.flatMap(({ productId, quantity }, index) => {
    const field = `lines.${index}.quantity`;
    if (productId === '') return [{ field: `lines.${index}.productId`, message: words.itemMissing }];
    const faults = quantityProblems(field, quantity);
    if (faults.length > 0) return faults;
    return isPositive(quantity) ? [] : [{ field, message: stockWords.quantityMissing }];
  }),
];

/** Every fault of what arrived: the day, each quantity, and why a rest is written down. */
export const arrivalProblems = (
  { onDay, lines }: Pick<Transfer, 'onDay' | 'lines'>,
  arrival: Arrival,
  { today, locale }: Pick<World, 'today' | 'locale'>,
): FieldProblem[] => [
  ...dayPart('arrivedOn', arrival.onDay, today),
  ...(arrival.onDay < onDay
    ? [{ field: 'arrivedOn', message: words.arrivedBefore({ day: formatDay(onDay, locale) }) }]
    : []),
  ...(arrival.lines.length === lines.length ? [] : [{ field: 'lines', message: words.linesChanged }]),
  ...arrival.lines.flatMap(({ received, rest, cause }, index) => {
    const faults = quantityProblems(`lines.${index}.received`, received);
    const sent = lines[index]?.quantity ?? '0';
    const isShort = faults.length === 0 && compare(received, sent) < 0;
    return isShort && rest === 'written-down' && (cause === null || !Object.hasOwn(stockWords.causes, cause))
      ? [{ field: `lines.${index}.cause`, message: stockWords.causeUnknown }]
      : faults;
  }),
];
