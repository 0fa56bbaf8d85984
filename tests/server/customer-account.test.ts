import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Client, firstDay, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

const card = { type: 'person', name: 'Ada Stone' };
const owing = async (openingbalance: string, openingbalancedate = '2026-01-01', of = client) =>
  expectOk(await of.send(customerCalls.addCustomer, { ...card, openingbalance, openingbalancedate })).body
    .data.id;
const edit = (id: string, fields: Record<string, unknown>) =>
  client.send(customerCalls.updateCustomer, { id, ...card, ...fields });
const view = async (clientid: string) =>
  expectOk(await client.send(customerCalls.getCustomer, { clientid })).body.data;
const statement = async (clientid: string, fields: Record<string, string> = {}) =>
  expectOk(await client.send(customerAccountCalls.clientStatement, { clientid, ...fields })).body;
const payOpening = (clientid: string, amount: string, date?: string) =>
  client.send(customerAccountCalls.payOpeningBalance, {
    clientid,
    amount,
    paymentmode: 1,
    ...(date && { date }),
  });

/** What an account of a business comes to. */
const balance = async (of: Client, account: number): Promise<number> => {
  const { rows } = await server.owner.query<{ net: string }>(
    'select coalesce(sum(amount), 0) as net from journal_line where business_id = $1 and account_id = $2',
    [of.shop.business.id, account],
  );
  return Number(rows[0]!.net);
};

describe('an opening balance', () => {
  test('is posted 2 against 33 on its day, and is owed', async () => {
    const own = await server.client();
    const id = await owing('250.5', '2025-12-31', own);
    expect([await balance(own, 2), await balance(own, 33)]).toEqual([250.5, -250.5]);
    expect(expectOk(await own.send(customerCalls.getCustomer, { clientid: id })).body.data).toMatchObject({
      openingbalance: '250.5',
      openingbalancedate: '2025-12-31',
      openingdue: '250.5',
      totaloutstanding: '250.5',
    });
    const { body } = expectOk(await own.send(reportCalls.journalEntries, { fromdate: '2025-12-31' }));
    expect(JSON.stringify(body)).toContain('Opening balance');
  });

  test('is corrected by an equal and opposite entry, and left alone where nothing is said of it', async () => {
    const id = await owing('100');
    expectOk(await edit(id, { openingbalance: '80', openingbalancedate: '2026-01-02' }));
    expectOk(await edit(id, { notes: 'Pays on Fridays.' }));
    expect(await view(id)).toMatchObject({
      openingbalance: '80',
      openingbalancedate: '2026-01-02',
      totaloutstanding: '80',
    });
    expectOk(await edit(id, { openingbalance: '0' }));
    expect(await view(id)).toMatchObject({ openingbalance: '0', totaloutstanding: '0' });
    expect(await statement(id)).toMatchObject({ statement: [], total: 0, totalinvocesamount: '0' });
  });

  test('is paid in parts, never by more than is owed, and not before its day', async () => {
    const id = await owing('100', '2026-01-10');
    expectOk(await payOpening(id, '30'));
    expect(await view(id)).toMatchObject({ openingdue: '70', totaloutstanding: '70', totalpaid: '30' });
    for (const [amount, date] of [
      ['70.01', undefined],
      ['0', undefined],
      ['10', '2026-01-09'],
      ['10', '2026-03-03'],
    ] as const)
      expect((await payOpening(id, amount, date)).body).toMatchObject({ kind: 'invalid' });
    expectOk(await payOpening(id, '70'));
    expect(await view(id)).toMatchObject({ openingdue: '0', totaloutstanding: '0' });
    expect((await payOpening(await api.customer(), '1')).body).toMatchObject({
      Message: 'Ada Stone has no opening balance.',
    });
  });

  test('that is settled in part stays as it is', async () => {
    const id = await owing('100');
    expectOk(await payOpening(id, '30'));
    expect((await edit(id, { openingbalance: '90' })).body).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'openingbalance' }],
    });
    expectOk(await edit(id, { openingbalance: '100', openingbalancedate: '2026-01-01', notes: 'Same' }));
  });

  test('is neither taken in nor corrected on a locked day', async () => {
    const own = await server.client();
    const id = await owing('100', '2026-01-05', own);
    await server.lockBooks(own, '2026-01-05');
    const fresh = { ...card, openingbalance: '1', openingbalancedate: '2026-01-05' };
    expect((await own.send(customerCalls.addCustomer, fresh)).body).toMatchObject({
      kind: 'locked-period',
      fields: [{ field: 'openingbalancedate' }],
    });
    expect(
      (await own.send(customerCalls.updateCustomer, { id, ...card, openingbalance: '1' })).body,
    ).toMatchObject({ kind: 'locked-period' });
  });
});

