import { expect, test } from 'vitest';
import { deletePostedAct, duplicatePostedAct, restorePostedAct } from '../../server/acts/delete-posted.ts';
import { actWorld, ada, draftInvoice, ends, planned, refused } from '../support/act-world.ts';

test('a draft is deleted, and restored to what it was', () => {
  expect(ends(planned(deletePostedAct(draftInvoice(), actWorld())))).toEqual(['invoice Deleted']);
  const deleted = draftInvoice({ status: 'Deleted', statusBefore: 'Draft' });
  expect(ends(planned(restorePostedAct(deleted, actWorld())))).toEqual(['invoice Draft']);
});

test('a deleted one stays so; an issued one is not deleted, and nothing else restored', () => {
  const deleted = draftInvoice({ status: 'Deleted', statusBefore: 'Draft' });
  expect(deletePostedAct(deleted, actWorld())).toEqual({ unchanged: deleted });
  const issued = draftInvoice({ status: 'NotPaid', number: 'INV-0001' });
  expect(refused(deletePostedAct(issued, actWorld())).kind).toBe('illegal-move');
  expect(refused(restorePostedAct(issued, actWorld())).kind).toBe('illegal-move');
});

test('a duplicate is a new draft of today, for a customer who is there', () => {
  const old = draftInvoice({ status: 'Paid', number: 'INV-0001', issuedOn: '2026-01-05', settled: '100' });
  const copy = planned(duplicatePostedAct(old, ada, [], actWorld())).documents[0]!;
  expect(copy).toMatchObject({
    before: null,
    after: { status: 'Draft', number: null, issuedOn: '2026-03-10' },
  });
  expect(refused(duplicatePostedAct(old, { ...ada, deleted: true }, [], actWorld())).fields).toMatchObject([
    { field: 'customer' },
  ]);
});
