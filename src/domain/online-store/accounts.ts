import { isCash, isInventory, subgroupById } from '../books/account-groups.ts';
import { standardAccounts } from '../books/accounts.ts';
import type { LedgerAccount } from '../books/ledger-account.ts';
import { receivable } from '../books/side.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { onlineStoreFaults as words } from './online-store.words.ts';
import {
  defaultStoreAccounts,
  proposedPaymentAccount,
  type StoreAccount,
  type StoreAccounts,
  storeAccounts,
} from './settings.ts';

/** What of an account decides whether a shop's orders can be posted to it. */
export type MappedAccount = Pick<
  LedgerAccount,
  'id' | 'name' | 'group' | 'subgroupId' | 'currency' | 'active'
>;

type Fit = (account: MappedAccount, receivable: number) => boolean;

const costOfSales = 16;
const taxLiability = 7;

/** Which accounts each of the ten can be. Source: answers-2.md, Q108; connections.md, rule 17. */
const fits: Readonly<Record<StoreAccount, Fit>> = {
  sales: ({ group }) => group === 'income',
  discount: ({ group }) => group === 'income',
  payment: ({ subgroupId }) => isCash(subgroupById(subgroupId)!),
  shipping: ({ group }) => group === 'income',
  taxes: ({ subgroupId }) => subgroupId === taxLiability,
  inventory: ({ subgroupId }) => isInventory(subgroupById(subgroupId)!),
  costOfGoods: ({ subgroupId }) => subgroupId === costOfSales,
  fees: ({ group }) => group === 'expense',
  receivables: ({ id }, receivable) => id === receivable,
  opening: ({ group }) => group === 'equity',
};

/** The books that accounts are checked against. */
export interface StoreBooks {
  accounts: readonly MappedAccount[];
  /** The account in the role of receivables. */
  receivable: number;
  homeCurrency: string;
  /** The currency the shop keeps its money in; null before it is known. */
  shopCurrency: string | null;
}

/** The account in the role of receivables, by what uses it. */
export const receivableAmong = (accounts: readonly Pick<LedgerAccount, 'id' | 'usedBy'>[]): number =>
  accounts.find(({ usedBy }) => usedBy.some((use) => use.kind === 'role' && use.name === receivable.owed))
    ?.id ?? standardAccounts[receivable.owed];

/** True where orders could be posted to the account in this place. */
export const fitsPlace = (place: StoreAccount, account: MappedAccount, books: StoreBooks): boolean =>
  account.active &&
  fits[place](account, books.receivable) &&
  (place !== 'payment' ||
    [books.homeCurrency, books.shopCurrency].includes(account.currency || books.homeCurrency));

/** What is wrong with each of the ten, in their order; nothing where all can be posted to. */
export const accountFaults = (mapped: StoreAccounts, books: StoreBooks): FieldProblem[] =>
  storeAccounts.flatMap((place) => {
    const account = books.accounts.find(({ id }) => id === mapped[place]);
    if (!account) return [{ field: place, message: words.accountUnknown }];
    if (!account.active) return [{ field: place, message: words.accountInactive({ name: account.name }) }];
    return fitsPlace(place, account, books)
      ? []
      : [
          {
            field: place,
            message: words.accountOfWrongType({ name: account.name, needs: words.needs[place] }),
          },
        ];
  });

/** True where payments can wait in the clearing account until the store pays out. */
export const canClear = (books: StoreBooks): boolean =>
  books.accounts.some(
    (account) => account.id === proposedPaymentAccount && fitsPlace('payment', account, books),
  );

/** The accounts that are chosen before any are saved: payments wait in the clearing account where that fits. Source: connections.md, rule 13. */
export const preselected = (accounts: StoreAccounts, books: StoreBooks): StoreAccounts =>
  accounts.payment === defaultStoreAccounts.payment && canClear(books)
    ? { ...accounts, payment: proposedPaymentAccount }
    : accounts;
