import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { apiFor, expectOk, formOf } from '../support/api.ts';
import type { Fixture } from '../support/fixture.ts';
import { samples } from '../support/samples.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** Who is told what stock costs by the books, by whatever call. Source: decision 0034. */
let server: Server;
let owner: Client;
let ids: Fixture;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-02');
  owner = await server.client();
  const api = apiFor(owner);
  const product = await api.goods('Candle', '10', '2.37');
  const customer = await api.customer();
  const sold = async () =>
    expectOk(
      await owner.send(
        invoiceCalls.createInvoice,
        formOf({ customer, items: [{ productid: product, ItemName: '', quantity: '1', price: '5' }] }),
      ),
    ).body.data.id;
  const [open, paid, credited] = [await sold(), await sold(), await sold()];
  expectOk(await api.pay(paid, '5'));
  const known: Record<string, string> = { name: 'Candle', customer, open, paid, credited };
  // Each call asks for these items and documents, whatever it would ask for otherwise.
  ids = new Proxy({} as Fixture, {
    get: (_, name) => known[String(name)] ?? (/product/i.test(String(name)) ? product : open),
  });
});
afterAll(() => server.close());

/** What 1 to 10 of the candles cost, or what is left of 10 of them: no price here comes to any of it. */
const costs = new Set(Array.from({ length: 10 }, (_, n) => String(Math.round((n + 1) * 237) / 100)));
const valuesIn = (answer: unknown): string[] => {
  if (answer === null || typeof answer !== 'object') return [String(answer).replace(/^-/, '')];
  return Object.values(answer).flatMap(valuesIn);
};

/** The calls that tell somebody one of the costs. */
const toldBy = async (client: Client): Promise<string[]> => {
  const telling: string[] = [];
  for (const { name, call, fields } of samples.filter((one) => one.call.effect === 'reads')) {
    const { status, body } = await client.send(call, { [call.business!]: owner.business, ...fields(ids) });
    if (status === 200 && valuesIn(body).some((value) => costs.has(value))) telling.push(name);
  }
  return telling;
};

test('no call tells staff what stock cost, of those that tell the owner', async () => {
  const told = await toldBy(owner);
  expect(told).toEqual(
    expect.arrayContaining([
      'getProduct',
      'productSummary',
      'previewInvoiceEdit',
      'getInvoice',
      'inventoryValuation',
      'trialBalance',
      'salesByProduct',
    ]),
  );
  expect(await toldBy(await colleague(server, owner, 'Staff'))).toEqual([]);
});

test('a viewer is told it of items, and not by the valuation, a report or the journal', async () => {
  const reports = samples
    .filter(({ call }) => call.permission?.startsWith('reports'))
    .map(({ name }) => name);
  const told = await toldBy(await colleague(server, owner, 'Viewer'));
  expect(told).toEqual(expect.arrayContaining(['getProduct', 'productSummary']));
  expect(told.filter((name) => reports.includes(name) || /valuation|journal/i.test(name))).toEqual([]);
});
