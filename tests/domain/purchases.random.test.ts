import { expect, test } from 'vitest';
import { purchasePosting } from '../../src/domain/bill/posting.ts';
import { payable } from '../../src/domain/books/side.ts';
import type { TypedDocument } from '../../src/domain/documents/content.ts';
import { creditOf, givenBack, leftToCredit } from '../../src/domain/documents/credit-note.ts';
import { shippingLeft } from '../../src/domain/documents/credited-shipping.ts';
import { salePosting } from '../../src/domain/invoice/posting.ts';
import {
  isNegative,
  isPositive,
  isZero,
  minus,
  plus,
  rounded,
  sum,
  times,
  zero,
} from '../../src/domain/money.ts';
import { planCancel, planReinstate } from '../../src/domain/posted/cancel.ts';
import { planCreditNote } from '../../src/domain/posted/credit-note-plan.ts';
import { planCreditNoteUndo } from '../../src/domain/posted/credit-note-undo.ts';
import { contentRefusal, withPostedContent } from '../../src/domain/posted/draft.ts';
import { planEdit } from '../../src/domain/posted/issue.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { type PaperBooks, paperBooks } from '../support/paper-books.ts';
import { billed, decided, issue, takingOff, written } from '../support/paper-purchases.ts';
import { type Coin, someContent } from '../support/random-invoices.ts';
import fc from '../support/seeded.ts';
import { typed } from '../support/typed-content.ts';

const runs = 200;
const home: Coin = ['USD', 2];
const products = ['candle', 'lamp'];

const giving = ['give back', 'undo giving back'];

/** A part of every third line back, pieces, an amount, or both; and a part of the shipping. */
const giveBack = (books: PaperBooks, id: string, by: number): void => {
  const book = books.book(id);
  const { document, creditNotes } = book;
  const part = (of: string, digits: number) => rounded(times(of, String((by % 10) / 9)), digits);
  const lines = leftToCredit(document, creditNotes).flatMap(({ quantity, amount }, index) => {
    const how = (by + index) % 4;
    if (how === 3) return [];
    const pieces = how === 1 ? null : part(quantity, 6);
    const { id: lineId } = document.lines[index]!;
    return { lineId, quantity: pieces, amount: how === 0 ? null : part(amount, digitsOf(document.currency)) };
  });
  const digits = digitsOf(document.currency);
  const draft = {
    onDay: books.world.today,
    reason: '',
    lines: lines.filter(({ quantity }) => quantity !== '0'),
    shipping: by % 3 ? { amount: part(shippingLeft(document, creditNotes).amount, digits) } : null,
    goods: by % 5 ? ('back' as const) : ('kept' as const),
    surplus: by % 2 ? ('credit' as const) : ('refund' as const),
    mode: 1 as const,
    bankAccount: null,
  };
  const back = givenBack(document, creditNotes, draft);
  if (isRefusal(back)) return;
  const move = decided(books, id, { type: 'creditNote.issue', amount: creditOf(back) });
  if (move) written(books, planCreditNote(book, back, draft, move, books.world, purchasePosting));
};

const undoGivingBack = (books: PaperBooks, id: string, by: number): void => {
  const book = books.book(id);
  const index = by % Math.max(book.creditNotes.length, 1);
  const move = decided(books, id, { type: 'creditNote.undo', index });
  const note = book.creditNotes[index];
  if (move && note)
    written(books, planCreditNoteUndo(book, note, books.tiesOfCreditNote(note), move, books.world));
};

const choice = { payments: 'credit', goods: 'back', mode: null, bankAccount: null } as const;

