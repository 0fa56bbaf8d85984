import { describe, expect, test } from 'vitest';
import { creditNoteAct, undoCreditNoteAct } from '../../server/acts/credit-note.ts';
import { recordPaymentAct } from '../../server/acts/record-payment.ts';
import { writeOffAct } from '../../server/acts/write-off.ts';
import { sides } from '../../src/domain/books/side.ts';
import type { CreditNoteDraft } from '../../src/domain/documents/credit-note.ts';
import { refused } from '../support/act-world.ts';
import { postingOf } from '../support/mirrored.ts';
import { issuedOnPaper } from '../support/paper-document.ts';

describe.each(sides)('on the $owed side', (side) => {
  const issued = () => {
    const paper = issuedOnPaper(side);
    const [id] = paper.ids as [string];
    const [line] = paper.books.document(id).lines;
    const draft = (amount: string, more: Partial<CreditNoteDraft> = {}): CreditNoteDraft => ({
      onDay: paper.world.today,
      reason: '',
      lines: [{ lineId: line!.id, quantity: null, amount }],
      shipping: null,
      goods: 'back',
      surplus: 'credit',
      mode: 1,
      bankAccount: null,
      ...more,
    });
    const give = (amount: string, more: Partial<CreditNoteDraft> = {}) =>
      creditNoteAct(paper.books.book(id), draft(amount, more), paper.world, postingOf(side));
    const undo = (index = 0) => {
      const book = paper.books.book(id);
      const note = book.creditNotes[index]!;
      return undoCreditNoteAct(book, note, paper.books.tiesOfCreditNote(note), paper.world);
    };
    const pay = (amount: string) =>
      paper.done(
        recordPaymentAct(
          side,
          [paper.books.book(id)],
          { shares: [{ id, amount }], mode: 1, onDay: null, memo: '' },
          null,
          paper.world,
        ),
      );
    return { ...paper, id, give, undo, pay };
  };

  test('what is given back is taken off what is owed, and owed again when that is undone', () => {
    const { give, undo, done, balances, status, id } = issued();
    done(give('40'));
    expect([status(id), balances()]).toEqual(['DepositPaid', { 2: '60', 13: '-100', 16: '40' }]);
    done(give('60'));
    expect([status(id), balances()]).toEqual(['Paid', { 13: '-100', 16: '100' }]);
    expect(refused(give('1')).message).toBe('This is more than can still be given back.');
    done(undo(1));
    done(undo());
    expect([status(id), balances()]).toEqual(['NotPaid', { 2: '100', 13: '-100' }]);
  });

  test('what is more than owed stays as a surplus, or goes back at once and is undone with it', () => {
    const { give, undo, pay, done, balances, status, id } = issued();
    pay('80');
    done(give('50'));
    expect([status(id), balances()]).toEqual(['Paid', { 1: '80', 11: '-30', 13: '-100', 16: '50' }]);
    done(undo());
    const plan = done(give('50', { surplus: 'refund' }));
    expect(plan.payments.map(({ direction, amount }) => [direction, amount])).toEqual([[side.back, '30']]);
    expect(balances()).toEqual({ 1: '50', 13: '-100', 16: '50' });
    expect(done(undo()).undonePayments).toEqual(plan.payments.map((payment) => payment.id));
    expect([status(id), balances()]).toEqual(['DepositPaid', { 1: '80', 2: '20', 13: '-100' }]);
  });

  test('more than was billed, and a day before it or to come, refuse', () => {
    const { give } = issued();
    expect(refused(give('100.01')).fields).toEqual([
      { field: 'lines.0.amount', message: 'At most 100 can still be given back here.' },
    ]);
    expect(refused(give('0')).fields?.[0]?.field).toBe('lines');
    expect(refused(give('1', { onDay: '2026-03-01' })).fields?.[0]?.field).toBe('onDay');
    expect(refused(give('1', { onDay: '2026-03-03' })).fields?.[0]?.field).toBe('onDay');
  });

  test('what is written off gives way in proportion, to the last cent', () => {
    const { give, done, books, id, world } = issued();
    done(writeOffAct(books.book(id), { onDay: world.today, taxRelief: false }, world));
    const forgiven = () => books.document(id).writtenOff;
    done(give('33.33'));
    expect(forgiven()).toBe('66.67');
    done(give('33.33'));
    expect(forgiven()).toBe('33.34');
    done(give('33.34'));
    expect([forgiven(), books.owedOn(id)]).toMatchObject(['0', { open: '0', homeOpen: '0' }]);
  });
});
