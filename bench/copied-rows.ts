import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { timed } from './figure.ts';

/** Where an import of items or contacts writes a row for each of the file's, in the order their keys need one another. */
const tables = [
  'contact',
  'product',
  'event',
  'journal_entry',
  'journal_line',
  'open_item',
  'contact_total',
  'stock_level',
  'stock_month',
  'stock_level_month',
  'stock_move',
  'import_row',
];

const collected = async (out: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of out) pieces.push(piece);
  return Buffer.concat(pieces);
};

const columnsOf = async (owner: pg.Client, table: string): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname <> 'xid' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
};

/** What a column is in the other business: all that is beside the business and its place is the same. */
const inOther = (column: string, to: string): string => {
  if (column === 'business_id') return `'${to}'::uuid`;
  if (column !== 'location_id') return column;
  return `case when location_id is not null then (select id from location where business_id = '${to}' limit 1) end`;
};

/**
 * The time COPY takes for all rows that imports wrote into a business, into the same tables of another one, in one transaction: indexes,
 * constraints, triggers and fsync alike. COPY goes by row security as no more than the owner's right, which makes it the cheaper.
 */
export const copyingRows = async (
  url: string,
  from: string,
  to: string,
): Promise<{ spent: number; rows: number }> => {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(`select set_config('app.maintenance', 'on', false)`);
    const runs = (await columnsOf(owner, 'import_run')).join(', ');
    await owner.query(
      `insert into import_run (${runs}) select ${runs.replace('business_id', '$2::uuid')}
      from import_run where business_id = $1`,
      [from, to],
    );
    const texts: { table: string; columns: string; text: Buffer }[] = [];
    for (const table of tables) {
      const columns = await columnsOf(owner, table);
      const values = columns.map((column) => inOther(column, to)).join(', ');
      const out = owner.query(
        copyTo(`copy (select ${values} from ${table} where business_id = '${from}') to stdout`),
      );
      texts.push({ table, columns: columns.join(', '), text: await collected(out as AsyncIterable<Buffer>) });
    }
    let rows = 0;
    const spent = await timed(async () => {
      await owner.query('begin');
      for (const { table, columns, text } of texts) {
        const into = owner.query(copyFrom(`copy ${table} (${columns}) from stdin`));
        await pipeline(Readable.from([text]), into);
        rows += into.rowCount;
      }
      await owner.query('commit');
    });
    return { spent, rows };
  } finally {
    await owner.end();
  }
};
