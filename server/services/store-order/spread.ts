import { receivable } from '../../../src/domain/books/side.ts';
import { leftToCredit } from '../../../src/domain/documents/credit-note.ts';
import { compare, type Decimal, isZero, minus, smaller, zero } from '../../../src/domain/money.ts';
import type { Tx } from '../../store/database/tx.ts';
import { documentLinesOf } from '../../store/online-store/store-orders.ts';
import { lockBook } from '../../store/plan/posted-books.ts';

/** A part of a line of an order that is given back. */
export interface PartOfLine {
  lineId: string;
  quantity: Decimal | null;
  amount: Decimal;
  tax: Decimal;
}

/** What each line of an order's documents still can give back, in the order they were billed. */
export const leftOfOrder = async (tx: Tx, recordId: string) => {
  const pairs = await documentLinesOf(tx, recordId);
  const ids = [...new Set(pairs.map(({ documentId }) => documentId))].sort();
  const all = [];
  for (const documentId of ids) {
    const { document, creditNotes } = await lockBook(tx, receivable, documentId);
    const left = leftToCredit(document, creditNotes);
    for (const [index, { id }] of document.lines.entries()) {
      const pair = pairs.find(({ documentLineId }) => documentLineId === id);
      if (pair) all.push({ ...pair, ...left[index]! });
    }
  }
  return all;
};

const part = (whole: Decimal, most: Decimal): Decimal =>
  compare(most, zero) < 0 ? whole : smaller(whole, most);

/**
 * Spreads what is given back of an order's lines over the lines of its documents, the first billed first: a line may be billed on several. What
 * no line has left any more stays with the last, which then refuses it.
 */
export const spread = async (tx: Tx, recordId: string, parts: readonly PartOfLine[]) => {
  const left = await leftOfOrder(tx, recordId);
  const byDocument = new Map<string, PartOfLine[]>();
  for (const wanted of parts) {
    let open = wanted;
    const own = left.filter(({ lineId }) => lineId === wanted.lineId);
    for (const [n, line] of own.entries()) {
      const isLast = n === own.length - 1;
      const take: PartOfLine = isLast
        ? open
        : {
            lineId: open.lineId,
            quantity: open.quantity && part(open.quantity, line.quantity),
            amount: part(open.amount, line.amount),
            tax: part(open.tax, line.tax),
          };
      open = {
        ...open,
        quantity: open.quantity && minus(open.quantity, take.quantity!),
        amount: minus(open.amount, take.amount),
        tax: minus(open.tax, take.tax),
      };
      if (isZero(take.amount) && isZero(take.tax) && (take.quantity === null || isZero(take.quantity)))
        continue;
      const quantity = take.quantity && (isZero(take.quantity) ? null : take.quantity);
      const lines = byDocument.get(line.documentId) ?? [];
      lines.push({ ...take, quantity, lineId: line.documentLineId });
      byDocument.set(line.documentId, lines);
    }
  }
  return [...byDocument].map(([documentId, lines]) => ({ documentId, lines }));
};
