import { dayIn, daysAfter } from '../../../src/domain/day.ts';
import { compare, fixed } from '../../../src/domain/money.ts';
import { isActive } from '../../../src/domain/online-store/connection.ts';
import {
  isPaid,
  isSentBack,
  type PayoutLine,
  paidOutGateway,
  payoutSums,
  type ShopPayout,
} from '../../../src/domain/online-store/payout.ts';
import type { StoreSettings } from '../../../src/domain/online-store/settings.ts';
import type { World } from '../../../src/domain/plan.ts';
import * as words from '../../../src/domain/words/store-payouts.ts';
import { moveStorePayoutAct, type PayoutBooking, type StorePayoutEvent } from '../../acts/store-payout.ts';
import { allBanks, holdBankToUse } from '../../store/banks.ts';
import { entryById } from '../../store/entries.ts';
import { recordEvent } from '../../store/events.ts';
import { onlineStoreOf } from '../../store/online-stores.ts';
import {
  keepPayoutLines,
  knownOrders,
  lockPayout,
  type StorePayout,
  writePayout,
} from '../../store/store-payouts.ts';
import { storeGateways } from '../../store/store-ways.ts';
import { type Ctx, type Tx, unwrap, withBusiness } from '../../store/tx.ts';
import { worldOf } from '../../store/world.ts';
import { writePlan } from '../../store/write-plan.ts';

const events = { Announced: 'payout.announce', Paid: 'payout.pay', Failed: 'payout.fail' } as const;

interface Settling {
  tx: Tx;
  shopId: string;
  settings: Pick<StoreSettings, 'accounting'>;
  world: World;
}

/** True of an account on which a shop's money waits until it's paid out; false of cash and of a bank's own. Source: connections.md, rule 16. */
export const holdsMoney = async (tx: Tx, cash: number, account: number): Promise<boolean> =>
  account !== cash && !(await allBanks(tx)).some(({ accountId }) => accountId === account);

/** What a payout is booked with, or the sentence that says why it can't be yet. Source: connections.md, rule 16. */
const bookingOf = async (
  { tx, shopId, settings, world }: Settling,
  { id, net, currency, at }: ShopPayout,
  lines: readonly PayoutLine[],
): Promise<PayoutBooking | string> => {
  if (currency !== world.homeCurrency) return words.payoutCurrency({ currency });
  const known = await knownOrders(
    tx,
    shopId,
    lines.flatMap(({ orderId }) => orderId ?? []),
  );
  const sums = payoutSums(lines, (orderId) => known.has(orderId));
  if (compare(sums.net, net) !== 0) return words.payoutDiffers;
  const bank = await holdBankToUse(tx, null);
  const { fees, payment, opening: earlier } = settings.accounting;
  const chosen = (await storeGateways(tx, shopId)).find(({ gateway }) => gateway === paidOutGateway);
  const clearing = chosen?.accountId ?? payment;
  const isTransfer = await holdsMoney(tx, world.accounts.cash, clearing);
  if (isTransfer && !bank) return words.payoutBank;
  if (isTransfer && bank!.currency && bank!.currency !== currency) return words.payoutBank;
  const day = dayIn(tx.business.timeZone, new Date(at));
  const { lockedUntil } = world;
  const onDay = lockedUntil !== null && day <= lockedUntil ? daysAfter(lockedUntil, 1) : day;
  // While today is locked nothing can be posted on any day; it waits.
  if (onDay > world.today) return words.payoutLocked;
  const accounts = { bank: bank?.accountId ?? clearing, fees, clearing, earlier };
  return { sums, accounts, isTransfer, onDay, memo: words.payoutMemo({ id, net: fixed(net, 2) }) };
};

const write = async (
  { tx, shopId, world }: Settling,
  row: StorePayout,
  event: StorePayoutEvent,
  booking: PayoutBooking | null,
): Promise<void> => {
  const booked = row.entryId ? await entryById(tx, row.entryId) : null;
  const done = unwrap(moveStorePayoutAct(row.status, event, booking, booked, world));
  if (done.plan.entries.length > 0) await writePlan(tx, done.plan);
  const isBack = isSentBack(done);
  await writePayout(tx, shopId, {
    ...row,
    ...{ status: done.status, reason: null },
    entryId: isBack ? row.entryId : (done.entryId ?? row.entryId),
    reversalId: isBack ? (done.entryId ?? row.reversalId) : row.reversalId,
  });
  if (done.moved)
    await recordEvent(tx, event.type, 'store', world.newId(), {
      payout: row.id,
      from: row.status,
      to: done.status,
    });
};

/**
 * Brings the books to what a shop says of a payout, in one transaction, once: booked when it was paid, reversed when it failed. One that can't be
 * booked yet says why, and is looked at again. Nothing is done for another connection than the one that asked.
 */
export const settlePayout = (
  ctx: Ctx,
  epoch: number,
  payout: ShopPayout,
  lines: readonly PayoutLine[],
): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await onlineStoreOf(tx, true);
    const { shopId, accounting } = store;
    if (!isActive(store.status) || store.epoch !== epoch || shopId === null || accounting === null) return;
    const onDay = dayIn(tx.business.timeZone, new Date(payout.at));
    const row = await lockPayout(tx, shopId, { ...payout, onDay });
    if (isSentBack(row) || (row.status === payout.status && row.reason === null)) return;
    await keepPayoutLines(tx, shopId, payout.id, lines);
    const settling = { tx, shopId, settings: { accounting }, world: await worldOf(tx) };
    const booking = isPaid(payout) ? await bookingOf(settling, payout, lines) : null;
    if (typeof booking === 'string') await writePayout(tx, shopId, { ...row, reason: booking });
    else await write(settling, row, { type: events[payout.status] }, booking);
  });
