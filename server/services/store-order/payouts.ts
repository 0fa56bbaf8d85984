import type { Bank } from '../../../src/domain/books/bank.ts';
import type { World } from '../../../src/domain/books/world.ts';
import { type Day, dayIn, daysAfter } from '../../../src/domain/day.ts';
import { compare, fixed } from '../../../src/domain/money.ts';
import { isActive } from '../../../src/domain/online-store/connection.ts';
import { storePayouts as words } from '../../../src/domain/online-store/online-store.words.ts';
import {
  isPaid,
  isSentBack,
  type PayoutLine,
  type PayoutSums,
  paidOutGateway,
  payoutSums,
  type ShopPayout,
} from '../../../src/domain/online-store/payout.ts';
import type { Unreadable } from '../../../src/domain/online-store/readable.ts';
import type { StoreSettings } from '../../../src/domain/online-store/settings.ts';
import { digitsOf } from '../../../src/domain/values/currency.ts';
import { moveStorePayoutAct, type PayoutBooking, type StorePayoutEvent } from '../../acts/store-payout.ts';
import { allBanks, holdBankToUse } from '../../store/books/banks.ts';
import { entryById } from '../../store/books/entries.ts';
import { rateOn } from '../../store/books/exchange-rates.ts';
import { type Ctx, runAct, type Tx, withBusiness } from '../../store/database/tx.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import {
  bookedMoney,
  keepPayoutLines,
  knownOrders,
  lockPayout,
  type StorePayout,
  writePayout,
} from '../../store/online-store/store-payouts.ts';
import { storeGateways } from '../../store/online-store/store-settings.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { worldOf } from '../../store/plan/world.ts';
import { writePlan } from '../../store/plan/write-plan.ts';

const events = { Announced: 'payout.announce', Paid: 'payout.pay', Failed: 'payout.fail' } as const;

interface Settling {
  tx: Tx;
  shopId: string;
  shopCurrency: string;
  settings: Pick<StoreSettings, 'accounting'>;
  world: World;
}

/** True of an account on which a shop's money waits until it's paid out; false of cash and of a bank's own. Source: connections.md, rule 16. */
export const holdsMoney = async (tx: Tx, cash: number, account: number): Promise<boolean> =>
  account !== cash && !(await allBanks(tx)).some(({ accountId }) => accountId === account);

/** The bank that a payout reaches, or the sentence that says why there's none: one in its currency, else the default one where that's kept at home. */
const bankFor = async (tx: Tx, currency: string, homeCurrency: string): Promise<Bank | string> => {
  const first = await holdBankToUse(tx, null);
  if (first?.currency === currency) return first;
  if (currency === homeCurrency) return words.payoutBank;
  const own = (await allBanks(tx)).find((bank) => bank.active && bank.currency === currency);
  if (own) return (await holdBankToUse(tx, own.id))!;
  return first?.currency === homeCurrency ? first : words.payoutBankIn({ currency });
};

/** The first open day from that of a payout on; null while today is locked. */
const openDay = (tx: Tx, at: string, { lockedUntil, today }: World): Day | null => {
  const day = dayIn(tx.business.timeZone, new Date(at));
  const onDay = lockedUntil !== null && day <= lockedUntil ? daysAfter(lockedUntil, 1) : day;
  return onDay > today ? null : onDay;
};

/** What a payout comes to, by the orders that are in the books. */
const sumsOf = async (
  { tx, shopId, shopCurrency, world: { homeCurrency, homeDigits } }: Settling,
  { currency }: ShopPayout,
  lines: readonly PayoutLine[],
): Promise<PayoutSums> => {
  const known = await knownOrders(
    tx,
    shopId,
    lines.flatMap(({ orderId }) => orderId ?? []),
  );
  const isPlain = currency === homeCurrency && shopCurrency === homeCurrency;
  const moved = lines.flatMap(({ transactionId }) => transactionId ?? []);
  const booked = isPlain ? null : await bookedMoney(tx, shopId, moved, homeDigits);
  return payoutSums(
    lines,
    (orderId) => known.has(orderId),
    ({ transactionId }) => booked?.get(transactionId ?? '') ?? null,
  );
};

/** What of a payout or of what it holds can't be read; nothing where all can. */
const faultIn = ({ unreadable }: ShopPayout, lines: readonly PayoutLine[]): Unreadable | undefined =>
  unreadable ?? lines.find((line) => line.unreadable)?.unreadable;

/** What a payout is booked with, or the sentence that says why it can't be yet. Source: connections.md, rule 16. */
const bookingOf = async (
  settling: Settling,
  payout: ShopPayout,
  lines: readonly PayoutLine[],
): Promise<PayoutBooking | string> => {
  const { tx, shopId, shopCurrency, settings, world } = settling;
  const { id, net, currency, at } = payout;
  const { homeCurrency } = world;
  const fault = faultIn(payout, lines);
  if (fault) return words.payoutUnreadable[fault];
  const sums = await sumsOf(settling, payout, lines);
  if (compare(sums.net, net) !== 0) return words.payoutDiffers;
  const { fees, payment, opening: earlier } = settings.accounting;
  const chosen = (await storeGateways(tx, shopId)).find(({ gateway }) => gateway === paidOutGateway);
  const clearing = chosen?.accountId ?? payment;
  const isTransfer = await holdsMoney(tx, world.accounts.cash, clearing);
  const bank = isTransfer ? await bankFor(tx, currency, homeCurrency) : null;
  if (typeof bank === 'string') return bank;
  const onDay = openDay(tx, at, world);
  // While today is locked nothing can be posted on any day; it waits.
  if (onDay === null) return words.payoutLocked;
  const rate = currency === homeCurrency ? '1' : (await rateOn(tx, currency, homeCurrency, onDay))?.rate;
  if (!rate) return words.payoutRate({ currency });
  return {
    sums,
    onDay,
    memo: words.payoutMemo({ id, net: fixed(net, digitsOf(currency)) }),
    accounts: { bank: bank?.accountId ?? clearing, fees, clearing, earlier },
    how: { isTransfer, currency, rate, inHome: bank?.currency !== currency, shopCurrency },
  };
};

const write = async (
  { tx, shopId, world }: Settling,
  row: StorePayout,
  event: StorePayoutEvent,
  booking: PayoutBooking | null,
): Promise<void> => {
  const booked = row.entryId ? await entryById(tx, row.entryId) : null;
  const done = runAct(moveStorePayoutAct, row.status, event, booking, booked, world);
  if (done.plan.entries.length > 0) await writePlan(tx, done.plan);
  const isBack = isSentBack(done);
  await writePayout(tx, shopId, {
    ...row,
    status: done.status,
    reason: null,
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
    const onDay = payout.unreadable === 'day' ? tx.today : dayIn(tx.business.timeZone, new Date(payout.at));
    const kept = await lockPayout(tx, shopId, { ...payout, onDay });
    if (isSentBack(kept) || (kept.status === payout.status && kept.reason === null)) return;
    const { net, currency } = payout;
    // What couldn't be read before may have been corrected since.
    const row = kept.entryId === null ? { ...kept, net, currency, onDay } : kept;
    if (!faultIn(payout, lines)) await keepPayoutLines(tx, shopId, payout.id, lines);
    const world = await worldOf(tx);
    const shopCurrency = store.currency ?? world.homeCurrency;
    const settling = { tx, shopId, shopCurrency, settings: { accounting }, world };
    const booking = isPaid(payout) ? await bookingOf(settling, payout, lines) : null;
    if (typeof booking === 'string') await writePayout(tx, shopId, { ...row, reason: booking });
    else await write(settling, row, { type: events[payout.status] }, booking);
  });
