import { Client } from 'pg';
import { expect, it } from 'vitest';
import { verify } from '../../../server/maintenance/verify.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { copyOf, freshDatabase, waitingForLocks } from '../../support/database.ts';
import { busyMonth } from '../../support/story.ts';

it('verifying looks at one moment: what is written meanwhile is seen by the next', async () => {
  const sound = await freshDatabase();
  const database = await openDatabase(sound.url);
  await busyMonth(database);
  await database.close();
  // Broken on purpose below.
  const { url } = await copyOf(sound);
  const [holder, writer] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  await Promise.all([holder.connect(), writer.connect()]);
  // It waits half way through for a table it has not read yet.
  await holder.query('begin; lock table open_item');
  const looking = verify(url);
  await expect.poll(() => waitingForLocks(writer), { timeout: 60_000 }).toBe(1);
  await writer.query(`set app.maintenance = 'on'; update day_balance set debit = debit + 1`);
  await holder.query('commit');
  await Promise.all([holder.end(), writer.end()]);
  expect(await looking).toEqual([]);
  expect((await verify(url)).map(({ invariant }) => invariant)).toContain(12);
});
