import pg from 'pg';
import { expect, test } from 'vitest';
import { derived } from '../../server/maintenance/derived.ts';
import { freshDatabase } from '../support/database.ts';

test('what every act updates in place is vacuumed once a fiftieth of it is dead rows', async () => {
  const { url } = await freshDatabase();
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const { rows } = await owner.query(
    `select relname from pg_class where 'autovacuum_vacuum_scale_factor=0.02' = any(reloptions) order by 1`,
  );
  await owner.end();
  const sums = derived.filter(({ ownRow }) => ownRow).map(({ table }) => table);
  expect(rows.map(({ relname }) => relname)).toEqual(
    expect.arrayContaining(['book', 'series', 'usage', ...sums]),
  );
});
