import { expect, test } from 'vitest';
import { issueDraftAct, issuePostedAct, issueSeveralAct } from '../../server/acts/issue-posted.ts';
import { noStock } from '../../src/domain/books/stock.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
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

test('several are issued each on what those before it left, and what is refused leaves the others be', () => {
  const sold = (id: string) => {
    const draft = draftInvoice();
    return { ...draft, id, lines: draft.lines.map((line) => ({ ...line, productId: 'box' })) };
  };
  const requestOf = (id: string) => ({ document: sold(id), bankAccount: null, openedOn: null });
  const gone = invalid('lines.0.name', 'It is gone.');
  const done = issueSeveralAct(
    [requestOf('a'), gone, requestOf('b'), requestOf('c')],
    stockOf('box', '5'),
    cash,
    actWorld(),
  );
  expect(done.map(({ before }) => before.pools.get('box')?.quantity)).toEqual(['5', '3', '3', '1']);
  const [first, second, third, last] = done.map(({ outcome }) => outcome);
  expect(ends(planned(first!))).toEqual(['invoice NotPaid']);
  expect(second).toBe(gone);
  expect(planned(third!).moves).toHaveLength(1);
  expect(refused(last!).kind).toBe('shortage');
});

test('an old document of a file is issued before the opening stock of its goods, and a typed one is not', () => {
  const draft = draftInvoice({ issuedOn: '2026-01-10' });
  const document = { ...draft, lines: draft.lines.map((line) => ({ ...line, productId: 'box' })) };
  const openedOn = new Map([['box', '2026-02-01']]);
  const done = issueSeveralAct(
    [
      { document: { ...document, channel: 'import' as const }, bankAccount: null, openedOn },
      { document, bankAccount: null, openedOn: null },
    ],
    stockOf('box', '5'),
    cash,
    actWorld(),
  );
  expect(done.map(({ outcome }) => planned(outcome).moves.length)).toEqual([0, 1]);
  expect(done.map(({ outcome }) => planned(outcome).warnings)).toEqual([
    [
      'Imported documents dated before 1 Feb 2026 don’t change the stock of Box. Its opening stock that day already includes them.',
    ],
    [],
  ]);
});

test('what an old document of a file sold before the opening stock is not missing, beside what it takes', () => {
  const draft = draftInvoice({ issuedOn: '2026-01-10', channel: 'import' });
  const [line] = draft.lines;
  const lines = ['box', 'jar'].map((productId, at) => ({ ...line!, id: `line-${at}`, productId }));
  const [box, jar] = [stockOf('box', '0').pools.get('box')!, stockOf('jar', '5').pools.get('jar')!];
  const pools = new Map([
    ['box', { ...box, openedOn: '2026-02-01' }],
    ['jar', jar],
  ]);
  const plan = planned(
    issuePostedAct({ ...draft, lines }, { ...stockOf('box', '0'), pools }, cash, actWorld()),
  );
  expect(plan.moves.map(({ productId, quantity }) => [productId, quantity])).toEqual([['jar', '-2']]);
});
