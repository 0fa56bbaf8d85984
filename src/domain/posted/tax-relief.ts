import type { EntryLine } from '../books/entry.ts';
import type { OpenItem } from '../books/open-item.ts';
import { digitsOf } from '../currency.ts';
import { type Decimal, isPositive, minus, negated, partOf, plus, smaller, sum, zero } from '../money.ts';
import type { World } from '../plan.ts';
import type { PostedBook } from './book.ts';

/** The tax a document has in the books, line by line: what was posted, less what its credit notes took back. */
const taxPosted = ({ side, entries }: PostedBook): EntryLine[] => {
  const posted = new Map<string, EntryLine>();
  for (const { kind, lines } of entries) {
    if (kind !== side.entry && kind !== 'credit-note') continue;
    for (const line of lines) {
      if (!line.taxBase) continue;
      const key = `${line.accountId} ${line.taxId} ${line.documentLineId}`;
      const known = posted.get(key);
      posted.set(key, {
        ...line,
        amount: plus(known?.amount ?? zero, line.amount),
        foreignAmount: plus(known?.foreignAmount ?? zero, line.foreignAmount),
        taxBase: plus(known?.taxBase ?? zero, line.taxBase),
      });
    }
  }
  return [...posted.values()];
};

/**
 * The lines that take back the tax in what a document still has open, in proportion: all of its tax where nothing was
 * settled, none of a document without tax. What was given back took its own tax with it, and may be open once more: a
 * payment it made a surplus of never came. Source: answers.md, "Postings", write-off.
 */
export const reliefLines = (
  book: PostedBook,
  { open }: Pick<OpenItem, 'open'>,
  { homeDigits }: Pick<World, 'homeDigits'>,
): EntryLine[] => {
  const { document, creditNotes } = book;
  const whole = minus(document.total, sum(creditNotes.map(({ amount }) => amount)));
  if (!isPositive(whole)) return [];
  const taxed = smaller(open, whole);
  const part = (of: Decimal, digits: number) => negated(partOf(of, taxed, whole, digits));
  const digits = digitsOf(document.currency);
  return taxPosted(book).map((line) => ({
    ...line,
    amount: part(line.amount, homeDigits),
    foreignAmount: part(line.foreignAmount, digits),
    taxBase: part(line.taxBase ?? zero, digits),
  }));
};
