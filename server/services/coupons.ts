import type { ChosenPlan } from '../../src/domain/access/plans.ts';
import {
  type Coupon,
  couponCode,
  couponFault,
  fitsCoupon,
  isCouponOpen,
  type KeptCoupon,
} from '../../src/domain/billing/coupon.ts';
import { couponFaults } from '../../src/domain/billing/plan-codes.words.ts';
import { type Day, dayIn } from '../../src/domain/day.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { type BusinessTx, Refused, type Tx } from '../store/database/tx.ts';
import {
  couponByCode,
  dropKept,
  endKept,
  hasUsed,
  insertKept,
  keepReserved,
  keptForChange,
  keptForNext,
  keptInForce,
  reservedUses,
  startKept,
} from '../store/plans/coupons.ts';

/** What a coupon is to be used for. */
export interface CouponWish {
  code: string;
  plan: ChosenPlan;
  interval: 'month' | 'year';
  currency: string;
  /** The business has paid for no plan yet. */
  isNew: boolean;
}

const reservedMs = 30 * 60_000;
const refused = (sentence: string) => new Refused(invalid('couponcode', sentence));

/** The coupon, if the business may use it so today, by the days of UTC. */
const usable = async (
  tx: BusinessTx,
  wish: CouponWish,
  { hold, own }: { hold: boolean; own: string | null },
): Promise<Coupon> => {
  const coupon = await couponByCode(tx, couponCode(wish.code), hold);
  if (!coupon) throw refused(couponFaults.unknown);
  if (coupon.isEnded) throw refused(couponFaults.ended);
  const taken = coupon.used + (await reservedUses(tx, coupon.id, own));
  const usedBefore = await hasUsed(tx, coupon.id);
  const fault = couponFault(coupon, { ...wish, today: dayIn('UTC', tx.now), usedBefore, taken });
  if (fault) throw refused(fault);
  return coupon;
};

/** The coupon of a code. @throws Refused with why the business can't use it so */
export const couponFor = (tx: BusinessTx, wish: CouponWish): Promise<Coupon> =>
  usable(tx, wish, { hold: false, own: null });

/**
 * Reserves a use of a coupon for a change, half an hour long; a second time it is the same use. What the business reserved for another change is
 * given back: it has one coupon at a time. Take the business's lock first.
 *
 * @throws Refused with why the business can't use it so: of two checkouts one gets the last use
 */
export const reserveCoupon = async (tx: Tx, wish: CouponWish, changeId: string): Promise<KeptCoupon> => {
  const before = await keptForChange(tx, changeId);
  const coupon = await usable(tx, wish, { hold: true, own: before?.id ?? null });
  const isSame = before?.coupon.id === coupon.id;
  if (before && !isSame) await dropKept(tx, before);
  const kept = before && isSame ? before : await insertKept(tx, coupon, changeId);
  await keepReserved(tx, kept, new Date(tx.now.getTime() + reservedMs));
  return kept;
};

/** Keeps a use reserved for as long as a payment is under way. @throws Refused where the last one went to another checkout since */
const keepUntilSettled = async (tx: Tx, kept: KeptCoupon): Promise<void> => {
  const coupon = await couponByCode(tx, kept.coupon.code, true);
  // A business that was restored from another installation may have one that isn't here.
  if (!coupon) throw refused(couponFaults.unknown);
  const { uses, used } = coupon;
  if (uses !== null && used + (await reservedUses(tx, kept.coupon.id, kept.id)) >= uses)
    throw refused(couponFaults.usedUp);
  await keepReserved(tx, kept, null);
};

/**
 * A payment has begun under the change: its use is reserved as long as that lives. Nothing where it has no coupon.
 *
 * @throws Refused where half an hour had passed and the last use went to another checkout
 */
export const keepReservation = async (tx: Tx, changeId: string): Promise<void> => {
  const kept = await keptForChange(tx, changeId);
  if (kept) await keepUntilSettled(tx, kept);
};

const start = async (tx: Tx, kept: KeptCoupon | null, startsOn: Day): Promise<void> => {
  if (!kept) return;
  await endKept(tx, startsOn);
  await startKept(tx, kept, startsOn);
};

/** The change is paid: its coupon's use counts, and the coupon replaces the one before. Nothing where it has none. */
export const countUse = async (tx: Tx, changeId: string, startsOn: Day): Promise<void> =>
  start(tx, await keptForChange(tx, changeId), startsOn);

/** The change will not be paid: its use is given back. Nothing where it has no coupon. */
export const giveBackUse = async (tx: Tx, changeId: string): Promise<void> => {
  const kept = await keptForChange(tx, changeId);
  if (kept) await dropKept(tx, kept);
};

/** Adds a coupon to a plan that is paid for, for its next invoice. @throws Refused with why the business can't use it so */
export const addForNextInvoice = async (tx: Tx, wish: CouponWish): Promise<KeptCoupon> => {
  const before = await keptForNext(tx);
  const coupon = await usable(tx, wish, { hold: true, own: before?.id ?? null });
  if (before) await dropKept(tx, before);
  const kept = await insertKept(tx, coupon, null);
  await keepReserved(tx, kept, null);
  return kept;
};

const openOn = (kept: KeptCoupon | null, from: Day): KeptCoupon | null =>
  kept && isCouponOpen(kept, from) ? kept : null;

/** The coupon that goes on with a change of the plan on a day: it has started, and isn't over; null for none. What waits for the next invoice waits on. */
export const couponInForce = async (tx: BusinessTx, on: Day): Promise<KeptCoupon | null> =>
  openOn(await keptInForce(tx), on);

/** What the invoice of a period that begins on a day is to be paid with: what was added for it, else what is in force; null for none. */
export const couponOfNextInvoice = async (tx: BusinessTx, from: Day): Promise<KeptCoupon | null> =>
  (await keptForNext(tx)) ?? openOn(await keptInForce(tx), from);

/** The invoice is paid: what was added for it counts from its first day. Nothing where nothing was. */
export const countNextUse = async (tx: Tx, startsOn: Day): Promise<void> =>
  start(tx, await keptForNext(tx), startsOn);

/** Ends what is in force and gives back what was added for the next invoice: the plan ends, or the coupon isn't for the new one. */
export const endCoupons = async (tx: Tx): Promise<void> => {
  const waiting = await keptForNext(tx);
  if (waiting) await dropKept(tx, waiting);
  await endKept(tx, dayIn('UTC', tx.now));
};

/** Ends what isn't for the terms that are paid for now, in force or waiting for the next invoice. */
export const endUnfitCoupons = async (
  tx: Tx,
  terms: { plan: ChosenPlan; interval: 'month' | 'year' },
): Promise<void> => {
  const waiting = await keptForNext(tx);
  if (waiting && !fitsCoupon(waiting.coupon, terms)) await dropKept(tx, waiting);
  const running = await keptInForce(tx);
  if (running && !fitsCoupon(running.coupon, terms)) await endKept(tx, dayIn('UTC', tx.now));
};
