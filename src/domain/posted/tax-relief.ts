import type { Entry, EntryLine } from '../books/entry.ts';
import type { OpenItem } from '../books/open-item.ts';
import type { TaxRecord } from '../books/tax-record.ts';
import type { World } from '../books/world.ts';
import { type Decimal, isPositive, minus, negated, partOf, plus, smaller, sum, zero } from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import type { PostedBook } from './book.ts';

/** One of each key, the others added to it. */
const added = <T>(all: readonly T[], keyOf: (one: T) => string, add: (one: T, more: T) => T): T[] => {
  const known = new Map<string, T>();
  for (const one of all) {
    const before = known.get(keyOf(one));
    known.set(keyOf(one), before ? add(before, one) : one);
  }
  return [...known.values()];
};

/** What a document has in the books: what was posted, and what its credit notes took back. */
const taxEntries = ({ side, entries }: PostedBook) =>
  entries.filter(({ kind }) => kind === side.entry || kind === 'credit-note');

const linesPosted = (book: PostedBook): EntryLine[] =>
  added(
    taxEntries(book)
      .flatMap(({ lines }) => lines)
      .filter(({ taxBase }) => !!taxBase),
    (line) => `${line.accountId} ${line.taxId} ${line.documentLineId}`,
    (one, more) => ({
      ...one,
      amount: plus(one.amount, more.amount),
      foreignAmount: plus(one.foreignAmount, more.foreignAmount),
      taxBase: plus(one.taxBase ?? zero, more.taxBase ?? zero),
    }),
  );

const recordsPosted = (book: PostedBook): TaxRecord[] =>
  added(
    taxEntries(book).flatMap(({ taxes = [] }) => taxes),
    (record) => `${record.side} ${record.taxId} ${record.documentLineId}`,
    (one, more) => ({
      ...one,
      base: plus(one.base, more.base),
      homeBase: plus(one.homeBase, more.homeBase),
      tax: plus(one.tax, more.tax),
      homeTax: plus(one.homeTax, more.homeTax),
      deducted: plus(one.deducted, more.deducted),
      homeDeducted: plus(one.homeDeducted, more.homeDeducted),
    }),
  );

/**
 * The lines and records that take back the tax in what a document still has open, in proportion: all of its tax where nothing was
 * settled, none of a document without tax. What was given back took its own tax with it, and may be open once more: a
 * payment it made a surplus of never came. Source: answers.md, "Postings", write-off.
 */
export const taxRelief = (
  book: PostedBook,
  { open }: Pick<OpenItem, 'open'>,
  { homeDigits }: Pick<World, 'homeDigits'>,
): Required<Pick<Entry, 'lines' | 'taxes'>> => {
  const { document, creditNotes } = book;
  const whole = minus(document.total, sum(creditNotes.map(({ amount }) => amount)));
  if (!isPositive(whole)) return { lines: [], taxes: [] };
  const taxed = smaller(open, whole);
  const part = (of: Decimal, digits: number) => negated(partOf(of, taxed, whole, digits));
  const digits = digitsOf(document.currency);
  const lines = linesPosted(book).map((line) => ({
    ...line,
    amount: part(line.amount, homeDigits),
    foreignAmount: part(line.foreignAmount, digits),
    taxBase: part(line.taxBase ?? zero, digits),
  }));
  const taxes = recordsPosted(book).map((record) => ({
    ...record,
    base: part(record.base, digits),
    homeBase: part(record.homeBase, homeDigits),
    tax: part(record.tax, digits),
    homeTax: part(record.homeTax, homeDigits),
    deducted: part(record.deducted, digits),
    homeDeducted: part(record.homeDeducted, homeDigits),
  }));
  return { lines, taxes };
};
