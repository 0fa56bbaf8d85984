import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  draftPlanInvoice,
  finalisePlanInvoice,
  payPlanInvoice,
  refundPlanInvoice,
  voidPlanInvoice,
} from '../../server/services/plan-invoices.ts';
import { newId } from '../../server/store/database/new-id.ts';
import { type Tx, withBusiness } from '../../server/store/database/tx.ts';
import { saveParticulars } from '../../server/store/settings/particulars.ts';
import { planInvoiceCalls } from '../../src/api/calls/plan-invoice.ts';
import { planPriceCalls } from '../../src/api/calls/plan-price.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import type { PlanInvoiceDraft } from '../../src/domain/billing/plan-invoice.ts';
import { usualPrices } from '../../src/domain/billing/prices.ts';
import { expectOk } from '../support/api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { aMonth, planInvoiceIn } from '../support/plan-invoices.ts';
import { sellPlans, stopSellingPlans } from '../support/plan-seller.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** The billing history, its PDFs, and the expense an invoice is. Source: finance-answers.md, Q94 and Q91. */
let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  await sellPlans(server.owner);
});
beforeEach(async () => {
  server.setToday('2026-06-01');
  client = await server.client();
});
afterAll(() => server.close());

const write = <T>(act: (tx: Tx) => Promise<T>): Promise<T> => withBusiness(client.shop, 'write', act);
const draft = (changed: Partial<PlanInvoiceDraft> = {}) =>
  write((tx) => draftPlanInvoice(tx, { ...aMonth, ...changed }));
const paid = async (day: string, changed: Partial<PlanInvoiceDraft> = {}) => {
  server.setToday(day);
  const { id } = await draft(changed);
  return write((tx) => payPlanInvoice(tx, id, newId()));
};
const history = async (query: Record<string, string> = {}) =>
  expectOk(
    await client.send(planInvoiceCalls.planHistory, { userid: idToWire(client.shop.user.id), ...query }),
  ).body;
const pdf = async (id: string) => {
  const { body } = expectOk(
    await client.send(planInvoiceCalls.planInvoicePdf, { subcriptionId: idToWire(id) }),
  );
  const { rawPayload, headers } = await server.app.inject({ url: body.data.url });
  expect(headers['content-type']).toBe('application/pdf');
  return { name: body.data.name, ...(await readPdf(rawPayload)) };
};
const ofBuyer = async (country: string, vatNumber: string) => {
  await server.owner.query(
    `update business set country = $2, name = 'Okafor Studio', address = '5 Quay Street' where id = $1`,
    [client.shop.business.id, country],
  );
  await write((tx) => saveParticulars(tx, { vatNumber }));
};

test('the history has every invoice and what took it back, the newest first, then the trial, and no draft', async () => {
  await server.owner.query(
    `update business set created_at = '2026-05-01T10:00:00Z', trial_ends_at = '2026-05-15T10:00:00Z' where id = $1`,
    [client.shop.business.id],
  );
  await ofBuyer('IE', '');
  const first = await paid('2026-06-01', {
    coupon: 'HALF',
    lines: [{ ...aMonth.lines[0]!, off: '14.5' }],
  });
  const { id } = await paid('2026-06-02');
  await write((tx) => refundPlanInvoice(tx, id, '35.67'));
  server.setToday('2026-06-03');
  const open = await write(async (tx) => finalisePlanInvoice(tx, (await draftPlanInvoice(tx, aMonth)).id));
  await draft();
  const { plan, currentpage, total, pagetotal } = await history();
  expect([currentpage, total, pagetotal]).toEqual([1, 5, 1]);
  expect(plan.map((row) => [row.Date, row.Status, row.Amount, row.Tax, row.MayEnter])).toEqual([
    ['2026-06-03', 'Open', '35.67', '6.67', false],
    ['2026-06-02', 'Refunded', '-35.67', '-6.67', false],
    ['2026-06-02', 'Refunded', '35.67', '6.67', false],
    ['2026-06-01', 'Paid', '17.84', '3.34', true],
    ['2026-05-01', 'Trial', '0', '0', false],
  ]);
  expect(plan[0]).toMatchObject({ subcriptionId: idToWire(open.id), InvoiceNumber: open.number });
  expect(plan[3]).toEqual({
    subcriptionId: idToWire(first.id),
    Date: '2026-06-01',
    PlanName: 'growth',
    Interval: 'month',
    FromDate: '2026-06-01',
    ToDate: '2026-06-30',
    Seats: 5,
    Currency: 'USD',
    Amount: '17.84',
    Tax: '3.34',
    Coupon: 'HALF',
    Status: 'Paid',
    InvoiceNumber: first.number,
    MayEnter: true,
  });
  expect(plan[4]).toMatchObject({
    subcriptionId: null,
    PlanName: 'trial',
    Seats: 5,
    FromDate: '2026-05-01',
    ToDate: '2026-05-15',
  });
});

