import { expect, test } from 'vitest';
import { issueDraftAct, issuePostedAct } from '../../server/acts/issue-posted.ts';
import { noStock } from '../../src/domain/books/stock.ts';
import { actWorld, draftInvoice, ends, planned, refused, stockOf } from '../support/act-world.ts';

const cash = { mode: 1 } as const;
const unpaid = { deposit: '0', mode: 1 } as const;

test('a draft is issued: it takes a number, and its sale is posted', () => {
  const plan = planned(issuePostedAct(draftInvoice(), noStock, cash, actWorld()));
  expect(ends(plan)).toEqual(['invoice NotPaid']);
  expect(plan.documents[0]!.takesNumberFrom).toBe('invoice');
  expect(plan.entries.map(({ lines }) => lines.map(({ amount }) => amount))).toEqual([['100', '-100']]);
  expect(plan.payments).toEqual([]);
});

test('a receipt is paid in full as it is issued, an invoice by its deposit', () => {
  const receipt = planned(issuePostedAct(draftInvoice({ subtype: 'receipt' }), noStock, cash, actWorld()));
  expect(ends(receipt)).toEqual(['receipt Paid']);
  expect(receipt.payments.map(({ amount }) => amount)).toEqual(['100']);
  const invoice = planned(issueDraftAct(draftInvoice(), noStock, { deposit: '30', mode: 1 }, actWorld()));
  expect(ends(invoice)).toEqual(['invoice DepositPaid']);
  expect(invoice.settlements.map(({ amount }) => amount)).toEqual(['30']);
});

test('one that is issued already stays as it is', () => {
  const document = draftInvoice({ status: 'NotPaid', number: 'INV-0001' });
  expect(issuePostedAct(document, noStock, cash, actWorld())).toEqual({ unchanged: document });
});

test('one without lines, cancelled, or in a locked period is refused', () => {
  expect(refused(issuePostedAct(draftInvoice({ lines: [] }), noStock, cash, actWorld())).kind).toBe(
    'illegal-move',
  );
  expect(refused(issuePostedAct(draftInvoice({ status: 'Cancelled' }), noStock, cash, actWorld())).kind).toBe(
    'illegal-move',
  );
  const locked = actWorld({ lockedUntil: '2026-03-31' });
  expect(refused(issuePostedAct(draftInvoice(), noStock, cash, locked)).kind).toBe('locked-period');
});

test('goods that are not there are refused; a deposit above the total too', () => {
  const draft = draftInvoice();
  const sold = { ...draft, lines: draft.lines.map((line) => ({ ...line, productId: 'box' })) };
  expect(refused(issuePostedAct(sold, stockOf('box', '1'), cash, actWorld())).kind).toBe('shortage');
  expect(planned(issuePostedAct(sold, stockOf('box', '2'), cash, actWorld())).moves).toHaveLength(1);
  expect(refused(issueDraftAct(draft, noStock, { ...unpaid, deposit: '101' }, actWorld())).kind).toBe(
    'illegal-move',
  );
});
