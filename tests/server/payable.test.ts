import { afterAll, expect, it, vi } from 'vitest';
import { cancelPosted } from '../../server/commands/cancel-posted.ts';
import { applyCredit, refundCredit } from '../../server/commands/credit.ts';
import { deletePayment } from '../../server/commands/delete-payment.ts';
import { recordPayment } from '../../server/commands/record-payment.ts';
import { saveContact } from '../../server/commands/save-contact.ts';
import { undoWriteOff, writeOff } from '../../server/commands/write-off.ts';
import { outstanding } from '../../server/reports/ageing.ts';
import { contactHistory } from '../../server/reports/contact-history.ts';
import { listContacts } from '../../server/reports/contact-list.ts';
import { summariseContacts } from '../../server/reports/contact-summary.ts';
import { printableStatementOf } from '../../server/services/statement-paper.ts';
import { statementOf, wholeStatementOf } from '../../server/store/books/statements.ts';
import { runOnce } from '../../server/store/database/intent.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { commitOrPreview } from '../../server/store/plan/commit-or-preview.ts';
import { lockBook } from '../../server/store/plan/posted-books.ts';
import { worldOf } from '../../server/store/plan/world.ts';
import { payable, receivable, type Side } from '../../src/domain/books/side.ts';
import { noStock } from '../../src/domain/books/stock.ts';
import { blankCustomer, blankVendor } from '../../src/domain/contact/contact.ts';
import { joined } from '../../src/domain/plan/plan.ts';
import { standingOf } from '../../src/domain/posted/book.ts';
import { newDraft, planDraft } from '../../src/domain/posted/draft.ts';
import { planIssue } from '../../src/domain/posted/issue.ts';
import { printedStatement } from '../../src/domain/report/account-statement.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';
import { planned, typedContent } from '../support/act-world.ts';
import { given, type Shop } from '../support/given.ts';
import { asSold, postingOf } from '../support/mirrored.ts';
import { startServer } from '../support/server.ts';

/**
 * On which side the one kind that is posted stands: bills come later, and are booked as invoices mirrored until then. Files of
 * a process share what they load, so the kind is changed in modules of this file's own, which go with it.
 */
const now = vi.hoisted(() => {
  vi.resetModules();
  return { side: 'receivable', contactRole: 'customer' };
});
vi.mock('../../src/domain/documents/kinds/invoice.ts', async (original) => {
  const known = await original<typeof import('../../src/domain/documents/kinds/invoice.ts')>();
  const invoiceKind = Object.defineProperties(
    { ...known.invoiceKind },
    { side: { get: () => now.side }, contactRole: { get: () => now.contactRole } },
  );
  return { ...known, invoiceKind };
});

const server = await startServer();
afterAll(async () => {
  await server.close();
  vi.doUnmock('../../src/domain/documents/kinds/invoice.ts');
  vi.resetModules();
});

/** Issues a document of a side. */
const issue = async (
  shop: Shop,
  side: Side,
  contactId: string,
  { total, issuedOn, dueOn }: { total: string; issuedOn: string; dueOn: string },
): Promise<string> => {
  const [line] = typedContent().lines;
  const content = typedContent({
    contactId,
    issuedOn,
    dueOn,
    currency: 'USD',
    lines: [{ ...line!, quantity: '1', price: total }],
  });
  const { ids } = await runOnce(shop, async (tx) => {
    const world = await worldOf(tx);
    const draft = newDraft(content, world);
    const to = decide(postedLifecycle, standingOf(draft), { type: 'document.issue' });
    if (isRefusal(to)) throw new Error(to.message);
    const issued = planned(planIssue(draft, noStock, to, world, postingOf(side)));
    return commitOrPreview(tx, joined(planDraft(draft, world), issued));
  });
  return ids[0]!;
};

const page = { page: 1, limit: 10 };

/** What all reports of a side say of a contact, ids and the names of documents left out. */
const seenOn = (shop: Shop, side: Side, contactId: string) =>
  withBusiness(shop, 'read', async (tx) => {
    const request = {
      filter: 'all',
      search: '',
      sort: 'name',
      ascending: true,
      from: null,
      to: null,
    } as const;
    const january = { from: '2026-01-01', to: '2026-01-31' };
    const { rows: whole, ...sums } = await wholeStatementOf(tx, side, contactId, { from: null, to: null });
    const { rows: some, ...then } = await statementOf(tx, side, contactId, january, page);
    const { rows: listed, counts } = await listContacts(tx, side, { ...request, ...page });
    const history = await contactHistory(tx, side, contactId, page);
    const figures = ({ dueOn, amount, due }: { dueOn: string; amount: string; due: string }) => [
      dueOn,
      amount,
      due,
    ];
    return {
      whole: whole.map(figures),
      sums,
      some: some.map(figures),
      then,
      listed: listed.map(({ paid, outstanding: open, credit }) => ({ paid, open, credit })),
      counts,
      figures: history.figures,
      rows: history.rows.map(({ document, settlements }) => [
        document.issuedOn,
        document.status,
        document.homeOpen,
        settlements.map(({ onDay, amount }) => [onDay, amount]),
      ]),
      summary: await summariseContacts(tx, side, january),
      ageing: await outstanding(tx, side),
      aged: await outstanding(tx, side, { onDay: '2026-01-15', contactId }),
    };
  });

