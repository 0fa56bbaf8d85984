import { expect, test } from 'vitest';
import { creditNoteAct } from '../../server/acts/credit-note.ts';
import { deletePaymentAct } from '../../server/acts/delete-payment.ts';
import { recordPaymentAct } from '../../server/acts/record-payment.ts';
import { undoWriteOffAct, writeOffAct } from '../../server/acts/write-off.ts';
import { sides } from '../../src/domain/books/side.ts';
import { refused } from '../support/act-world.ts';
import { postingOf } from '../support/mirrored.ts';
import { issuedOnPaper, taxedDraft } from '../support/paper-document.ts';

test.each(sides)('what is owed on the $owed side is forgiven, and owed again when that is undone', (side) => {
  const { books, ids, world, done, balances, status } = issuedOnPaper(side);
  const [id] = ids as [string];
  done(writeOffAct(books.book(id), { onDay: world.today, taxRelief: false }, world));
  expect([status(id), balances()]).toEqual(['Paid', { 13: '-100', 42: '100' }]);
  expect(refused(writeOffAct(books.book(id), { onDay: world.today, taxRelief: false }, world)).kind).toBe(
    'illegal-move',
  );
  done(undoWriteOffAct(books.book(id), world));
  expect([status(id), balances()]).toEqual(['NotPaid', { 2: '100', 13: '-100' }]);
  expect(refused(undoWriteOffAct(books.book(id), world)).kind).toBe('illegal-move');
});

test.each(sides)(
  'no more tax is taken back on the $owed side than what was given back left of it',
  (side) => {
    const { books, ids, world, done, balances } = issuedOnPaper(side, [taxedDraft()]);
    const [id] = ids as [string];
    const request = { mode: 1 as const, onDay: null, memo: '', shares: [{ id, amount: '110' }] };
    const [payment] = done(recordPaymentAct(side, [books.book(id)], request, null, world)).settlements;
    const [line] = books.document(id).lines;
    const given = {
      ...({ onDay: world.today, reason: '', shipping: null } as const),
      ...({ goods: 'back', surplus: 'credit', mode: 1 } as const),
      bankAccount: null,
      lines: [{ lineId: line!.id, quantity: null, amount: '90' }],
    };
    done(creditNoteAct(books.book(id), given, world, postingOf(side)));
    // The payment never came: all is owed again, and what went back stays as credit.
    done(deletePaymentAct(books.book(id), payment!, books.tiesOf(payment!), world));
    expect(balances()).toEqual({ 2: '110', 9: '-1', 11: '-99', 13: '-100', 16: '90' });
    done(writeOffAct(books.book(id), { onDay: world.today, taxRelief: true }, world));
    expect(balances()).toEqual({ 11: '-99', 13: '-100', 16: '90', 42: '109' });
  },
);
