import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

/** What happened, by day and memo, the oldest first. */
const journal = async (query: Record<string, string>) => {
  const { Entries, total } = expectOk(
    await api.client.send(reportCalls.journalEntries, { limit: '50', ...query }),
  ).body;
  expect(total).toBe(Entries.length);
  return Entries.map(({ date, memo }) => `${date} ${memo}`).reverse();
};

test('the journal of a document has all that is about it, of whatever day, shared payments too', async () => {
  const [customer, other] = [await api.customer('Ada Stone'), await api.customer('Brook')];
  const first = await api.invoice({ customer, issuedOn: '2025-11-10' });
  const second = await api.invoice({ customer, issuedOn: '2026-03-10' });
  await api.invoice({ customer: other, issuedOn: '2026-03-10' });
  expectOk(
    await api.payBatch(
      [
        [first, '100'],
        [second, '40'],
      ],
      { date: '2026-03-12', memo: 'Both at once' },
    ),
  );
  expectOk(await api.cancel(first));
  expectOk(await api.applyCredit(second, '60'));
  expect(await journal({ documentId: first })).toEqual([
    '2025-11-10 Invoice',
    '2026-03-12 Both at once',
    '2026-03-20 Payments released',
    '2026-03-20 Cancelled',
  ]);
  expect(await journal({ documentId: second })).toEqual([
    '2026-03-10 Invoice',
    '2026-03-12 Both at once',
    '2026-03-20 Credit applied',
  ]);
  expect(await journal({ documentId: second, fromdate: '2026-03-11', todate: '2026-03-19' })).toEqual([
    '2026-03-12 Both at once',
  ]);
  expect(await journal({ clientId: other })).toEqual(['2026-03-10 Invoice']);
  expect(await journal({ TAccountId: '11' })).toEqual([
    '2026-03-20 Payments released',
    '2026-03-20 Credit applied',
  ]);
  expect(await journal({ TAccountId: '11', documentId: first })).toEqual(['2026-03-20 Payments released']);
  expect(await journal({})).toHaveLength(6);
});
