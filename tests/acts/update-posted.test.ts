import { expect, test } from 'vitest';
import { updatePostedAct } from '../../server/acts/update-posted.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import {
  actWorld,
  bookOf,
  documentRequest,
  draftInvoice,
  ends,
  lookedUp,
  planned,
  refused,
} from '../support/act-world.ts';

const line = documentRequest().lines[0]!;
const request = { ...documentRequest(), subtype: 'invoice', issue: false, deposit: '0', mode: 1 } as const;
const update = (document: Document, more: object = {}) =>
  updatePostedAct(
    { ...request, issuedOn: document.issuedOn, lines: [{ ...line, id: document.lines[0]!.id }], ...more },
    lookedUp(),
    bookOf(document),
    actWorld(),
  );
const actsOf = (outcome: ReturnType<typeof update>) => planned(outcome).events.map(({ act }) => act);

test('notes alone are amended, lines are edited', () => {
  const draft = draftInvoice();
  expect(actsOf(update(draft, { notes: 'Thanks' }))).toEqual(['invoice.amend']);
  const edit = update(draft, { lines: [{ ...line, quantity: '3' }] });
  expect(actsOf(edit)).toEqual(['invoice.edit']);
  expect(planned(edit).documents[0]!.after.total).toBe('150');
});

test('a draft is edited and issued in one plan', () => {
  expect(ends(planned(update(draftInvoice(), { issue: true })))).toEqual(['invoice NotPaid']);
});

test('a paid one is amended and not edited, a cancelled one neither', () => {
  const paid = draftInvoice({ status: 'Paid', number: 'INV-0001', settled: '100' });
  expect(actsOf(update(paid, { notes: 'Thanks' }))).toEqual(['invoice.amend']);
  expect(refused(update(paid, { lines: [{ ...line, quantity: '3' }] })).kind).toBe('illegal-move');
  const cancelled = draftInvoice({ status: 'Cancelled', number: 'INV-0001' });
  expect(refused(update(cancelled, { notes: 'Thanks' })).kind).toBe('illegal-move');
});

test('faulty content, and the delivery of a draft, are refused', () => {
  expect(refused(update(draftInvoice(), { lines: [] })).kind).toBe('invalid');
  expect(refused(update(draftInvoice(), { delivery: 'Delivered' })).kind).toBe('illegal-move');
});
