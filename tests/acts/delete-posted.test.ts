import { expect, test } from 'vitest';
import { deletePostedAct, duplicatePostedAct, restorePostedAct } from '../../server/acts/delete-posted.ts';
import { actWorld, ada, draftInvoice, ends, openQuote, planned, refused } from '../support/act-world.ts';

const made = draftInvoice({ id: 'made', sourceId: 'quote' });
const quote = openQuote({ id: 'quote', status: 'ConvertedToInvoice' });

test('a draft is deleted, and the quote it was made from opens again', () => {
  expect(ends(planned(deletePostedAct(draftInvoice(), null, actWorld())))).toEqual(['invoice Deleted']);
  expect(ends(planned(deletePostedAct(made, quote, actWorld())))).toEqual(['invoice Deleted', 'quote Open']);
});

test('restored it takes its quote with it, unless that was converted again meanwhile', () => {
  const deleted = { ...made, status: 'Deleted', statusBefore: 'Draft' } as typeof made;
  const open = { ...quote, status: 'Open' } as typeof quote;
  expect(ends(planned(restorePostedAct(deleted, open, actWorld())))).toEqual([
    'invoice Draft',
    'quote ConvertedToInvoice',
  ]);
  expect(refused(restorePostedAct(deleted, quote, actWorld())).message).toContain('converted again');
});

test('a deleted one stays so; an issued one is not deleted, and nothing else restored', () => {
  const deleted = draftInvoice({ status: 'Deleted', statusBefore: 'Draft' });
  expect(deletePostedAct(deleted, null, actWorld())).toEqual({ unchanged: deleted });
  const issued = draftInvoice({ status: 'NotPaid', number: 'INV-0001' });
  expect(refused(deletePostedAct(issued, null, actWorld())).kind).toBe('illegal-move');
  expect(refused(restorePostedAct(issued, null, actWorld())).kind).toBe('illegal-move');
});

test('a duplicate is a new draft of today, for a customer who is there', () => {
  const old = draftInvoice({ status: 'Paid', number: 'INV-0001', issuedOn: '2026-01-05', settled: '100' });
  const copy = planned(duplicatePostedAct(old, ada, actWorld())).documents[0]!;
  expect(copy).toMatchObject({
    before: null,
    after: { status: 'Draft', number: null, issuedOn: '2026-03-10' },
  });
  expect(refused(duplicatePostedAct(old, { ...ada, deleted: true }, actWorld())).fields).toMatchObject([
    { field: 'customer' },
  ]);
});
