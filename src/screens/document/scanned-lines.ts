import type { LineDraft } from '../kit/lines/line-draft.ts';
import { oneMore } from '../scan/one-more.ts';
import { blankLine, isUsed } from './lines.ts';

/** The last line of an item; undefined where it is on none. */
export const lastOf = (lines: readonly LineDraft[], productId: string): LineDraft | undefined =>
  lines.findLast((line) => line.productId === productId);

/**
 * The lines with an item scanned into them: its last line has one more of it; without one it takes the empty line at the end, or one
 * after it.
 *
 * @param withItem a line with the item picked for it
 */
export const scannedInto = (
  lines: readonly LineDraft[],
  productId: string,
  withItem: (line: LineDraft) => LineDraft,
): LineDraft[] => {
  const there = lastOf(lines, productId);
  if (there)
    // An empty quantity counts as 1.
    return lines.map((line) =>
      line === there ? { ...line, quantity: oneMore(line.quantity || '1') } : line,
    );
  const empty = lines.at(-1);
  return empty && !isUsed(empty)
    ? [...lines.slice(0, -1), withItem(empty)]
    : [...lines, withItem(blankLine())];
};
