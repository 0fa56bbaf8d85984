import { zero } from '../money.ts';
import {
  type CountLine,
  type CountLineView,
  type EntryOutcome,
  lineAfter,
  type StockCountView,
  type TypedEntry,
} from './stock-count.ts';

const placed = <Line extends CountLine>(lines: readonly Line[], id: string, line: Line | null): Line[] => {
  if (!line) return lines.filter(({ productId }) => productId !== id);
  return lines.some(({ productId }) => productId === id)
    ? lines.map((one) => (one.productId === id ? line : one))
    : [line, ...lines];
};

/** The lines of a count as they are once its unsaved entries are, the item that was counted first last. */
export const linesWith = (lines: readonly CountLineView[], unsaved: readonly TypedEntry[]): CountLineView[] =>
  unsaved.reduce<CountLineView[]>(
    (now, entry) => {
      const before = now.find(({ productId }) => productId === entry.productId) ?? null;
      const inStock = before?.inStock ?? zero;
      const after = lineAfter(before, entry, entry, inStock);
      // What can't be taken is said once the server answers.
      return 'reason' in after ? now : placed(now, entry.productId, after.line && { ...after.line, inStock });
    },
    [...lines],
  );

/** A count as it is after entries were saved, by what the server said became of each. */
export const countWith = <Count extends StockCountView>(
  count: Count,
  entries: readonly TypedEntry[],
  outcomes: readonly EntryOutcome[],
): Count => {
  const taken = entries.filter((_, index) => outcomes[index]?.reason === null);
  const lines = outcomes.reduce(
    (now, { productId, counted }) =>
      now.map((line) => (line.productId === productId && counted !== null ? { ...line, counted } : line)),
    linesWith(count.lines, taken),
  );
  return { ...count, lines };
};
