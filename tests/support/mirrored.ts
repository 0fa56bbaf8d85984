import type { EntryLine } from '../../src/domain/books/entry.ts';
import { type ItemSide, payable, receivable, type Side } from '../../src/domain/books/side.ts';
import { salePosting } from '../../src/domain/invoice/posting.ts';
import { negated } from '../../src/domain/money.ts';
import type { Posting } from '../../src/domain/posted/posting.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';

/** The account on the other side of the books of each that an invoice, its payments and its end reach. */
const accounts: Readonly<Record<number, number>> = {
  2: 10,
  9: 8,
  11: 5,
  13: 26,
  14: 39,
  16: 41,
  35: 43,
  42: 40,
};

/** Where an amount of a seller's books stands in those of a business that buys alike: each turned round. */
export const mirroredAccount = (account: number): number => accounts[account] ?? account;

const mirrored = (line: EntryLine): EntryLine => ({
  ...line,
  accountId: mirroredAccount(line.accountId),
  amount: negated(line.amount),
  foreignAmount: negated(line.foreignAmount),
});

/** A document from a vendor, booked as an invoice is with every line turned round; bills come later. */
const billPosting: Posting = {
  side: payable,
  memo: () => 'Bill',
  goods: salePosting.goods,
  lines: (document, world, stock) => salePosting.lines(document, world, stock).map(mirrored),
  credited: (...args) => {
    const books = salePosting.credited(...args);
    return isRefusal(books) ? books : { ...books, lines: books.lines.map(mirrored) };
  },
};

/** How documents of a side are posted. */
export const postingOf = ({ owed }: Side): Posting => (owed === receivable.owed ? salePosting : billPosting);

/** Balances of the books of a side, as a seller's would be: those of a buyer turned round and back. */
export const asSold = (
  { owed }: { owed: ItemSide },
  balances: Readonly<Record<number, string>>,
): Record<number, string> =>
  owed === receivable.owed
    ? { ...balances }
    : Object.fromEntries(
        Object.entries(balances).map(([account, amount]) => {
          const own = Object.entries(accounts).find(([, other]) => other === Number(account));
          return [own?.[0] ?? account, negated(amount)];
        }),
      );
