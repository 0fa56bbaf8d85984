import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { referenceCalls } from '../../src/api/calls/reference.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

it('currencies are labelled with name and code, countries have their ids', async () => {
  const currencies = (await app.send(referenceCalls.currencies)).body.data;
  expect(currencies).toContainEqual({
    id: 566,
    label: 'Nigerian Naira - NGN',
    value: 'NGN',
    IsoCurrenyCode: 'NGN',
  });
  const countries = (await app.send(referenceCalls.countries)).body.data;
  expect(countries).toContainEqual({ Id: 566, id: 566, label: 'Nigeria', value: 'NG' });
  expect([countries[0]?.label, countries.length]).toEqual(['Afghanistan', 249]);
});

it('languages, industries and categories are lists with numbers of their own', async () => {
  const lists = [referenceCalls.languages, referenceCalls.industries, referenceCalls.categories];
  for (const call of lists) {
    const { data } = (await app.send(call)).body;
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    expect(data.every(({ label, value }) => label !== '' && value !== '')).toBe(true);
  }
});

it('categories are proposed as they are usual in an industry, each with the same number in all of them', async () => {
  const proposed = async (industry?: string) =>
    (await app.send(referenceCalls.categories, { query: industry === undefined ? {} : { industry } })).body
      .data;
  const any = await proposed();
  expect(any.map(({ value }) => value)).toContain('Household');
  const industries = (await app.send(referenceCalls.industries)).body.data;
  const construction = industries.find(({ value }) => value === 'Construction')!;
  const built = await proposed(String(construction.id));
  expect(built.map(({ value }) => value)).toEqual([
    'Labour',
    'Materials',
    'Tools',
    'Equipment hire',
    'Fittings',
  ]);
  const numberOf = (list: typeof any) => list.find(({ value }) => value === 'Materials')!.id;
  expect(numberOf(built)).toBe(numberOf(any));
  for (const { id } of industries) expect((await proposed(String(id))).length).toBeGreaterThan(2);
  // An industry there is none of.
  expect(await proposed('999')).toEqual(any);
  expect(await proposed('-1')).toEqual(any);
});

it('a kind of file has its columns, those that must be there marked; another is none', async () => {
  const headers = (filename: string) => app.send(referenceCalls.csvHeaders, { query: { filename } });
  expect((await headers('customers')).body.data[0]).toEqual({ header: 'Name', required: true });
  expect((await headers('toString')).status).toBe(404);
});

it('the rate of a day is the last one kept, and 1 with a warning where there is none', async () => {
  const client = await app.client();
  const asks = async (date?: string) =>
    (await client.send(rateCalls.exchangeRate, { from: 'EUR', to: 'USD', ...(date ? { date } : {}) })).body
      .data;
  expect(await asks()).toEqual({
    rate: '1',
    date: null,
    source: '',
    warning: 'No rate yet: 1 EUR counts as 1 USD.',
  });
  const keeps = (date: string, rate: string, more = {}) =>
    client.send(rateCalls.saveRate, { from: 'EUR', to: 'USD', date, rate, ...more });
  await keeps('2026-02-01', '1.1');
  await keeps('2026-03-01', '1.2');
  expect(await asks()).toMatchObject({ rate: '1.2', date: '2026-03-01', warning: null });
  expect(await asks('2026-02-10')).toMatchObject({ rate: '1.1' });
  await keeps('2026-03-01', '1.25');
  const { data } = (await client.send(rateCalls.listRates)).body;
  expect(data.rates.map(({ date, rate, source }) => [date, rate, source])).toEqual([
    ['2026-03-01', '1.25', 'typed'],
    ['2026-02-01', '1.1', 'typed'],
  ]);
  const faults = (await keeps('2026-03-01', '0', { to: 'EUR' })).body.fields;
  expect(faults?.map(({ field }) => field)).toEqual(['to', 'rate']);
  const pair = { from: 'EUR', to: 'USD', date: '2026-03-01' };
  expect((await client.send(rateCalls.deleteRate, pair)).status).toBe(200);
  expect((await client.send(rateCalls.deleteRate, pair)).status).toBe(404);
  expect(await asks()).toMatchObject({ rate: '1.1' });
});

it('rates of one business are not seen in another', async () => {
  const [mine, theirs] = [await app.client(), await app.client()];
  await mine.send(rateCalls.saveRate, { from: 'GBP', to: 'USD', date: '2026-03-01', rate: '1.3' });
  expect((await theirs.send(rateCalls.listRates)).body.data.rates).toEqual([]);
});
