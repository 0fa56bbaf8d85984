import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boundedGet } from '../../server/adapters/rates/bounded-get.ts';
import { RatesUnavailable } from '../../server/adapters/rates/provider.ts';
import { isPublicAddress } from '../../server/adapters/rates/public-address.ts';
import { readSettings } from '../../server/settings.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { startFakeRates, telling } from '../support/fake-rates.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

const ofMarch = { base: 'USD', date: '2026-03-02', rates: { EUR: 0.8, GBP: 0.75, XYZ: 4 } };

let fake: Awaited<ReturnType<typeof startFakeRates>>;
let server: Server;
let client: Client;
beforeAll(async () => {
  fake = await startFakeRates(telling(ofMarch));
  server = await startServer({ rates: fake.provider() });
});
beforeEach(async () => {
  fake.answers(telling(ofMarch));
  client = await server.client();
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

const kept = async () =>
  expectOk(await client.send(rateCalls.listRates)).body.data.rates.map(
    ({ from, to, date, rate, source }) => `${date} 1 ${from} = ${rate} ${to}, ${source}`,
  );
const types = async (from: string, date: string, rate: string) =>
  expectOk(await client.send(rateCalls.saveRate, { from, to: 'USD', date, rate }));
const fetches = (also: string | null = null) => client.send(rateCalls.fetchRates, { also });

test('without a provider the page is told so, and nothing is fetched', async () => {
  const alone = await startServer();
  const here = await alone.client();
  expect((await here.send(rateCalls.listRates)).body.data).toEqual({ rates: [], provider: null, inUse: [] });
  const { status, body } = await here.send(rateCalls.fetchRates, { also: 'EUR' });
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'not-allowed',
    'Automatic exchange rates aren’t set up on this server. Enter rates yourself.',
  ]);
  await alone.close();
});

test('a document and a payment take a fetched rate as it is kept', async () => {
  fake.answers(telling({ base: 'CAD', date: '2026-03-02', rates: { IDR: 16_300 } }));
  const elsewhere = await server.client('CAD');
  expectOk(await elsewhere.send(rateCalls.fetchRates, { also: 'IDR' }));
  const { data } = expectOk(await elsewhere.send(rateCalls.exchangeRate, { from: 'IDR', to: 'CAD' })).body;
  expect(data.rate).toBe('0.0000613497');
  const api = apiFor(elsewhere);
  const money = { ForeignCurrencyID: 360, ExchangeRate: data.rate };
  const id = await api.invoice({ prices: ['10000000'], money });
  expectOk(await api.pay(id, '10000000', { ExchangeRate: data.rate }));
  expect(await api.balances()).toEqual({ 1: '613.5', 13: '-613.5' });
});

test('rates of the currencies in use are kept by day, with who said so; a typed one of that day stays', async () => {
  await types('GBP', '2026-03-01', '1.3');
  await types('CHF', '2026-03-02', '1.1');
  expectOk(await client.send(customerCalls.addCustomer, { type: 'person', name: 'Ada', currency: 'EUR' }));
  expect((await client.send(rateCalls.listRates)).body.data).toMatchObject({
    provider: fake.host,
    inUse: ['CHF', 'EUR', 'GBP'],
  });
  const { body } = await fetches();
  expect(body.data).toEqual({ provider: fake.host, kept: ['EUR', 'GBP'], typed: [], unknown: ['CHF'] });
  expect(body.message).toBe(`Rates of EUR, GBP fetched from ${fake.host}. Not known to ${fake.host}: CHF.`);
  expect(await kept()).toEqual([
    '2026-03-02 1 CHF = 1.1 USD, typed',
    `2026-03-02 1 EUR = 1.25 USD, ${fake.host}`,
    `2026-03-02 1 GBP = 1.3333333333 USD, ${fake.host}`,
    '2026-03-01 1 GBP = 1.3 USD, typed',
  ]);
  await types('EUR', '2026-03-02', '1.2');
  const again = await fetches();
  expect(again.body.data).toMatchObject({ kept: ['GBP'], typed: ['EUR'] });
  expect(await kept()).toContain('2026-03-02 1 EUR = 1.2 USD, typed');
  const { data } = (await client.send(rateCalls.exchangeRate, { from: 'GBP', to: 'USD' })).body;
  expect(data).toEqual({ rate: '1.3333333333', date: '2026-03-02', source: fake.host, warning: null });
});

test('a business that deals in no foreign currency chooses one, beside its field', async () => {
  expect((await fetches()).body.fields).toEqual([
    { field: 'also', message: 'Choose a currency to fetch the rate of.' },
  ]);
  expect((await fetches('USD')).body.fields?.[0]?.field).toBe('also');
  expect((await fetches('XYZ')).body.fields?.[0]?.field).toBe('also');
  expect((await fetches('EUR')).body.data?.kept).toEqual(['EUR']);
});

