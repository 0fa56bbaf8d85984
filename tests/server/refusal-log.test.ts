import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusalSums } from '../../server/http/call/refusal-sums.ts';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { signsIn, verified } from '../support/people.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

const lines: string[] = [];
let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer({ log: (line) => lines.push(line), logLevel: 'warn' });
  client = await server.client();
});
afterAll(() => server.close());

const sums = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused');

test('refused permissions, foreign ids and throttles leave a line each minute: who, what, where, and how often', async () => {
  const stranger = await server.client();
  const customer = await stranger.send(customerCalls.addCustomer, { type: 'person', name: 'Ada Stone' });
  await server.owner.query(`update member set role = 'Viewer' where business_id = $1`, [
    client.shop.business.id,
  ]);
  for (let n = 0; n < 3; n += 1) await client.send(bankCalls.addBank, { bankname: 'Savings' });
  for (let n = 0; n < 2; n += 1)
    await client.send(customerCalls.getCustomer, { clientid: customer.body.data.id });
  // Into a business one is no member of.
  await client.send(customerCalls.getCustomer, {
    businessid: stranger.business,
    clientid: customer.body.data.id,
  });
  await verified(server, 'mara@example.com');
  for (let n = 0; n < 12; n += 1)
    await signsIn(server, 'mara@example.com', 'a wrong password', { from: '2001:db8:7:9::5' });
  expect(sums()).toEqual([]);
  await server.app.close();
  const user = idToWire(client.shop.user.id);
  const common = { first: expect.any(String), last: expect.any(String) };
  expect(sums().map(({ level, time, pid, hostname, msg, ...lines }) => lines)).toEqual([
    {
      refused: 'not-allowed',
      call: 'addBank',
      user,
      business: client.business,
      from: '127.0.0.1',
      count: 3,
      ...common,
    },
    {
      refused: 'missing',
      call: 'getCustomer',
      user,
      business: client.business,
      from: '127.0.0.1',
      count: 2,
      ...common,
    },
    {
      refused: 'missing',
      call: 'getCustomer',
      user,
      business: stranger.business,
      from: '127.0.0.1',
      count: 1,
      ...common,
    },
    { refused: 'throttled', call: 'login', from: '2001:db8:7:9::/64', count: 2, ...common },
  ]);
  expect(sums().every(({ level }) => level === 40)).toBe(true);
  expect(lines.join('')).not.toContain('mara@');
});

test('the lines of a minute come when it is over, and the next minute begins at nothing', () => {
  vi.useFakeTimers();
  const lines: object[] = [];
  const { add } = refusalSums((sum) => lines.push(sum));
  const one = { refused: 'throttled', call: 'login', from: '10.0.0.7' };
  add(one);
  vi.advanceTimersByTime(30_000);
  add(one);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(30_000);
  expect(lines).toEqual([{ ...one, count: 2, first: expect.any(String), last: expect.any(String) }]);
  vi.advanceTimersByTime(120_000);
  expect(lines).toHaveLength(1);
  add(one);
  vi.advanceTimersByTime(60_000);
  expect(lines[1]).toMatchObject({ count: 1 });
  vi.useRealTimers();
});

test('however many ask from wherever, a minute has a bounded number of lines, and none is uncounted', () => {
  const lines: { count: number; from?: string }[] = [];
  const { add, flush } = refusalSums((sum) => lines.push(sum));
  for (let n = 0; n < 5_000; n += 1)
    add({ refused: 'throttled', call: 'login', from: `10.0.${n >> 8}.${n & 255}` });
  flush();
  expect(lines).toHaveLength(201);
  expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(5_000);
  expect(lines.at(-1)).toMatchObject({ refused: 'throttled', count: 4_800 });
  expect(lines.at(-1)).not.toHaveProperty('from');
});