test('the history is turned by pages: the first is 1, and one beyond the last is the last', async () => {
  for (const day of ['2026-06-01', '2026-06-02', '2026-06-03']) await paid(day);
  const daysOn = async (page: string) => {
    const { plan, currentpage, total, pagetotal } = await history({ limit: '2', page });
    return { days: plan.map((row) => row.Date), currentpage, total, pagetotal };
  };
  const [one, two] = [
    { days: ['2026-06-03', '2026-06-02'], currentpage: 1, total: 3, pagetotal: 2 },
    { days: ['2026-06-01'], currentpage: 2, total: 3, pagetotal: 2 },
  ];
  expect([await daysOn('0'), await daysOn('1'), await daysOn('2'), await daysOn('9')]).toEqual([
    one,
    one,
    two,
    two,
  ]);
});

test('an invoice as PDF says who sells and who buys with their numbers, lines, coupon, tax, period, credit and when it was paid', async () => {
  await ofBuyer('IE', 'IE3668997OH');
  const invoice = await paid('2026-06-01', {
    coupon: 'HALF',
    lines: [
      { ...aMonth.lines[0]!, off: '14.5' },
      { ...aMonth.lines[0]!, kind: 'seats', seats: 2, price: '10' },
    ],
  });
  const { name, title, text } = await pdf(invoice.id);
  expect(name).toBe(`Invoice ${invoice.number}.pdf`);
  expect(title).toBe(`Invoice #${invoice.number}`);
  for (const said of [
    'Counterfoil Ltd',
    '1 Ledger Lane',
    'VAT number IE6388047V',
    invoice.number!,
    'Issued June 1, 2026',
    'Period Jun 2026',
    'Okafor Studio',
    '5 Quay Street',
    'VAT number IE3668997OH',
    'Growth, monthly, 5 people Jun 2026 29.00',
    'Growth, monthly: 2 more people Jun 2026 10.00',
    'Coupon HALF −14.50',
    'Net 24.50',
    'VAT 23% 5.64',
    'Total USD 30.14',
    'Paid June 1, 2026 −30.14',
  ])
    expect(text).toContain(said);
});

test('an invoice without tax by reverse charge says so, and one that takes another back names it', async () => {
  await ofBuyer('DE', 'DE136695976');
  server.setToday('2026-06-05');
  const { id } = await draft();
  const open = await write((tx) => finalisePlanInvoice(tx, id));
  const { text } = await pdf(id);
  expect(text).toContain('Reverse charge: the customer accounts for the VAT.');
  expect(text).toContain('VAT 0% 0.00');
  expect(text).toContain('Due June 5, 2026');
  expect(text).toContain('Amount due 29.00');
  await write((tx) => voidPlanInvoice(tx, id));
  const [note, voided] = (await history()).plan;
  expect(note).toMatchObject({ Status: 'Void', Amount: '-29' });
  expect(voided).toMatchObject({ Status: 'Void', InvoiceNumber: open.number });
  const credit = await pdf(await idOf(note!.InvoiceNumber!));
  expect(credit.title).toBe(`Credit invoice #${note!.InvoiceNumber}`);
  expect(credit.text).toContain(`Corrects invoice ${open.number}`);
  expect(credit.text).toContain('Total USD −29.00');
  expect((await pdf(id)).text).toContain('Void');
});

