import { expect, test } from 'vitest';
import { createInvoicesAct } from '../../server/acts/create-invoices.ts';
import { noStock } from '../../src/domain/books/stock.ts';
import { isRefusal, refusal } from '../../src/domain/refusal.ts';
import { actWorld, askedDocument, lookedUp, stockOf } from '../support/act-world.ts';

const request = {
  ...askedDocument(),
  subtype: 'invoice',
  issue: false,
  deposit: '0',
  mode: 1,
} as const;
const row = { request, looked: lookedUp() };
const wide = { limit: null, used: 0 };

/** What became of each row: planned, or the kind of refusal. */
const said = (outcomes: ReturnType<typeof createInvoicesAct>) =>
  outcomes.map((outcome) => (isRefusal(outcome) ? outcome.kind : 'planned'));

test('a refused row leaves the others be, each answered in its place', () => {
  const faulty = { ...row, request: { ...request, lines: [] } };
  const missing = { ...row, looked: refusal('invalid', 'Gone.') };
  expect(said(createInvoicesAct([row, faulty, missing, row], noStock, wide, actWorld()))).toEqual([
    'planned',
    'invalid',
    'invalid',
    'planned',
  ]);
});

test('rows take the room of the plan in their order, and refused ones take none', () => {
  const faulty = { ...row, request: { ...request, lines: [] } };
  const rows = [faulty, row, row];
  expect(said(createInvoicesAct(rows, noStock, { limit: 4, used: 3 }, actWorld()))).toEqual([
    'invalid',
    'planned',
    'plan-limit',
  ]);
});

test('a row sells what those before it left', () => {
  const boxes = request.lines.map((line) => ({ ...line, productId: 'box' }));
  const sold = { ...row, request: { ...request, issue: true, lines: boxes } };
  expect(said(createInvoicesAct([sold, sold], stockOf('box', '3'), wide, actWorld()))).toEqual([
    'planned',
    'shortage',
  ]);
});
