import { expect, test } from 'vitest';
import { payable, receivable, sides } from '../../src/domain/books/side.ts';
import { totalsOf } from '../../src/domain/documents/totals.ts';
import { rounded, shared, times } from '../../src/domain/money.ts';
import { planOpeningStock } from '../../src/domain/opening/opening-stock.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { written } from '../support/fraction.ts';
import { asSold } from '../support/mirrored.ts';
import { type PaperAct, paperActs } from '../support/paper-acts.ts';
import { paperBooks } from '../support/paper-books.ts';
import type { Pair } from '../support/paper-pair.ts';
import { type Coin, someContent } from '../support/random-invoices.ts';
import { secondLedger } from '../support/second-ledger.ts';
import { byLargestRemainder, type Content, secondTotals } from '../support/second-totals.ts';
import fc from '../support/seeded.ts';

const coins: readonly Coin[] = [
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
];
const runs = 1000;
const customers = ['ada', 'brook'];
const products = ['candle', 'lamp'];

test('totals are those of the second ledger, to the smallest unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...coins).chain((coin) => someContent(coin, [coin], products)),
      (content) => {
        const { digits } = content;
        const { lines, ...totals } = totalsOf(
          {
            ...content,
            lines: content.lines.map((line) => ({
              ...line,
              ownDiscount: line.ownAmount,
              taxName: 'Tax',
              taxPercent: line.percent,
            })),
            shippingTaxName: 'Tax',
            shippingTaxPercent: content.shippingPercent,
          },
          digits,
        );
        const second = secondTotals(content);
        fc.pre(second.discount <= second.subtotal);
        const show = (units: bigint) => written(units, digits);
        expect(totals).toEqual({
          subtotal: show(second.subtotal),
          discount: show(second.discount),
          tax: show(second.tax),
          shipping: show(second.shipping),
          shippingTax: show(second.shippingTax),
          total: show(second.total),
        });
        if (content.pricesIncludeTax)
          for (const [n, { price, amount }] of lines.entries())
            expect(rounded(times(content.lines[n]!.quantity, price!), digits)).toBe(amount);
        expect(
          lines.map(({ amount, ownDiscount, discountShare, taxAmount }) => ({
            amount,
            ownDiscount,
            discountShare,
            taxAmount,
          })),
        ).toEqual(
          second.lines.map(({ amount, own, share, tax }) => ({
            amount: show(amount),
            ownDiscount: show(own),
            discountShare: show(share),
            taxAmount: show(tax),
          })),
        );
      },
    ),
    { numRuns: runs * 2 },
  );
});

test('an amount shared by weight is shared as by hand, and adds up', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 }),
      (total, weights) => {
        const shares = shared(written(BigInt(total), 2), weights.map(String), 2);
        const second = byLargestRemainder(BigInt(total), weights.map(BigInt));
        expect(shares).toEqual(second.map((units) => written(units, 2)));
      },
    ),
    { numRuns: runs * 2 },
  );
});

const names = Object.keys(paperActs) as PaperAct[];
const act = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.constant('issue' as const) },
);

/** Acts of one business, whose documents are in its own currency or in one other. */
const sequenceOf = (home: Coin, foreign: Coin) =>
  fc.array(
    fc.record({
      name: act,
      a: fc.nat(9999),
      b: fc.nat(9999),
      c: fc.nat(9999),
      content: someContent(home, [foreign], products),
    }),
    { minLength: 10, maxLength: 40, size: 'max' },
  );

/** The accounts of both ledgers that anything stands on, as a seller has them. */
const accountsOf = ({ books, second, home }: Omit<Pair, 'customers'>) => ({
  books: Object.fromEntries(
    Object.entries(asSold(books.side, books.balances())).filter(([, amount]) => amount !== '0'),
  ),
  second: Object.fromEntries(
    [...second.accounts].flatMap(([id, units]) => (units === 0n ? [] : [[id, written(units, home[1])]])),
  ),
});

test.each(sides)(
  'a credit note whose part of a write-off comes to nothing leaves it as it was booked on the $owed side',
  (side) => {
    // 10 yen and 3 of tax, of which 3 are written off with their tax; of one yen less, 0.23 would be written off.
    const content: Content = {
      currency: 'JPY',
      digits: 0,
      rate: '0.6',
      lines: [{ product: null, quantity: '1', price: '10', percent: '30', ownPercent: null, ownAmount: '0' }],
      discount: { type: 'flat', amount: '0' },
      shipping: '0',
      shippingPercent: null,
      taxAfterDiscount: false,
      taxPerRate: false,
    };
    const home: Coin = ['USD', 2];
    const pair: Pair = {
      books: paperBooks(...home, false, side),
      second: secondLedger(home[1]),
      customers,
      home,
    };
    const run = (name: PaperAct, b = 0) => {
      paperActs[name](pair, { a: 0, b, c: 0, content });
      return accountsOf(pair);
    };
    run('issue');
    run('pay', 454);
    const was = run('writeOff', 1);
    expect(was.books).toMatchObject({ 9: '-1.38', 42: '1.38' });
    expect(was.second).toEqual(was.books);
    const given = run('giveBack', 1);
    expect(given.books).toEqual({ ...was.books, 11: '-0.6', 16: '0.6' });
    expect(given.second).toEqual(given.books);
  },
);

const someBusiness = fc
  .shuffledSubarray([...coins], { minLength: 2, maxLength: 2 })
  .chain(([home, foreign]) => fc.tuple(fc.constant(home!), fc.boolean(), sequenceOf(home!, foreign!)));

test.each([
  ['postings, open items, gains and stock are those of the second ledger after every act', receivable, runs],
  [
    'what is bought is booked as what is sold, every line turned round and gains with them',
    payable,
    runs / 2,
  ],
])(
  '%s',
  (_, side, numRuns) => {
    // What is bought lies in no stock here: bills come later.
    const counted = side === receivable ? products : [];
    fc.assert(
      fc.property(someBusiness, ([home, negativeAllowed, sequence]) => {
        const books = paperBooks(...home, negativeAllowed, side);
        const second = secondLedger(home[1], negativeAllowed);
        for (const [index, name] of counted.entries()) {
          const opening = { quantity: `${10 + index}.5`, unitCost: '1.234567', onDay: null };
          books.count(name);
          const plan = planOpeningStock({ id: name, name }, opening, books.place, books.world);
          if (isRefusal(plan)) throw new Error(plan.message);
          books.write(plan);
          second.open(name, opening.quantity, opening.unitCost);
        }
        for (const { name, ...how } of sequence) {
          paperActs[name]({ books, second, customers, home }, how);

          const shown = (units: bigint) => written(units, home[1]);
          const both = accountsOf({ books, second, home });
          expect(both.books, name).toEqual(both.second);
          for (const [id, { content, owed, homeLeft }] of second.documents) {
            const { open, homeOpen } = books.owedOn(id);
            expect([open, homeOpen], name).toEqual([written(owed, content.digits), shown(homeLeft)]);
          }
          for (const customer of customers)
            for (const [code, digits] of coins)
              expect(books.openCredit(customer, code), name).toBe(
                written(
                  second.unspent(customer, code).reduce((sum, one) => sum + one.left, 0n),
                  digits,
                ),
              );
          for (const product of counted) {
            const pool = books.pool(product);
            const { quantity, value } = second.stock.get(product)!;
            expect([pool.quantity, pool.value], name).toEqual([written(quantity, 6), shown(value)]);
          }
          expect(books.faults(), name).toEqual([]);
        }
      }),
      { numRuns },
    );
  },
  300_000,
);