const act = fc.record({
  name: fc.constantFrom(
    ...['bill', 'bill', 'sell', 'sell', 'edit', 'cancel', 'reinstate'],
    ...giving,
    ...giving,
  ),
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

/** What the books must agree on after every act, whatever was bought and sold. */
const faultsOf = (books: PaperBooks, bills: readonly string[]): unknown[] => {
  const balances = books.balances();
  const worth = sum(products.map((product) => books.pool(product).value));
  const owed = sum(bills.map((id) => books.owedOn(id).homeOpen));
  const advances = sum(bills.flatMap((id) => books.book(id).credits).map(({ homeOpen }) => homeOpen));
  return [
    ...books.faults(),
    ...[minus(balances[34] ?? zero, worth)].filter((gap) => !isZero(gap)),
    ...[plus(balances[10] ?? zero, owed)].filter((gap) => !isZero(gap)),
    ...[minus(balances[5] ?? zero, advances)].filter((gap) => !isZero(gap)),
    ...[minus(owed, sum(bills.map((id) => books.document(id).homeOpen)))].filter((gap) => !isZero(gap)),
    ...products
      .map((product) => books.pool(product))
      .filter(({ quantity, value }) =>
        isZero(quantity) ? !isZero(value) : isPositive(quantity) ? isNegative(value) : isPositive(value),
      ),
  ];
};

test('stock is worth what its account says and bills are owed what theirs says, whatever is bought, corrected, sold and sent back', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(act, { minLength: 8, maxLength: 30, size: 'max' }),
      (negativeAllowed, acts) => {
        const books = paperBooks(...home, negativeAllowed, payable);
        for (const product of products) books.count(product);
        const bills: string[] = [];
        for (const { name, by, content: plain } of acts) {
          const content = name === 'sell' ? plain : takingOff(plain, by);
          const id = bills[by % Math.max(bills.length, 1)];
          if (name === 'bill') {
            const made = issue(books, billed(content, by), purchasePosting);
            if (made) bills.push(made);
          } else if (name === 'sell') issue(books, typed(content, 'customer'), salePosting);
          else if (id && name === 'edit') {
            const form = billed(content, by);
            const edited = withPostedContent(books.document(id), form, books.world);
            const facts = { lines: edited.lines.length, total: edited.total };
            const move = decided(books, id, { type: 'document.edit', edited: facts });
            const refused = contentRefusal(form, true);
            if (move && !refused)
              written(books, planEdit(books.book(id), edited, move, books.world, purchasePosting));
          } else if (id && name === 'cancel') {
            const move = decided(books, id, { type: 'document.cancel' });
            if (move) written(books, planCancel(books.book(id), choice, move, books.world, purchasePosting));
          } else if (id && name === 'give back') giveBack(books, id, by);
          else if (id && name === 'undo giving back') undoGivingBack(books, id, by);
          else if (id) {
            const move = decided(books, id, { type: 'document.reinstate' });
            if (move) written(books, planReinstate(books.book(id), move, books.world, purchasePosting));
          }
          expect(faultsOf(books, bills), name).toEqual([]);
        }
      },
    ),
    { numRuns: runs },
  );
}, 300_000);

test('an edit and its reverse, a cancellation and its undoing leave every account where it was', () => {
  fc.assert(
    fc.property(act, act, ({ content, by }, { content: other }) => {
      const books = paperBooks(...home, true, payable);
      for (const product of products) books.count(product);
      const id = issue(books, billed(content, by), purchasePosting);
      fc.pre(id !== null);
      const before = books.balances();
      const edit = (form: TypedDocument) => {
        const edited = withPostedContent(books.document(id!), form, books.world);
        const facts = { lines: edited.lines.length, total: edited.total };
        const move = decided(books, id!, { type: 'document.edit', edited: facts });
        if (move) written(books, planEdit(books.book(id!), edited, move, books.world, purchasePosting));
        return move !== null;
      };
      const there = contentRefusal(billed(other, by), true) === null && edit(billed(other, by));
      // A bill of nothing is paid, and not edited any more.
      fc.pre(there && isPositive(books.document(id!).total));
      edit(billed(content, by));
      const sums = (found: Record<number, string>) =>
        Object.fromEntries(Object.entries(found).filter(([, amount]) => !isZero(amount)));
      expect(sums(books.balances())).toEqual(sums(before));
      const cancel = decided(books, id!, { type: 'document.cancel' });
      if (!cancel) return;
      written(books, planCancel(books.book(id!), choice, cancel, books.world, purchasePosting));
      expect(sums(books.balances())).toEqual({});
      books.choose({ taxPaid: 66, inventory: 63 });
      const back = decided(books, id!, { type: 'document.reinstate' })!;
      written(books, planReinstate(books.book(id!), back, books.world, purchasePosting));
      expect(sums(books.balances())).toEqual(sums(before));
    }),
    { numRuns: runs },
  );
}, 300_000);