const idOf = async (number: string): Promise<string> =>
  (await server.owner.query('select id from plan_invoice where number = $1', [number])).rows[0].id;

test('a draft has no PDF, and neither has an invoice of another business', async () => {
  const { id } = await draft();
  const ask = (subcriptionId: string) => client.send(planInvoiceCalls.planInvoicePdf, { subcriptionId });
  expect((await ask(idToWire(id))).status).toBe(404);
  expect((await ask(await planInvoiceIn(await server.client()))).status).toBe(404);
});

test('a paid invoice is entered as an expense with its PDF attached', async () => {
  const invoice = await paid('2026-06-04');
  const propose = (id: string) =>
    client.send(planInvoiceCalls.planExpense, { subcriptionId: id }, { 'idempotency-key': newId() });
  const { data } = expectOk(await propose(idToWire(invoice.id))).body;
  expect(data).toMatchObject({
    ExpenseName: 'Counterfoil Ltd Growth',
    Reference: invoice.number,
    ExpenseDate: '2026-06-04',
    Currency: 'USD',
    Amount: '29',
    Attachment: { Name: `Invoice ${invoice.number}.pdf`, Type: 'application/pdf' },
  });
  const expenses = expenseApiFor(client);
  const id = await expenses.expense({
    ExpenseName: data.ExpenseName,
    Reference: data.Reference,
    ExpenseDate: data.ExpenseDate,
    NoTaxTotal: data.Amount,
    IncludesTax: true,
    Attachments: [data.Attachment.AttachmentId],
  });
  expect(await expenses.view(id)).toMatchObject({
    Attachments: [{ AttachmentId: data.Attachment.AttachmentId, FileName: data.Attachment.Name }],
  });
  const { id: openId } = await draft();
  await write((tx) => finalisePlanInvoice(tx, openId));
  expect((await propose(idToWire(openId))).body.Message).toBe(
    'Only a paid invoice can be entered as an expense.',
  );
});

test('an invoice in another currency proposes no amount where the plan has one currency', async () => {
  const euros = await server.client('EUR');
  euros.shop.business.plan = 'growth';
  await server.owner.query(`update business set plan = 'growth' where id = $1`, [euros.shop.business.id]);
  const id = await planInvoiceIn(euros);
  const { data } = expectOk(await euros.send(planInvoiceCalls.planExpense, { subcriptionId: id })).body;
  expect(data).toMatchObject({ Currency: 'EUR', Amount: '' });
});

test('money of the plan is for who may change the plan', async () => {
  const manager = await colleague(server, client, 'Manager');
  for (const call of [planInvoiceCalls.planHistory, planInvoiceCalls.planInvoicePdf])
    expect((await manager.send(call, { subcriptionId: idToWire(newId()) })).body.kind).toBe('not-allowed');
});

const prices = async () => expectOk(await server.send(planPriceCalls.planPrices)).body.Prices;

test('anybody may read today’s prices, and there are none until somebody sells plans', async () => {
  const [usual] = usualPrices('2020-01-01');
  await sellPlans(server.owner, { prices: [{ ...usual!, from: '2026-07-01', amount: '11' }] });
  server.setToday('2026-06-30');
  expect(await prices()).toHaveLength(6);
  expect(await prices()).toContainEqual({
    PlanName: 'starter',
    Interval: 'month',
    Currency: 'USD',
    Amount: '9',
    Seats: 2,
    SeatPrice: '5',
  });
  server.setToday('2026-07-01');
  expect((await prices()).filter(({ Amount }) => Amount === '11')).toHaveLength(1);
  await stopSellingPlans(server.owner);
  expect(await prices()).toEqual([]);
  await sellPlans(server.owner);
});
