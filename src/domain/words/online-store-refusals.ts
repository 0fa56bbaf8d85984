import type { StoreFacts, StoreStatus } from '../online-store/connection.ts';
import { fewOf } from './few-of.ts';

/** Why an online store can't do that, and the way out. */

export const notConnected = 'No store is connected. Connect yours first.';
const connectedElsewhere =
  'This store is connected to another business. Disconnect it there first, or choose another store.';
export const connectedAlready = ({ shop }: { shop: string }) =>
  `Your store ${shop} is connected. Disconnect it before you connect another.`;
const scopesKeptBack = ({ scopes }: { scopes: readonly string[] }) =>
  `Your store didn’t give the permissions we need (${fewOf(scopes)}). Connect again and allow all of them.`;
export const currencyNotOfPlan = ({ currency }: { currency: string }) =>
  `Your store keeps its money in ${currency}, and your plan has one currency. Choose a plan with several currencies first.`;
export const currenciesOff = ({ currency, home }: { currency: string; home: string }) =>
  `Your store keeps its money in ${currency}, and your books are in ${home}. Enable foreign currencies to connect it.`;
export const notSetUp = 'Online stores aren’t set up on this server. Ask your administrator.';
export const cantSeal =
  'Your store’s keys can’t be kept safe here: this server has no key of its own. Ask your administrator.';
export const startAgain = 'That didn’t work: the link back from your store had expired. Connect again.';
export const storeRefused = 'Your store didn’t accept the connection. Connect again.';
export const storeAway = 'We couldn’t reach your store. Try again in a moment.';
const partsMissing = ({ parts }: { parts: readonly string[] }) => `Save ${fewOf(parts)} first.`;
const accountsWrong = ({ accounts }: { accounts: readonly string[] }) =>
  `Choose another account for ${fewOf(accounts)} first.`;
export const currencyChanged = ({ from, to }: { from: string; to: string }) =>
  `Your store now keeps its money in ${to} instead of ${from}, so we’ve paused it. Disconnect it and connect it again to continue in ${to}.`;
export const authoriseFirst = 'Your store needs to be connected again first. Your settings are kept.';
export const activateFirst = 'Activate your store first.';
export const isActive = 'Your store is active.';
const isPaused = 'Your store is paused. Resume it instead.';

/** The steps whose settings are saved, as a sentence names them. */
const partNames = {
  sync: 'the sync settings',
  automation: 'the automation settings',
  accounting: 'the accounting settings',
} as const;

type Asked = { type: string; shop?: string; missing?: readonly string[]; taken?: boolean };

const whyNotAuthorised = (facts: StoreFacts, { shop, missing = [], taken }: Asked): string => {
  if (missing.length > 0) return scopesKeptBack({ scopes: missing });
  if (facts.shop !== null && shop !== facts.shop) return connectedAlready({ shop: facts.shop });
  return taken ? connectedElsewhere : isActive;
};

/** Why the chart refuses an event in a standing. */
export const whyNotStore = (status: StoreStatus, facts: StoreFacts, asked: Asked): string => {
  if (asked.type === 'store.authorised') return whyNotAuthorised(facts, asked);
  if (status === 'NotConnected') return notConnected;
  if (status === 'NeedsReauthorisation') return authoriseFirst;
  if (asked.type === 'store.activate' && status === 'Inactive')
    return facts.missing.length > 0
      ? partsMissing({ parts: facts.missing.map((part) => partNames[part]) })
      : accountsWrong({ accounts: facts.wrongAccounts });
  if (asked.type === 'store.resume' && status === 'Paused')
    return accountsWrong({ accounts: facts.wrongAccounts });
  if (status === 'Inactive') return activateFirst;
  return status === 'Paused' ? isPaused : isActive;
};
