import type pg from 'pg';
import { preparedOn } from '../store/database/prepared.ts';
import { column } from '../store/database/row.ts';
import { asMaintenanceRole, requireCurrentSchema } from './connection.ts';
import type { Check } from './invariants/check.ts';
import { controlChecks } from './invariants/control-accounts.ts';
import { derivedChecks } from './invariants/derived-rows.ts';
import { documentChecks } from './invariants/documents.ts';
import { entryChecks } from './invariants/entries.ts';
import { guardChecks } from './invariants/guards.ts';
import { planBillingChecks } from './invariants/plan-billing.ts';
import { planCodeChecks } from './invariants/plan-codes.ts';
import { purchaseChecks } from './invariants/purchases.ts';
import { stockChecks } from './invariants/stock.ts';
import { unmetControls } from './report-controls.ts';

/** The seventeen things that are always true of the books, by number. */
export const invariants: readonly string[] = [
  'every entry balances and has two lines or more',
  'every line belongs to its entry’s business, account and day',
  'accounts receivable are the open customer items, per customer',
  'accounts payable are the open vendor items, per vendor',
  'customer credit and vendor advances are their unspent items, per contact',
  'every document’s balance follows from its settlements',
  'every status is its chart’s and agrees with the balance',
  'stock per product and location is the sum of its moves',
  'the inventory account is what the stock is worth',
  'numbers run from 1 without a gap, each once',
  'nothing was posted into a locked period, and nothing stored can change',
  'balances, counts and totals are the sums of their rows',
  'every order is as far as its bills say',
  'goods in transit are the lines of the transfers in transit',
  'every entry’s tax records come to its lines on tax accounts',
  'invoices for plans agree with their lines, what took them back, and plan credit',
  'every report equals what it is compared with',
];

/** One thing that is wrong in the books. */
export interface Violation {
  /** 1 to 17, as `invariants` lists them. */
  invariant: number;
  /** Which business and row, and what is wrong with it. */
  sentence: string;
}

/** What is asked of the books; each answers the rows that are wrong. */
export const checks: readonly Check[] = [
  ...entryChecks,
  ...controlChecks,
  ...documentChecks,
  ...purchaseChecks,
  ...stockChecks,
  ...planBillingChecks,
  ...guardChecks,
  ...derivedChecks,
  ...planCodeChecks,
];

/** A broken sum often breaks thousands of rows: the first of each check say enough. */
const atMost = 50;

const ask = async (client: pg.Client, { invariant, sql }: Check): Promise<Violation[]> => {
  const rows = await preparedOn(client, 0)(
    { business: column.text.orNull, fault: column.text, n: column.long },
    `select case when x.business_id is not null then format('%s (%s)', b.name, x.business_id) end as business, x.fault,
       count(*) over () as n
     from (${sql}) x left join business b on b.id = x.business_id order by 1, 2 limit ${atMost}`,
  );
  const found = rows.map(({ business, fault }) => ({
    invariant,
    sentence: business ? `${business}: ${fault}` : fault,
  }));
  const more = Number(rows[0]?.n ?? 0) - found.length;
  return more > 0 ? [...found, { invariant, sentence: `${more} more of the same kind.` }] : found;
};

/**
 * What is wrong in the books as a session sees them, by invariant; nothing where the books hold. Its questions are
 * prepared once per session, so that asking after every step of a test costs little.
 */
export const violationsSeenBy = (client: pg.Client): Promise<Violation[]> =>
  atOneMoment(client, () => violationsNow(client));

/** Reads the books as they are at one moment, whatever is written meanwhile. */
const atOneMoment = async <T>(client: pg.Client, read: () => Promise<T>): Promise<T> => {
  await client.query('begin isolation level repeatable read read only');
  const found = await read();
  await client.query('commit');
  return found;
};

const violationsNow = async (client: pg.Client): Promise<Violation[]> => {
  const found: Violation[] = [];
  for (const check of checks) found.push(...(await ask(client, check)));
  return found.sort((a, b) => a.invariant - b.invariant);
};

/** What reports of at most so many businesses say that doesn't equal what they are compared with. */
const violationsInReports = async (client: pg.Client, most?: number): Promise<Violation[]> =>
  (await unmetControls(client, most)).map(({ business, fault }) => ({
    invariant: invariants.length,
    sentence: `${business}: ${fault}`,
  }));

/**
 * Checks the seventeen invariants over every business, all at one moment; the server may run meanwhile.
 *
 * @param url a connection as the database's owner
 * @param reportsOf of how many businesses the reports are read, those with the most entries first; of all where it is left out
 * @returns what is wrong, by invariant; nothing where the books hold
 * @throws MaintenanceRefusal when the user isn't the owner or the schema isn't this program's
 */
export const verify = (url: string, { reportsOf }: { reportsOf?: number } = {}): Promise<Violation[]> =>
  asMaintenanceRole(url, async (client) => {
    await requireCurrentSchema(client);
    return atOneMoment(client, async () => [
      ...(await violationsNow(client)),
      ...(await violationsInReports(client, reportsOf)),
    ]);
  });
