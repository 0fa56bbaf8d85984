import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEngine } from '../server/adapters/engine/engine.ts';
import { passwordsBy, usualCost } from '../server/adapters/passwords.ts';
import { pdfThreads } from '../server/adapters/pdf/pdf-threads.ts';
import { xlsxThreads } from '../server/adapters/xlsx/xlsx-threads.ts';
import { makeDemo } from '../server/demo/make-demo.ts';
import { buildApp } from '../server/http/app.ts';
import { openDatabase } from '../server/store/database/database.ts';

/**
 * `npm run snapshot -- before` writes what a change that nobody should see must leave as it is, one file each, to compare by
 * `diff -r before after`: the OpenAPI description, and of the demo business, made on a fixed day, its balances, its ledger, its documents and
 * its stock. COUNTERFOIL_CLOCK sets another day.
 */
const clock = () => new Date(process.env.COUNTERFOIL_CLOCK ?? '2026-06-30T12:00:00Z');

/** What is read of the demo business, by the file it goes to; no ids, which are made anew each time. */
const reads: Readonly<Record<string, string>> = {
  balances: `select a.id, a.name, sum(b.debit) as debit, sum(b.credit) as credit from month_balance b
    join account a on a.business_id = b.business_id and a.id = b.account_id group by 1, 2 order by 1`,
  ledger: `select e.number, e.on_day::text, e.kind, e.memo, l.account_id, l.amount, c.name as contact, d.number as document
    from journal_entry e join journal_line l on l.business_id = e.business_id and l.entry_id = e.id
    left join contact c on c.business_id = l.business_id and c.id = l.contact_id
    left join document d on d.business_id = l.business_id and d.id = l.document_id
    order by 1, 5, 6, 7, 8`,
  documents: `select d.subtype, d.number, d.status, d.issued_on::text, d.currency, d.total, d.settled, c.name as contact from document d
    left join contact c on c.business_id = d.business_id and c.id = d.contact_id order by 1, 2, 3, 4, 6, 8`,
  stock: `select p.name, m.reason, m.on_day::text, l.name as location, m.qty, m.value from stock_move m
    join product p on p.business_id = m.business_id and p.id = m.product_id
    left join location l on l.business_id = m.business_id and l.id = m.location_id order by m.id`,
};

const lines = (rows: readonly Record<string, unknown>[]): string =>
  rows.map((row) => `${Object.values(row).map(String).join('\t')}\n`).join('');

const snapshot = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'counterfoil-snapshot-'));
  // As root the engine runs as another user, who passes through here.
  chmodSync(data, 0o755);
  const engine = await startEngine({ dataDirectory: data, log: () => {} });
  const owner = new pg.Client({ connectionString: engine.url });
  try {
    await makeDemo(engine.url, clock);
    await owner.connect();
    await owner.query(`set app.maintenance = 'on'`);
    for (const [name, sql] of Object.entries(reads)) {
      const { rows } = await owner.query(sql);
      writeFileSync(join(folder, `${name}.tsv`), lines(rows));
    }
    const database = await openDatabase(engine.url, 2);
    const pdf = pdfThreads(1);
    const passwords = passwordsBy(usualCost);
    const app = await buildApp({
      database,
      clock,
      origin: 'http://localhost',
      pdf,
      xlsx: xlsxThreads(),
      passwords,
      page: null,
      docs: true,
    });
    const { body } = await app.inject('/api/openapi.json');
    writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(JSON.parse(body), null, 1)}\n`);
    await app.close();
    await database.close();
    await pdf.close();
  } finally {
    await owner.end();
    await engine.stop();
    rmSync(data, { recursive: true, force: true });
  }
};

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder to write into: npm run snapshot -- before');
  process.exitCode = 1;
} else await snapshot(folder);
