import { fewOf } from '../words/everywhere.ts';
import type { StoreFacts, StoreStatus } from './connection.ts';
import { storeIsActive } from './online-store.words.ts';
import type { StoreOrderFacts, StoreOrderStatus, StoreRunStatus } from './order-record.ts';
import type { PayoutStatus } from './payout.ts';

const notConnected = 'No store is connected. Connect yours first.';

const connectedElsewhere =
  'This store is connected to another business. Disconnect it there first, or choose another store.';

const connectedAlready = ({ shop }: { shop: string }) =>
  `Your store ${shop} is connected. Disconnect it before you connect another.`;

const scopesKeptBack = ({ scopes }: { scopes: readonly string[] }) =>
  `Your store didn’t give the permissions we need (${fewOf(scopes)}). Connect again and allow all of them.`;

const partsMissing = ({ parts }: { parts: readonly string[] }) => `Save ${fewOf(parts)} first.`;

const accountsWrong = ({ accounts }: { accounts: readonly string[] }) =>
  `Choose another account for ${fewOf(accounts)} first.`;

const authoriseFirst = 'Your store needs to be connected again first. Your settings are kept.';

const activateFirst = 'Activate your store first.';

const isPaused = 'Your store is paused. Resume it instead.';

/** The steps whose settings are saved, as a sentence names them. */
const partNames = {
  sync: 'the sync settings',
  automation: 'the automation settings',
  accounting: 'the accounting settings',
} as const;

type OnlineStoreEvent = { type: string; shop?: string; missing?: readonly string[]; taken?: boolean };

const whyNotAuthorised = (facts: StoreFacts, { shop, missing = [], taken }: OnlineStoreEvent): string => {
  if (missing.length > 0) return scopesKeptBack({ scopes: missing });
  if (facts.shop !== null && shop !== facts.shop) return connectedAlready({ shop: facts.shop });
  return taken ? connectedElsewhere : storeIsActive;
};

/** Why an online store can't do that, and the way out. */
export const onlineStoreRefusals = {
  notConnected,
  connectedAlready,
  currencyNotOfPlan: ({ currency }: { currency: string }) =>
    `Your store keeps its money in ${currency}, and your plan has one currency. Choose a plan with several currencies first.`,
  currenciesOff: ({ currency, home }: { currency: string; home: string }) =>
    `Your store keeps its money in ${currency}, and your books are in ${home}. Enable foreign currencies to connect it.`,
  notSetUp: 'Online stores aren’t set up on this server. Ask your administrator.',
  cantSeal:
    'Your store’s keys can’t be kept safe here: this server has no key of its own. Ask your administrator.',
  startAgain: 'That didn’t work: the link back from your store had expired. Connect again.',
  storeRefused: 'Your store didn’t accept the connection. Connect again.',
  storeAway: 'We couldn’t reach your store. Try again in a moment.',
  currencyChanged: ({ from, to }: { from: string; to: string }) =>
    `Your store now keeps its money in ${to} instead of ${from}, so we’ve paused it. Disconnect it and connect it again to continue in ${to}.`,
  authoriseFirst,
  activateFirst,

  /** Why the chart refuses an event in a standing. */
  whyNotStore: (status: StoreStatus, facts: StoreFacts, event: OnlineStoreEvent): string => {
    if (event.type === 'store.authorised') return whyNotAuthorised(facts, event);
    if (status === 'NotConnected') return notConnected;
    if (status === 'NeedsReauthorisation') return authoriseFirst;
    if (event.type === 'store.activate' && status === 'Inactive')
      return facts.missing.length > 0
        ? partsMissing({ parts: facts.missing.map((part) => partNames[part]) })
        : accountsWrong({ accounts: facts.wrongAccounts });
    if (event.type === 'store.resume' && status === 'Paused')
      return accountsWrong({ accounts: facts.wrongAccounts });
    if (status === 'Inactive') return activateFirst;
    return status === 'Paused' ? isPaused : storeIsActive;
  },
};

/** Why an order of the shop can’t be looked at that way. */
const isApplied = 'Everything about this order is in your books already.';

const isSettled = 'This order has already been checked. Try it again first.';

const hasDocument = 'This order is in your books, so it can’t be left out.';

const isQueuedRun = 'This import hasn’t started yet.';

const isRunningRun = 'Your orders are being imported. Stop the import first.';

const isOverRun = 'This import has finished.';

const isStoppedRun = 'This import is stopped. Resume it first.';

const isWaitingRun = 'Your store asked us to wait. The import continues by itself.';

const isFailedRun = 'This import failed. Resume it to continue where it stopped.';

/** Why the chart of an order refuses an event in a standing. */
export const whyNotStoreOrder = (
  status: StoreOrderStatus,
  { made }: StoreOrderFacts,
  event: string,
): string => {
  if (status === 'Applied' && event !== 'order.skip') return isApplied;
  return made && event === 'order.skip' ? hasDocument : isSettled;
};

const runs: Readonly<Record<StoreRunStatus, string>> = {
  Queued: isQueuedRun,
  Running: isRunningRun,
  Waiting: isWaitingRun,
  Done: isOverRun,
  Failed: isFailedRun,
  Stopped: isStoppedRun,
};

/** Why the chart of a run refuses an event in a state. */
export const whyNotStoreRun = (status: StoreRunStatus): string => runs[status];

const payouts: Readonly<Record<PayoutStatus, string>> = {
  Announced: 'This payout is on its way.',
  Paid: 'This payout was paid.',
  Failed: 'This payout was sent back.',
};

/** Why the chart of a payout refuses an event in a state. */
export const whyNotStorePayout = (status: PayoutStatus): string => payouts[status];
