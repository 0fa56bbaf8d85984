import { Client } from 'pg';
import type { OpenBusiness } from '../tests/support/open-business.ts';

const written = [
  'document',
  'document_line',
  'open_item',
  'payment',
  'settlement',
  'event',
  'journal_entry',
  'journal_line',
  'tax_record',
  'stock_move',
  'stock_level',
  'stock_month',
  'stock_level_month',
  'contact_total',
  'document_day',
  'document_due',
  'contact_month',
  'day_balance',
  'month_balance',
];

/** How many rows of each table a business has: both sides of a bench must have written the same. */
export const rowsOf = async (url: string, business: OpenBusiness): Promise<Record<string, number>> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set app.maintenance = 'on'`);
    const counts = [...written, 'idempotency'].map(
      (table) =>
        `(select count(*)::int from ${table} where ${table === 'idempotency' ? 'scope' : 'business_id'} = $1) as ${table}`,
    );
    const { rows } = await client.query(`select ${counts.join(', ')}`, [business.shop.business.id]);
    return rows[0];
  } finally {
    await client.end();
  }
};

/** @throws when the two sides of a bench wrote other numbers of rows */
export const sameRows = async (url: string, byHttp: OpenBusiness, bySql: OpenBusiness): Promise<void> => {
  const [http, sql] = await Promise.all([rowsOf(url, byHttp), rowsOf(url, bySql)]);
  if (JSON.stringify(http) === JSON.stringify(sql)) return;
  throw new Error(
    `The two sides wrote other rows: ${JSON.stringify(http)} by HTTP, ${JSON.stringify(sql)} by SQL.`,
  );
};
