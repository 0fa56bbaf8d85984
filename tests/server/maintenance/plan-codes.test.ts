import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archive } from '../../../server/maintenance/archive.ts';
import {
  endCoupon,
  findDealCode,
  importDealCodes,
  listCoupons,
  listDealCodes,
  makeCoupon,
  makeDealCodes,
  refundUnused,
  stepsOfDeals,
} from '../../../server/maintenance/plan-codes.ts';
import { restore } from '../../../server/maintenance/restore.ts';
import { dealCode } from '../../../src/domain/billing/deal.ts';
import { emptyDatabase } from '../../support/database.ts';
import { type Server, startServer } from '../../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const now = () => server.clock();
const stored = async (table: string) => (await server.owner.query(`select * from ${table}`)).rows;

test('codes that are made differ, are shown once and stored as hashes', async () => {
  const made = await makeDealCodes(server.url, 5, 'July', now());
  expect(new Set(made).size).toBe(5);
  for (const code of made) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{5}-){3}[2-9A-HJ-NP-Z]{5}$/);
  const rows = JSON.stringify(await stored('deal_code'));
  for (const code of made) {
    expect(rows).not.toContain(dealCode(code)!);
    expect(rows).toContain(code.slice(-4));
  }
  expect(await listDealCodes(server.url, 'Unused')).toHaveLength(5);
  expect(await listDealCodes(server.url, 'Redeemed')).toEqual([]);
});

test('a list is imported once, whatever its case, dashes and line ends', async () => {
  const text = 'ABCD-EFGH-0001\r\n\nabcdefgh0001\nABCD-EFGH-0002\n';
  expect(await importDealCodes(server.url, text, 'shop', now())).toEqual({ added: 2, known: 1 });
  expect(await importDealCodes(server.url, text, 'shop', now())).toEqual({ added: 0, known: 3 });
});

test('of a list with a line that can’t be a code nothing is imported, and the line is named', async () => {
  const before = await listDealCodes(server.url, null);
  const attempt = (text: string) => async () => importDealCodes(server.url, text, '', now());
  await expect(attempt('GOOD-CODE-1\nshort\nGOOD-CODE-2\nhas spaces in it')()).rejects.toThrow(
    'Nothing was imported: a code has 8 to 40 letters, digits and dashes, unlike line 2, 4.',
  );
  await expect(attempt('\n \n')()).rejects.toThrow('The file has no codes: write one a line.');
  expect(await listDealCodes(server.url, null)).toEqual(before);
});

test('an unused code is found and refunded, however it is typed; one nobody made isn’t found', async () => {
  await importDealCodes(server.url, 'REFUND-ME-1', '', now());
  const { id, businessId } = await findDealCode(server.url, ' refundme1 ');
  expect(businessId).toBeNull();
  expect(await refundUnused(server.url, id, now())).toBe(true);
  expect(await refundUnused(server.url, id, now())).toBe(true);
  expect(await listDealCodes(server.url, 'Refunded')).toMatchObject([{ last4: 'DME1', refundedAt: now() }]);
  await expect(findDealCode(server.url, 'NOBODY-MADE-IT')).rejects.toThrow(
    'There is no deal code that ends in DEIT and is this one.',
  );
  await expect(findDealCode(server.url, 'x')).rejects.toThrow('A deal code has 8 to 40 letters');
});

test('what codes give is as usual until the operator says otherwise', async () => {
  expect(await stepsOfDeals(server.url, null)).toEqual([
    { plan: 'growth', seats: 5 },
    { plan: 'enterprise', seats: 5 },
    { plan: 'enterprise', seats: 10 },
  ]);
  const own = [{ plan: 'starter', seats: 3 } as const];
  expect(await stepsOfDeals(server.url, own)).toEqual(own);
  expect(await stepsOfDeals(server.url, null)).toEqual(own);
});

const spring = {
  code: 'SPRING',
  off: { amount: '5', currency: 'USD' },
  lasts: { months: 3 },
  plans: ['growth', 'enterprise'],
  intervals: ['year'],
  firstDay: '2026-01-31',
  lastDay: '2026-12-31',
  uses: 100,
  oncePerBusiness: true,
  newOnly: true,
} as const;

test('a coupon is made once, listed with its terms, and ended', async () => {
  await makeCoupon(server.url, spring, now());
  await expect(makeCoupon(server.url, spring, now())).rejects.toThrow('There is a coupon SPRING already.');
  const { off: _, lasts: __, ...listed } = spring;
  expect(await listCoupons(server.url, now())).toEqual([
    {
      ...listed,
      percent: null,
      amount: '5',
      currency: 'USD',
      lasts: 'months',
      months: 3,
      used: 0,
      reserved: 0,
      endedAt: null,
    },
  ]);
  await endCoupon(server.url, 'SPRING', now());
  expect((await listCoupons(server.url, now()))[0]).toMatchObject({ endedAt: now() });
  await expect(endCoupon(server.url, 'SUMMER', now())).rejects.toThrow('There is no coupon SUMMER.');
});

test('an archive has codes and coupons, and restores them', async () => {
  const home = await mkdtemp(join(tmpdir(), 'counterfoil-codes-'));
  const directory = join(home, 'archive');
  await archive(server.url, directory, now());
  const fresh = await emptyDatabase();
  const { violations } = await restore(fresh.url, directory);
  expect(violations).toEqual([]);
  expect(await listDealCodes(fresh.url, null)).toEqual(await listDealCodes(server.url, null));
  expect(await listCoupons(fresh.url, now())).toEqual(await listCoupons(server.url, now()));
  expect((await findDealCode(fresh.url, 'ABCD-EFGH-0001')).businessId).toBeNull();
  await fresh.drop();
  await rm(home, { recursive: true });
});
