import { expect } from 'vitest';
import { creditOf, givenBack } from '../../src/domain/documents/credit-note.ts';
import { minus } from '../../src/domain/money.ts';
import { planCreditNote } from '../../src/domain/posted/credit-note-plan.ts';
import { planCreditNoteUndo } from '../../src/domain/posted/credit-note-undo.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { written } from './fraction.ts';
import { postingOf } from './mirrored.ts';
import { both, chosen, decided, type How, type Pair } from './paper-pair.ts';

/** Some of what there is, from the least to all of it. */
const some = (most: bigint, by: number): bigint =>
  most > 0n ? 1n + ((most - 1n) * BigInt(by % 1000)) / 999n : 0n;

/** Giving back and its undoing, on paper books and in the second ledger. */
export const creditNoteActs = {
  giveBack: (pair: Pair, how: How) => {
    const found = chosen(pair, how);
    if (!found) return;
    const [id, { content }] = found;
    const { books, second } = pair;
    const parts = second.leftOf(id).flatMap(({ quantity, net }, line) => {
      const how3 = (how.b + line) % 4;
      if (how3 === 3) return [];
      const by = how.c + line * 331;
      return {
        line,
        quantity: how3 === 1 ? null : some(quantity, by),
        net: how3 === 0 ? null : some(net, by),
      };
    });
    const book = books.book(id);
    const drafted = parts.map(({ line, quantity, net }) => ({
      lineId: book.document.lines[line]!.id,
      quantity: quantity === null ? null : written(quantity, 6),
      amount: net === null ? null : written(net, content.digits),
    }));
    const shippingNet = how.b % 3 ? some(second.shippingLeftOf(id), how.c) : 0n;
    const request = {
      lines: drafted,
      shipping: shippingNet > 0n ? { amount: written(shippingNet, content.digits) } : null,
    };
    const back = givenBack(book.document, book.creditNotes, request);
    if (isRefusal(back)) return;
    const move = decided(pair, id, { type: 'creditNote.issue', amount: creditOf(back) });
    if (!move) return;
    const choice = { goods: how.a % 5 > 0, refund: how.c % 2 ? second.chosen().cash : null };
    const draft = {
      onDay: books.world.today,
      reason: '',
      ...request,
      goods: choice.goods ? ('back' as const) : ('kept' as const),
      surplus: choice.refund ? ('refund' as const) : ('credit' as const),
      mode: 1 as const,
      bankAccount: null,
    };
    const kept = parts.filter(({ line }) =>
      back.lines.some((one) => one.line.id === book.document.lines[line]!.id),
    );
    const plan = planCreditNote(book, back, draft, move, books.world, postingOf(books.side));
    expect(isRefusal(plan)).toBe(false);
    both(pair, plan, () => second.giveBack(id, kept, shippingNet, choice));
  },
  undoGiveBack: (pair: Pair, how: How) => {
    const { books, second } = pair;
    const all = [...second.documents].filter(([, one]) => one.given.length > 0);
    if (all.length === 0) return;
    const [id, document] = all[how.a % all.length]!;
    const index = how.b % document.given.length;
    const move = decided(pair, id, { type: 'creditNote.undo', index });
    if (!move) return;
    const book = books.book(id);
    const note = book.creditNotes[index]!;
    const { credit, refunded } = document.given[index]!;
    const spent =
      credit !== null &&
      refunded === null &&
      written(credit.left, document.content.digits) !== minus(note.amount, note.settled);
    const plan = planCreditNoteUndo(book, note, books.tiesOfCreditNote(note), move, books.world);
    expect(isRefusal(plan)).toBe(spent || second.lacksFor(id, index) !== null);
    both(pair, plan, () => second.undoGiveBack(id, index));
  },
};
