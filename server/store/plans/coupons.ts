import type { ChosenPlan } from '../../../src/domain/access/plans.ts';
import type { Coupon, KeptCoupon } from '../../../src/domain/billing/coupon.ts';
import type { Day } from '../../../src/domain/day.ts';
import { newId } from '../database/new-id.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import type { BusinessTx, Tx } from '../database/tx.ts';

/** What a coupon takes off and for how long, as its own row and that of a business have it. */
const termColumns = {
  code: column.text,
  percent: column.exact.orNull,
  amount: column.exact.orNull,
  currency: column.text.orNull,
  lasts: column.text.as<'months' | 'once' | 'ever'>(),
  months: column.small.orNull,
  plans: column.texts.as<ChosenPlan[]>().orNull,
  intervals: column.texts.as<('month' | 'year')[]>().orNull,
};

const conditionColumns = {
  id: column.id,
  firstDay: column.day.orNull,
  lastDay: column.day.orNull,
  uses: column.int.orNull,
  oncePerBusiness: column.bool,
  newOnly: column.bool,
};

const couponColumns = { ...conditionColumns, ...termColumns };
const foundColumns = { ...couponColumns, used: column.int, endedAt: column.instant.orNull };
const keptColumns = { id: column.id, couponId: column.id, startsOn: column.day.orNull, ...termColumns };

type Terms = RowOf<typeof termColumns>;

const termsOf = ({ code, percent, amount, currency, lasts, months, plans, intervals }: Terms) => ({
  code,
  off: percent === null ? { amount: amount!, currency: currency! } : { percent },
  lasts: lasts === 'months' ? { months: months! } : lasts,
  plans,
  intervals,
});

/** A coupon as the installation has it. */
export interface FoundCoupon extends Coupon {
  isEnded: boolean;
  /** How often it was paid with. */
  used: number;
}

const foundOf = ({ used, endedAt, ...row }: RowOf<typeof foundColumns>): FoundCoupon => {
  const { id, firstDay, lastDay, uses, oncePerBusiness, newOnly } = row;
  return {
    ...termsOf(row),
    id,
    firstDay,
    lastDay,
    uses,
    oncePerBusiness,
    newOnly,
    used,
    isEnded: endedAt !== null,
  };
};

/** The conditions under which it can be used don't bind whoever has it. */
const keptOf = ({ id, couponId, startsOn, ...terms }: RowOf<typeof keptColumns>): KeptCoupon => ({
  id,
  coupon: {
    id: couponId,
    ...termsOf(terms),
    firstDay: null,
    lastDay: null,
    uses: null,
    oncePerBusiness: false,
    newOnly: false,
  },
  startsOn,
});

/** The coupon of a code; null for none. Held against other checkouts until the transaction ends where a use of it is to be reserved. */
export const couponByCode = async (
  tx: BusinessTx,
  code: string,
  hold: boolean,
): Promise<FoundCoupon | null> => {
  const [row] = await tx.query(
    foundColumns,
    `select ${listed(foundColumns)} from coupon where code = $1 ${hold ? 'for no key update' : ''}`,
    [code],
  );
  return row ? foundOf(row) : null;
};

/** How many uses of a coupon checkouts have reserved, other than one. */
export const reservedUses = async (tx: BusinessTx, couponId: string, otherThan: string | null) => {
  const [row] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from coupon_reservation
     where coupon_id = $1 and (until is null or until > $2) and id is distinct from $3`,
    [couponId, tx.now, otherThan],
  );
  return row!.n;
};

/** Reserves a use until a time, or, with null, for as long as a payment is under way. */
export const keepReserved = async (tx: Tx, { id, coupon }: KeptCoupon, until: Date | null): Promise<void> => {
  await tx.query('delete from coupon_reservation where coupon_id = $1 and until <= $2', [coupon.id, tx.now]);
  await tx.query(
    `insert into coupon_reservation (coupon_id, id, until) values ($1, $2, $3)
     on conflict (coupon_id, id) do update set until = excluded.until`,
    [coupon.id, id, until],
  );
};

const dropReserved = async (tx: Tx, { id, coupon }: KeptCoupon): Promise<void> => {
  await tx.query('delete from coupon_reservation where coupon_id = $1 and id = $2', [coupon.id, id]);
};

/** Copies a coupon to the business, for a change or, with null, for the next invoice. */
export const insertKept = async (tx: Tx, coupon: Coupon, changeId: string | null): Promise<KeptCoupon> => {
  const { off, lasts, code, plans, intervals } = coupon;
  const id = newId();
  const byAmount = 'amount' in off;
  await tx.query(
    `insert into plan_coupon (business_id, id, coupon_id, code, percent, amount, currency, lasts, months, plans, intervals, change_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[tx.business.id, id, coupon.id, code],
      ...(byAmount ? [null, off.amount, off.currency] : [off.percent, null, null]),
      ...(typeof lasts === 'string' ? [lasts, null] : ['months', lasts.months]),
      ...[plans, intervals, changeId, tx.now],
    ],
  );
  return { id, coupon, startsOn: null };
};

const keptWhere = async (tx: BusinessTx, condition: string, values: unknown[] = []) => {
  const [row] = await tx.query(
    keptColumns,
    `select ${listed(keptColumns)} from plan_coupon where business_id = $1 and ${condition}`,
    [tx.business.id, ...values],
  );
  return row ? keptOf(row) : null;
};

/** The coupon a change is to be paid with, before it is; null for none. */
export const keptForChange = (tx: BusinessTx, changeId: string): Promise<KeptCoupon | null> =>
  keptWhere(tx, 'change_id = $2 and starts_on is null', [changeId]);

/** The coupon that waits for the next invoice; null for none. */
export const keptForNext = (tx: BusinessTx): Promise<KeptCoupon | null> =>
  keptWhere(tx, 'change_id is null and starts_on is null');

/** The coupon that has started and not ended; null for none. */
export const keptInForce = (tx: BusinessTx): Promise<KeptCoupon | null> =>
  keptWhere(tx, 'starts_on is not null and ended_on is null');

/** True where the business has paid with a coupon. */
export const hasUsed = async (tx: BusinessTx, couponId: string): Promise<boolean> =>
  (await keptWhere(tx, 'coupon_id = $2 and starts_on is not null limit 1', [couponId])) !== null;

/** Takes a coupon that isn't paid with from the business, with its reserved use. */
export const dropKept = async (tx: Tx, kept: KeptCoupon): Promise<void> => {
  await dropReserved(tx, kept);
  await tx.query('delete from plan_coupon where business_id = $1 and id = $2 and starts_on is null', [
    tx.business.id,
    kept.id,
  ]);
};

/** Ends the coupon in force. */
export const endKept = async (tx: Tx, on: Day): Promise<void> => {
  await tx.query(
    'update plan_coupon set ended_on = $2 where business_id = $1 and starts_on is not null and ended_on is null',
    [tx.business.id, on],
  );
};

/** Counts the use: it was paid, and the coupon has started. */
export const startKept = async (tx: Tx, kept: KeptCoupon, startsOn: Day): Promise<void> => {
  await tx.query('update coupon set used = used + 1 where id = $1', [kept.coupon.id]);
  await dropReserved(tx, kept);
  await tx.query('update plan_coupon set starts_on = $3 where business_id = $1 and id = $2', [
    tx.business.id,
    kept.id,
    startsOn,
  ]);
};
