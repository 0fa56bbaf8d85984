import { expect, test } from 'vitest';
import { undoWriteOffAct, writeOffAct } from '../../server/acts/write-off.ts';
import { sides } from '../../src/domain/books/side.ts';
import { refused } from '../support/act-world.ts';
import { issuedOnPaper } from '../support/paper-document.ts';

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
