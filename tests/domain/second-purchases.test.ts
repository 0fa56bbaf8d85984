import { expect, test } from 'vitest';
import { purchasePosting } from '../../src/domain/bill/posting.ts';
import { payable } from '../../src/domain/books/side.ts';
import { salePosting } from '../../src/domain/invoice/posting.ts';
import { planCancel } from '../../src/domain/posted/cancel.ts';
import { contentRefusal, withPostedContent } from '../../src/domain/posted/draft.ts';
import { planEdit } from '../../src/domain/posted/issue.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { written as asText } from '../support/fraction.ts';
import { type PaperBooks, paperBooks } from '../support/paper-books.ts';
import { billed, claimedIn, decided, issue, takingOff } from '../support/paper-purchases.ts';
import { type Coin, someContent } from '../support/random-invoices.ts';
import { firstAccounts } from '../support/second-accounts.ts';
import { type SecondLedger, secondLedger } from '../support/second-ledger.ts';
import { counted } from '../support/second-money.ts';
import type { Content } from '../support/second-totals.ts';
import fc from '../support/seeded.ts';
import { typed } from '../support/typed-content.ts';

const runs = 500;
const home: Coin = ['USD', 2];
const products = ['candle', 'lamp'];

const act = fc.record({
  name: fc.constantFrom('bill', 'bill', 'bill', 'sell', 'sell', 'edit', 'edit', 'cancel', 'choose'),
  by: fc.nat(99),
  content: someContent(
    home,
    [
      ['JPY', 0],
      ['KWD', 3],
    ],
    products,
  ),
});

/** The plan of another content of a bill; null where its chart refuses it. */
const edited = (books: PaperBooks, id: string, content: Content, by: number) => {
  const form = billed(content, by);
  const after = withPostedContent(books.document(id), form, books.world);
  const facts = { lines: after.lines.length, total: after.total };
  const move = decided(books, id, { type: 'document.edit', edited: facts });
  if (!move || contentRefusal(form, true)) return null;
  return planEdit(books.book(id), after, move, books.world, purchasePosting);
};

const choice = { payments: 'credit', goods: 'back', mode: null, bankAccount: null } as const;

/** The plan of a bill's cancellation; null where its chart refuses it. */
const cancelled = (books: PaperBooks, id: string) => {
  const move = decided(books, id, { type: 'document.cancel' });
  return move && planCancel(books.book(id), choice, move, books.world, purchasePosting);
};

/** Both ledgers' accounts and stock, those of nothing left out. */
const shown = (books: PaperBooks, second: SecondLedger) => {
  const own: Record<string, string> = {};
  for (const [account, amount] of Object.entries(books.balances())) if (amount !== '0') own[account] = amount;
  const twin: Record<string, string> = {};
  for (const [account, units] of second.accounts) if (units !== 0n) twin[account] = asText(units, home[1]);
  for (const name of products) {
    const { quantity, value } = books.pool(name);
    own[name] = `${quantity} worth ${value}`;
    const pool = second.stock.get(name)!;
    twin[name] = `${asText(pool.quantity, 6)} worth ${asText(pool.value, home[1])}`;
  }
  return { own, twin };
};

test('bills, sales of their goods, corrections and cancellations leave the accounts and the stock of the second ledger, whatever tax is claimed back', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(act, { minLength: 6, maxLength: 24, size: 'max' }),
      (negativeAllowed, acts) => {
        const books = paperBooks(...home, negativeAllowed, payable);
        const second = secondLedger(home[1], negativeAllowed);
        for (const product of products) {
          books.count(product);
          const last = { quantity: counted('1'), value: 0n };
          second.stock.set(product, { quantity: 0n, value: 0n, last, account: firstAccounts.inventory });
        }
        const bills: string[] = [];
        for (const { name, by, content: plain } of acts) {
          const content = name === 'sell' ? plain : takingOff(plain, by);
          if (name === 'choose') {
            const chosen = { sales: by % 2 ? 13 : 62, taxPaid: by % 3 ? 8 : 66 };
            books.choose(chosen);
            second.choose(chosen);
          } else if (name === 'bill') {
            const made = issue(books, billed(content, by), purchasePosting);
            if (made) second.bill(made, content, claimedIn(content, by));
            if (made) bills.push(made);
          } else if (name === 'sell') {
            const made = issue(books, typed(content, 'customer'), salePosting);
            if (made) second.issue(made, 'customer', content);
          } else if (bills.length > 0) {
            const id = bills[by % bills.length]!;
            const planned = name === 'edit' ? edited(books, id, content, by) : cancelled(books, id);
            if (planned && !isRefusal(planned)) {
              books.write(planned);
              if (name === 'edit') second.editBill(id, content, claimedIn(content, by));
              else second.cancelBill(id);
            }
          }
          const { own, twin } = shown(books, second);
          expect(own, name).toEqual(twin);
        }
      },
    ),
    { numRuns: runs },
  );
}, 300_000);
