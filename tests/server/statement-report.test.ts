import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { reportCsv, reportFile } from '../support/report-csv.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

const sheetOf = async (clientid: string, days: Record<string, string> = {}) =>
  expectOk(await client.send(customerAccountCalls.clientStatement, { clientid, ...days })).body.report;

test('a claim stands in its own currency beside its worth at home, which alone its files are of', async () => {
  const customer = await api.customer('Quai');
  const money = { ForeignCurrencyID: 978, ExchangeRate: '1.2' };
  const id = await api.invoice({ customer, prices: ['100'], issuedOn: '2026-03-15', money });
  expectOk(await api.pay(id, '25', { date: '2026-03-16' }));
  const { groups } = await sheetOf(customer);
  const own = (amount: string) => ({ amount, currency: 'EUR' });
  expect(groups[0]!.rows.map(([claim, , , ...amounts]) => [claim!.to, ...amounts])).toEqual([
    ['invoice:INV-0001', { value: '120', own: own('100') }, { value: '90', own: own('75') }],
  ]);
  const request = { report: 'customer-statement', clientId: customer };
  const { rows } = await reportCsv(server, client, request);
  expect(rows[1]).toEqual(['Invoice INV-0001', '2026-03-15', '2026-04-15', '120', '90']);
  const { text } = await readPdf((await reportFile(server, client, { ...request, format: 'pdf' })).bytes);
  expect(text).toMatch(/Invoice INV-0001.*120\.00 90\.00/);
});

test('in the view of its activity it lists what moved the balance, by page and by file alike', async () => {
  const customer = await api.customer('Lane');
  const id = await api.invoice({ customer, prices: ['100'], issuedOn: '2026-03-02', dueOn: '2026-03-16' });
  expectOk(await api.pay(id, '30', { date: '2026-03-05' }));
  const number = (await api.view(id)).invoicenumber!;
  const asked = { view: 'activity', fromdate: '2026-03-01', todate: '2026-03-31' };
  const { body } = expectOk(
    await client.send(customerAccountCalls.clientStatement, { clientid: customer, ...asked }),
  );
  const { groups, figures, controls } = body.report;
  expect(
    groups.map(({ rows }) => rows.map((cells) => cells.map(({ value }) => value).filter(Boolean))),
  ).toEqual([
    [
      ['USD', 'Opening balance', '0.00'],
      ['USD', '2026-03-02', `Invoice ${number}`, '2026-03-16', '100.00', '100.00'],
      ['USD', '2026-03-05', 'Payment', number, '30.00', '70.00'],
      ['USD', 'Balance due', '100.00', '0.00', '30.00', '70.00'],
    ],
  ]);
  expect(
    figures.filter(({ blank }) => !blank).map(({ label, value, edge }) => [label, value, edge?.day]),
  ).toEqual([
    ['Opening balance', '0', '2026-03-01'],
    ['Invoiced', '100', undefined],
    ['Paid', '30', undefined],
    ['Balance due', '70', '2026-03-31'],
  ]);
  expect(controls).toMatchObject([{ value: '70', difference: '0', to: 'account:2' }]);
  // The claims and what they come to are answered beside it.
  expect(body).toMatchObject({ total: 4, totalamountdue: '70', statement: [{ amountdue: '70' }] });
  const file = { report: 'customer-statement', clientId: customer, ...asked };
  const { rows } = await reportCsv(server, client, file);
  expect(rows.slice(1, 5).map((cells) => cells.filter(Boolean))).toEqual(
    groups[0]!.rows.map((cells) => cells.map(({ value }) => value).filter(Boolean)),
  );
});

test('what was owed when the books began leads to whoever owed it', async () => {
  const card = { type: 'person', name: 'Ada Stone', openingbalance: '50' };
  const { id } = expectOk(await client.send(customerCalls.addCustomer, card)).body.data;
  const { groups } = await sheetOf(id);
  expect(groups[0]!.rows.map(([claim]) => claim)).toEqual([
    { value: 'Opening balance', to: 'opening:customer' },
  ]);
});

test('a figure says which day it is of, and is left out of a page where it is nothing', async () => {
  const customer = await api.customer('Mill');
  const read = async (days: Record<string, string>) =>
    (await sheetOf(customer, days)).figures.map(({ label, edge, blank }) =>
      [label, edge && `${edge.at} ${edge.day}`, blank && 'blank'].filter(Boolean).join(', '),
    );
  expect(await read({})).toEqual([
    'Already owed, blank',
    'Total amount',
    'Cancelled, blank',
    'Settled',
    'Amount due',
    'To their credit, blank',
  ]);
  expect(await read({ fromdate: '2026-02-01', todate: '2026-03-31' })).toEqual([
    'Already owed, before 2026-02-01',
    'Total amount',
    'Cancelled, blank',
    'Settled',
    'Amount due, after 2026-03-31',
    'To their credit, blank',
  ]);
});
