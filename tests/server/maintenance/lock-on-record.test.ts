import { expect, it } from 'vitest';
import { lockBooks } from '../../../server/commands/business-settings.ts';
import { verify } from '../../../server/maintenance/verify.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { asAdmin, copyOf, freshDatabase } from '../../support/database.ts';
import { given } from '../../support/given.ts';

it('an entry posted under a lock that was set in the product is noticed, its guard being off', async () => {
  const broken = await copyOf(await freshDatabase());
  const database = await openDatabase(broken.url);
  const shop = await given.business(database);
  shop.on('2026-02-02');
  await lockBooks(shop, '2026-01-31', null);
  shop.on('2026-02-03');
  await given.invoice(shop);
  expect(await verify(broken.url)).toEqual([]);
  await asAdmin(broken.url, 'update book set locked_until = null');
  await given.invoice(shop, { issued: '2026-01-30' });
  expect((await verify(broken.url)).map(({ invariant, sentence }) => `${invariant} ${sentence}`)).toEqual([
    expect.stringMatching(
      /^11 .*Entry 2 of 2026-01-30 was posted at .*, while the books were locked until 2026-01-31/,
    ),
  ]);
  await database.close();
  await broken.drop();
});
