import { expect, test } from 'vitest';
import type { PostedRequest } from '../../server/acts/create-posted.ts';
import {
  importDocumentAct,
  undoNonPostingAct,
  undoPostedAct,
  whyDocumentKept,
} from '../../server/acts/imported-document.ts';
import { noStock } from '../../src/domain/books/stock.ts';
import { noAdvances, noBills } from '../../src/domain/order/facts.ts';
import {
  actWorld,
  bookOf,
  documentRequest,
  draftInvoice,
  issuedOrder,
  lookedUp,
  planned,
  refused,
} from '../support/act-world.ts';

const request: PostedRequest = {
  ...documentRequest(),
  subtype: 'invoice',
  externalNumber: 'S-1',
  issue: true,
  deposit: '0',
  mode: 1,
};
const imported = (more: Partial<PostedRequest> = {}, ownNumber: string | null = 'S-1') =>
  importDocumentAct('invoice', { ...request, ...more }, ownNumber, lookedUp(), noStock, actWorld());

test('issued, a document keeps the number it came with, and is told from a typed one by its channel', () => {
  const [change] = planned(imported()).documents;
  expect(change).toMatchObject({ ownNumber: 'S-1', takesNumberFrom: null });
  expect(change!.after).toMatchObject({ externalNumber: 'S-1', channel: 'import', status: 'NotPaid' });
});

test('where its number is taken, or it comes as a draft, no number of its own is given', () => {
  expect(planned(imported({}, null)).documents[0]).toMatchObject({ takesNumberFrom: 'invoice' });
  const [draft] = planned(imported({ issue: false })).documents;
  expect(draft).toMatchObject({ takesNumberFrom: null, after: { status: 'Draft', externalNumber: 'S-1' } });
  expect(draft!.ownNumber).toBeUndefined();
});

test('a document is kept once it was changed or deleted', () => {
  const document = draftInvoice();
  expect(whyDocumentKept(document, document.version)).toBeNull();
  expect(whyDocumentKept(document, document.version + 1)).toEqual({
    kept: 'It was changed after the import.',
  });
  expect(whyDocumentKept({ ...document, status: 'Deleted' }, document.version)).toEqual({
    kept: 'It was deleted after the import.',
  });
});

test('an issued one is taken out of the books on its own day, which must be open; a draft is deleted', () => {
  const plan = planned(imported());
  const [document] = plan.documents.map(({ after }) => ({ ...after, number: 'S-1' }));
  const book = { ...bookOf(document!), items: plan.items, entries: plan.entries };
  const undone = planned(undoPostedAct(book, new Map(), actWorld()));
  expect(undone.documents).toMatchObject([{ after: { status: 'Deleted', statusBefore: 'Cancelled' } }]);
  expect(undone.entries.map(({ onDay }) => onDay)).toEqual([document!.issuedOn]);
  const locked = actWorld({ lockedUntil: document!.issuedOn });
  expect(refused(undoPostedAct(book, new Map(), locked)).message).toContain('10 Mar 2026');
  const draft = planned(undoPostedAct(bookOf(draftInvoice()), new Map(), locked));
  expect(draft).toMatchObject({ entries: [], documents: [{ after: { status: 'Deleted' } }] });
});

test('an order its vendor has is cancelled and deleted', () => {
  const book = { order: issuedOrder(), bills: noBills, advances: noAdvances };
  const plan = planned(undoNonPostingAct('order', book, actWorld()));
  expect(plan.documents).toMatchObject([{ after: { status: 'Deleted', statusBefore: 'Cancelled' } }]);
});