/** A month on one side: paid, overpaid, settled by a surplus, given back, forgiven, cancelled, taken back, yet to come. */
const month = async (side: Side) => {
  Object.assign(now, { side: side.owed, contactRole: side.contact });
  const shop = (await given.business(server.database)).on('2026-01-31');
  const card = { ...(side.contact === 'vendor' ? blankVendor : blankCustomer), name: 'Ada Stone' };
  const { id: contactId } = await saveContact(shop, side, card as never, null);
  const add = (total: string, issuedOn: string, dueOn: string) =>
    issue(shop, side, contactId, { total, issuedOn, dueOn });
  const paid = await add('100', '2026-01-05', '2026-01-20');
  const late = await add('200', '2025-12-01', '2025-12-10');
  const forgiven = await add('80', '2026-01-10', '2026-02-10');
  const cancelled = await add('70', '2026-01-11', '2026-02-11');
  await add('50', '2026-02-20', '2026-03-20');
  const pay = (id: string, amount: string) =>
    recordPayment(shop, side, {
      shares: [{ id, amount }],
      surplus: 'credit',
      mode: 1,
      onDay: '2026-01-31',
      memo: '',
    });
  await pay(paid, '130');
  await pay(late, '40');
  await pay(late, '11');
  const [last] = await withBusiness(shop, 'write', async (tx) =>
    (await lockBook(tx, side, late)).settlements.filter(({ amount }) => amount === '11'),
  );
  await deletePayment(shop, side, late, last!.id);
  await applyCredit(shop, side, late, { amount: '20' });
  await refundCredit(shop, side, { contactId, amount: '5', mode: 1, onDay: null, memo: '' });
  await writeOff(shop, side, forgiven);
  await pay(cancelled, '30');
  await cancelPosted(shop, side, cancelled, { payments: 'credit', goods: 'back', mode: 1 });
  await writeOff(shop, side, late);
  await undoWriteOff(shop, side, late);
  const { rows } = await server.owner.query<{ account_id: number; balance: string }>(
    `select account_id, sum(amount)::float8::text as balance from journal_line where business_id = $1 group by 1 having sum(amount) <> 0`,
    [shop.business.id],
  );
  const balances = Object.fromEntries(rows.map((row) => [row.account_id, row.balance]));
  const paper = await withBusiness(shop, 'read', (tx) =>
    printableStatementOf(tx, side, contactId, { from: null, to: null }),
  );
  const seen = { ...(await seenOn(shop, side, contactId)), balances: asSold(side, balances) };
  return { seen, paper: printedStatement(paper) };
};

it('tells a month of bills as it tells the same month of invoices: statement, ageing, history, list and books', async () => {
  const { seen: sold, paper: answered } = await month(receivable);
  expect(sold.sums).toMatchObject({ claimed: '380', settled: '240', due: '140', credit: '35' });
  expect(sold.ageing).toMatchObject({ total: '140', overdue: '140' });
  expect(sold.figures).toMatchObject({ outstanding: '140', overdue: '140' });
  expect(sold.balances).toMatchObject({ 2: '190', 11: '-35' });
  const { seen: bought, paper } = await month(payable);
  expect(bought).toEqual(sold);
  expect([answered, paper].map(({ totals }) => totals.at(-1)!.label)).toEqual([
    'To your credit',
    'Advance paid',
  ]);
  const moved = ({ rows }: typeof paper) =>
    rows.map(({ cells: [name, _, ...amounts] }) => [name, ...amounts]);
  expect(moved(paper)).toEqual([
    ['Opening balance', '', '$0.00'],
    ['Dec 1, 2025 · Invoice INV-0002', '$200.00', '$200.00'],
    ['Jan 5, 2026 · Invoice INV-0001', '$100.00', '$300.00'],
    ['Jan 10, 2026 · Invoice INV-0003', '$80.00', '$380.00'],
    ['Jan 11, 2026 · Invoice INV-0004', '$70.00', '$450.00'],
    ['Jan 31, 2026 · Payment', '−$100.00', '$350.00'],
    ['Jan 31, 2026 · Payment', '−$40.00', '$310.00'],
    ['Jan 31, 2026 · Advance applied', '−$20.00', '$290.00'],
    ['Jan 31, 2026 · Discount taken', '−$80.00', '$210.00'],
    ['Jan 31, 2026 · Cancellation', '−$70.00', '$140.00'],
    ['Balance due', '', '$140.00'],
  ]);
  const words: Readonly<Record<string, string>> = {
    'Jan 31, 2026 · Advance applied': 'Jan 31, 2026 · Credit applied',
    'Jan 31, 2026 · Discount taken': 'Jan 31, 2026 · Written off',
  };
  expect(moved(answered)).toEqual(
    moved(paper).map(([name, ...amounts]) => [words[name!] ?? name, ...amounts]),
  );
});
