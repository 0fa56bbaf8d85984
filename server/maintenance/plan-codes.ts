import type pg from 'pg';
import type { Coupon } from '../../src/domain/billing/coupon.ts';
import { type DealStep, dealCode, dealSteps, lastOf } from '../../src/domain/billing/deal.ts';
import { newDealCode } from '../store/access/secrets.ts';
import { newId } from '../store/database/new-id.ts';
import { preparedOn } from '../store/database/prepared.ts';
import { column, listed, type RowOf } from '../store/database/row.ts';
import { dealCodeHash } from '../store/plans/deal-codes.ts';
import { asMaintainer, MaintenanceRefusal, requireCurrentSchema } from './connection.ts';

const onCurrent = <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  asMaintainer(url, async (client) => {
    await requireCurrentSchema(client);
    return work(client);
  });

/** What becomes of what is stored together is all of it or nothing. */
const inTransaction = async <T>(client: pg.Client, work: () => Promise<T>): Promise<T> => {
  await client.query('begin');
  const result = await work();
  await client.query('commit');
  return result;
};

const store = async (client: pg.Client, code: string, note: string, now: Date): Promise<boolean> => {
  const { rowCount } = await client.query(
    'insert into deal_code (id, hash, last4, note, created_at) values ($1, $2, $3, $4, $5) on conflict (hash) do nothing',
    [newId(), dealCodeHash(code), lastOf(code), note, now],
  );
  return rowCount === 1;
};

/** Makes deal codes and answers them, in groups of five: they are stored as hashes, so nobody can show them again. */
export const makeDealCodes = (url: string, count: number, note: string, now: Date): Promise<string[]> =>
  onCurrent(url, (client) =>
    inTransaction(client, async () => {
      const made = Array.from({ length: count }, newDealCode);
      for (const code of made) await store(client, dealCode(code)!, note, now);
      return made;
    }),
  );

/** What an import of deal codes came to: how many are new, and how many were there. */
interface ImportedCodes {
  added: number;
  known: number;
}

/**
 * Stores the codes of a list, one a line; empty lines are left out.
 *
 * @throws MaintenanceRefusal for lines that can't be codes: then nothing is stored
 */
export const importDealCodes = (
  url: string,
  text: string,
  note: string,
  now: Date,
): Promise<ImportedCodes> => {
  const lines = text.split(/\r?\n/).map((line, at) => ({ n: at + 1, typed: line.trim() }));
  const codes = lines
    .filter(({ typed }) => typed !== '')
    .map(({ n, typed }) => ({ n, code: dealCode(typed) }));
  const wrong = codes.filter(({ code }) => code === null).map(({ n }) => n);
  if (wrong.length > 0)
    throw new MaintenanceRefusal(
      `Nothing was imported: a code has 8 to 40 letters, digits and dashes, unlike line ${wrong.slice(0, 10).join(', ')}${wrong.length > 10 ? ' and more' : ''}.`,
    );
  if (codes.length === 0) throw new MaintenanceRefusal('The file has no codes: write one a line.');
  return onCurrent(url, (client) =>
    inTransaction(client, async () => {
      let added = 0;
      for (const { code } of codes) if (await store(client, code!, note, now)) added += 1;
      return { added, known: codes.length - added };
    }),
  );
};

const listedColumns = {
  last4: column.text,
  status: column.text,
  note: column.text,
  createdAt: column.instant,
  redeemedAt: column.instant.orNull,
  refundedAt: column.instant.orNull,
  business: column.text.orNull,
  plan: column.text.orNull,
  seats: column.int.orNull,
};

/** A deal code as its operator reads it. */
export type ListedDealCode = RowOf<typeof listedColumns>;

/** Every deal code, or those of one status, the oldest first. */
export const listDealCodes = (url: string, status: string | null): Promise<ListedDealCode[]> =>
  onCurrent(url, (client) =>
    preparedOn(client, 0)(
      listedColumns,
      `select c.last4, c.status, c.note, c.created_at, c.redeemed_at, c.refunded_at, b.name as business, d.plan, d.seats
       from deal_code c left join business_deal d on d.code_id = c.id left join business b on b.id = d.business_id
       where $1::text is null or c.status = $1 order by c.created_at, c.id`,
      [status],
    ),
  );

const placeColumns = { id: column.id, businessId: column.id.orNull };

/** Where a deal code is: its id, and the business that redeemed it. */
export type DealCodePlace = RowOf<typeof placeColumns>;

