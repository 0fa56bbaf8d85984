import { beforeAll, describe, expect, it } from 'vitest';
import { invariants, verify } from '../../../server/maintenance/verify.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { faults } from '../../support/broken-rows.ts';
import { stockFaults } from '../../support/broken-stock.ts';
import { asAdmin, copyOf, freshDatabase, type TestDatabase } from '../../support/database.ts';
import { given } from '../../support/given.ts';
import { busyBuyer, busyMonth } from '../../support/story.ts';

let sound: TestDatabase;

beforeAll(async () => {
  sound = await freshDatabase();
  const database = await openDatabase(sound.url);
  await busyMonth(database, 'Busy Shop');
  await given.invoice(await given.business(database, { name: 'Quiet Shop' }));
  await busyBuyer(database, 'Buyer');
  await database.close();
});

it('finds nothing wrong with a month of work', async () => {
  expect(await verify(sound.url)).toEqual([]);
});

const oneEntry = `create function one_entry() returns uuid language sql stable as $$
  select e.id from journal_entry e join business b on b.id = e.business_id
  where b.name = 'Busy Shop' and e.kind = 'sale' order by e.id limit 1 $$;`;

describe.each([...faults, ...stockFaults])('invariant %i', (invariant, what, fault, sentence) => {
  it(`notices ${what}`, async () => {
    const broken = await copyOf(sound);
    await asAdmin(broken.url, `${oneEntry} set session_replication_role = replica; ${fault}`);
    const found = await verify(broken.url);
    expect(
      found
        .filter((one) => one.invariant === invariant)
        .map((one) => one.sentence)
        .join('\n'),
    ).toMatch(sentence);
    await broken.drop();
  });
});

it('tries every one of the seventeen', () => {
  expect(new Set([...faults, ...stockFaults].map(([invariant]) => invariant)).size).toBe(invariants.length);
});

it('refuses a user to whom the tables would look empty', async () => {
  const stranger = new URL(sound.url);
  stranger.searchParams.set('options', '-c role=counterfoil_app');
  await expect(verify(stranger.href)).rejects.toThrow(/the user who owns the tables/);
});