test('a rate the provider lacks counts as 1 with a warning, as one nobody typed', async () => {
  expect((await fetches('CHF')).body).toMatchObject({
    message: `No rate has changed. Not known to ${fake.host}: CHF.`,
    data: { kept: [], unknown: ['CHF'] },
  });
  const { data } = (await client.send(rateCalls.exchangeRate, { from: 'CHF', to: 'USD' })).body;
  expect(data).toMatchObject({ rate: '1', warning: 'No rate yet: 1 CHF counts as 1 USD.' });
});

test('a day that has not begun here is kept as today', async () => {
  const ahead = await startServer({ rates: fake.provider() });
  fake.answers(telling({ ...ofMarch, date: '2026-03-03' }));
  const here = await ahead.client();
  expectOk(await here.send(rateCalls.fetchRates, { also: 'EUR' }));
  expect((await here.send(rateCalls.listRates)).body.data.rates[0]?.date).toBe('2026-03-02');
  await ahead.close();
});

test('the provider is asked once in ten minutes for a currency', async () => {
  let now = new Date('2026-03-02T12:00:00Z');
  const provider = fake.provider(() => now);
  const before = fake.requests.length;
  await provider.latest('USD');
  await provider.latest('USD');
  expect(fake.requests.slice(before)).toEqual(['/latest?base=USD']);
  now = new Date('2026-03-02T12:10:00Z');
  await provider.latest('USD');
  expect(fake.requests.length).toBe(before + 2);
});

test('a provider that fails changes nothing, and what it said is not repeated', async () => {
  const failing = await startServer({ rates: fake.provider() });
  fake.answers((_, response) => void response.writeHead(500).end('the key 1234 is wrong'));
  const here = await failing.client();
  const { status, body } = await here.send(rateCalls.fetchRates, { also: 'EUR' });
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'not-allowed',
    `${fake.host} gave no rates. Nothing has changed: type them, or try again later.`,
  ]);
  expect((await here.send(rateCalls.listRates)).body.data.rates).toEqual([]);
  await failing.close();
});

describe('an answer', () => {
  const elsewhere =
    (location: string): Parameters<typeof fake.answers>[0] =>
    (_, response) =>
      void response.writeHead(302, { location }).end();
  test.each([
    ['that is no JSON', (_, response) => void response.end('<html>')],
    ['of another shape', telling({ base: 'USD', date: '2026-03-02', rates: { EUR: 'free' } })],
    ['of a day that is none', telling({ ...ofMarch, date: '2026-02-30' })],
    ['of another currency', telling({ ...ofMarch, base: 'EUR' })],
    ['with a rate of nothing', telling({ ...ofMarch, rates: { EUR: 0 } })],
    ['with a rate below nothing', telling({ ...ofMarch, rates: { EUR: -1 } })],
    ['that leads elsewhere', elsewhere('https://example.com/')],
    ['larger than 200 KB', telling({ ...ofMarch, more: 'x'.repeat(205_000) })],
    ['that does not end', (_, response) => void response.writeHead(200).write('{')],
  ] as [string, Parameters<typeof fake.answers>[0]][])('%s is refused', async (_, answer) => {
    fake.answers(answer);
    await expect(fake.provider(() => new Date(), 300).latest('USD')).rejects.toThrow(RatesUnavailable);
  });
});

test('a private network is not asked, whether by number or by name', async () => {
  const outside = { timeLimitMs: 2000, sizeLimitKb: 1, loopbackAllowed: false };
  const port = fake.host.split(':')[1];
  const before = fake.requests.length;
  for (const host of [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `[::1]:${port}`,
    '10.0.0.1',
    '169.254.169.254',
  ])
    await expect(boundedGet(new URL(`https://${host}/`), outside), host).rejects.toThrow('private network');
  await expect(boundedGet(new URL(`http://${fake.host}/`), outside)).rejects.toThrow('Only HTTPS');
  expect(fake.requests.length).toBe(before);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  'localhost',
  '',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('an address that is not HTTPS, names no currency or holds a password is refused at the start', () => {
  const url = (RATES_URL: string) => readSettings({ RATES_URL }).ratesUrl;
  expect(url('https://rates.example.com/{base}')).toBe('https://rates.example.com/{base}');
  expect(url('')).toBeNull();
  for (const wrong of [
    'http://rates.example.com/{base}',
    'https://rates.example.com/latest',
    'https://{base}.example.com/',
    'https://ada:secret@rates.example.com/{base}',
    'rates',
  ])
    expect(() => url(wrong), wrong).toThrow('RATES_URL is not an address like');
});