/** Finds a deal code by what is printed on it. @throws MaintenanceRefusal for one there isn't */
export const findDealCode = async (url: string, typed: string): Promise<DealCodePlace> => {
  const code = dealCode(typed);
  if (!code) throw new MaintenanceRefusal('A deal code has 8 to 40 letters, digits and dashes.');
  const [found] = await onCurrent(url, (client) =>
    preparedOn(client, 0)(
      placeColumns,
      `select c.id, d.business_id from deal_code c left join business_deal d on d.code_id = c.id where c.hash = $1`,
      [dealCodeHash(code)],
    ),
  );
  if (!found)
    throw new MaintenanceRefusal(`There is no deal code that ends in ${lastOf(code)} and is this one.`);
  return found;
};

/** Refunds a code that nobody redeemed. False where somebody has meanwhile. */
export const refundUnused = (url: string, id: string, now: Date): Promise<boolean> =>
  onCurrent(url, async (client) => {
    const { rowCount } = await client.query(
      `update deal_code set status = 'Refunded', refunded_at = coalesce(refunded_at, $2) where id = $1 and redeemed_at is null`,
      [id, now],
    );
    return rowCount === 1;
  });

const stepColumns = { plan: column.text.as<DealStep['plan']>(), seats: column.int };

/** What the first code gives, the second and so on; set where steps are given. */
export const stepsOfDeals = (url: string, steps: readonly DealStep[] | null): Promise<readonly DealStep[]> =>
  onCurrent(url, (client) =>
    inTransaction(client, async () => {
      const query = preparedOn(client, 0);
      if (steps) {
        await query('delete from deal_step');
        for (const [at, { plan, seats }] of steps.entries())
          await query('insert into deal_step (n, plan, seats) values ($1, $2, $3)', [at + 1, plan, seats]);
      }
      return dealSteps(await query(stepColumns, 'select plan, seats from deal_step order by n'));
    }),
  );

/** Makes a coupon. @throws MaintenanceRefusal where its code is taken */
export const makeCoupon = (url: string, coupon: Omit<Coupon, 'id'>, now: Date): Promise<void> =>
  onCurrent(url, async (client) => {
    const { code, off, lasts, plans, intervals, firstDay, lastDay, uses, oncePerBusiness, newOnly } = coupon;
    const { rowCount } = await client.query(
      `insert into coupon (id, code, percent, amount, currency, lasts, months, plans, intervals, first_day, last_day, uses, once_per_business, new_only, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict (code) do nothing`,
      [
        ...[newId(), code],
        ...('amount' in off ? [null, off.amount, off.currency] : [off.percent, null, null]),
        ...(typeof lasts === 'string' ? [lasts, null] : ['months', lasts.months]),
        ...[plans, intervals, firstDay, lastDay, uses, oncePerBusiness, newOnly, now],
      ],
    );
    if (rowCount === 0) throw new MaintenanceRefusal(`There is a coupon ${code} already.`);
  });

const couponColumns = {
  code: column.text,
  percent: column.exact.orNull,
  amount: column.exact.orNull,
  currency: column.text.orNull,
  lasts: column.text,
  months: column.small.orNull,
  plans: column.texts.orNull,
  intervals: column.texts.orNull,
  firstDay: column.day.orNull,
  lastDay: column.day.orNull,
  uses: column.int.orNull,
  used: column.int,
  oncePerBusiness: column.bool,
  newOnly: column.bool,
  endedAt: column.instant.orNull,
};

/** A coupon as its operator reads it. */
export type ListedCoupon = RowOf<typeof couponColumns> & { reserved: number };

/** Every coupon, the oldest first, with how often it was used and how many checkouts have a use reserved. */
export const listCoupons = (url: string, now: Date): Promise<ListedCoupon[]> =>
  onCurrent(url, (client) =>
    preparedOn(client, 0)(
      { ...couponColumns, reserved: column.int },
      `select ${listed(couponColumns, 'c')}, (select count(*)::int from coupon_reservation r
         where r.coupon_id = c.id and (r.until is null or r.until > $1)) as reserved
       from coupon c order by c.created_at, c.id`,
      [now],
    ),
  );

/** Ends a coupon: nobody can use it from now on; who has it keeps it. @throws MaintenanceRefusal for one there isn't */
export const endCoupon = (url: string, code: string, now: Date): Promise<void> =>
  onCurrent(url, async (client) => {
    const { rowCount } = await client.query(
      'update coupon set ended_at = coalesce(ended_at, $2) where code = $1',
      [code, now],
    );
    if (rowCount === 0) throw new MaintenanceRefusal(`There is no coupon ${code}.`);
  });