describe('a statement', () => {
  test('lists each claim, the last due first, with what all of them come to', async () => {
    const customer = await owing('50', '2025-12-01');
    const part = await api.invoice({ customer, prices: ['100'] });
    expectOk(await api.pay(part, '40'));
    const receipt = await api.invoice({ customer, type: 'receipt', prices: ['30'] });
    await api.invoice({ customer, status: 'Draft' });
    expectOk(await api.cancel(await api.invoice({ customer })));
    const body = await statement(customer);
    expect(
      body.statement.map((row) => [row.invoicetype, row.InvoiceId, row.totalamount, row.amountdue]),
    ).toEqual(
      expect.arrayContaining([
        ['invoice', part, '100', '60'],
        ['receipt', receipt, '30', '0'],
        ['opening', null, '50', '50'],
      ]),
    );
    const days = body.statement.map((row) => row.due_date);
    expect(days).toEqual([...days].sort().reverse());
    expect(body).toMatchObject({
      totalinvocesamount: '180',
      totalamountdue: '110',
      total: 3,
      currentpage: 1,
      pagetotal: 1,
    });
    const first = (await statement(customer, { page: '1', limit: '2' })).statement;
    const second = (await statement(customer, { page: '2', limit: '2' })).statement;
    expect([first, second]).toEqual([body.statement.slice(0, 2), body.statement.slice(2)]);
    expect(await statement(customer, { page: '2', limit: '2' })).toMatchObject({
      currentpage: 2,
      pagetotal: 2,
      totalamountdue: '110',
    });
  });

  test('counts an invoice once however often it was edited, cancelled and taken back', async () => {
    const customer = await api.customer();
    const id = await api.invoice({ customer, prices: ['100'] });
    expectOk(await api.update(id, { customer, prices: ['120'] }));
    expectOk(await api.cancel(id));
    expectOk(await api.undoCancel(id));
    expect(await statement(customer)).toMatchObject({
      total: 1,
      totalinvocesamount: '120',
      statement: [{ InvoiceId: id, totalamount: '120' }],
    });
  });

  test('keeps what was written off as a claim of which nothing is due', async () => {
    const customer = await api.customer();
    const id = await api.invoice({ customer, prices: ['100'] });
    expectOk(await api.writeOff(id));
    expect(await statement(customer)).toMatchObject({ totalinvocesamount: '100', totalamountdue: '0' });
  });

  test.each(['clientStatement', 'downloadStatement', 'sendStatement'] as const)(
    '%s is refused to a plan without statements of account',
    async (call) => {
      const own = await server.client();
      const clientid = await apiFor(own).customer();
      await server.owner.query(`update business set plan = 'growth' where id = $1`, [own.shop.business.id]);
      expect(await own.send(customerAccountCalls[call], { clientid })).toMatchObject({
        status: 400,
        body: { kind: 'plan-limit', details: { flag: 'statementOfAccount' } },
      });
    },
  );
});

describe('a customer’s invoices', () => {
  test('are listed by status, text and order, and nobody else’s are', async () => {
    const customer = await api.customer();
    const paid = await api.invoice({ customer, prices: ['70'] });
    expectOk(await api.pay(paid, '70'));
    const open = await api.invoice({ customer, prices: ['90'] });
    await api.invoice();
    const listed = async (fields: Record<string, string> = {}) =>
      expectOk(
        await client.send(customerAccountCalls.listInvoicesOfCustomer, { clientId: customer, ...fields }),
      ).body;
    const ids = async (fields?: Record<string, string>) =>
      (await listed(fields)).Invoices.map(({ id }) => id);
    expect(await ids({ sortBy: 'total', sortOrder: 'ascending' })).toEqual([paid, open]);
    const dearest = { sortBy: 'total', sortOrder: 'descending' };
    expect(await ids(dearest)).toEqual([open, paid]);
    expect(await ids({ ...dearest, limit: '1', page: '2' })).toEqual([paid]);
    expect(await ids({ status: 'Paid' })).toEqual([paid]);
    expect(await ids({ searchQuery: (await api.view(open)).invoicenumber! })).toEqual([open]);
    expect(await listed({ page: '0', limit: '1' })).toMatchObject({ CurrentPage: 1, PageTotal: 2, Total: 2 });
  });

  test('stand in the history with what settled each, and what all of it comes to', async () => {
    const customer = await api.customer();
    const invoice = await api.invoice({ customer, prices: ['100'] });
    expectOk(await api.pay(invoice, '130', { surplus: 'credit' }));
    await api.invoice({ customer, prices: ['40'] });
    const history = expectOk(
      await client.send(customerAccountCalls.customerHistory, { clientid: customer }),
    ).body;
    expect(history).toMatchObject({
      summarydata: {
        totalinvoices: 2,
        totalinvoiced: '140',
        totalpaid: '100',
        totaloutstanding: '40',
        totaloverdue: '0',
        credit: '30',
        firstinvoicedate: firstDay,
      },
      Total: 2,
      PageTotal: 1,
      CurrentPage: 1,
    });
    expect(history.Invoices.find(({ id }) => id === invoice)?.payments).toMatchObject([
      { date: firstDay, amount: '100' },
    ]);
    const second = expectOk(
      await client.send(customerAccountCalls.customerHistory, { clientid: customer, page: '2', limit: '1' }),
    ).body;
    expect([second.CurrentPage, second.PageTotal, second.Invoices.map(({ id }) => id)]).toEqual([
      2,
      2,
      [invoice],
    ]);
  });
});
