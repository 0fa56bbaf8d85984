import { isCash, subgroupById } from '../../domain/books/account-groups.ts';
import {
  type AccountCard,
  type AccountView,
  accountProblems,
  takesNoOpening,
  tidyAccount,
} from '../../domain/books/ledger-account.ts';
import { isZero } from '../../domain/money.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { moneyForm, numberProblem, rateForm } from '../kit/fields/use-number-text.ts';

/** An account as it is typed, with what stood on it when the books began. */
export interface AccountForm {
  name: string;
  code: string;
  description: string;
  /** The sub-group's number, empty until one is chosen. */
  subgroupId: string;
  currency: string;
  /** Empty for nothing. */
  openingBalance: string;
  /** YYYY-MM-DD, or empty for today. */
  openingOn: string;
  /** Home per unit of the currency; empty for the one that stands, or 1. */
  openingRate: string;
}

export const blankForm = (currency: string): AccountForm => ({
  name: '',
  code: '',
  description: '',
  subgroupId: '',
  currency,
  openingBalance: '',
  openingOn: '',
  openingRate: '',
});

/** The form of an account that stands. */
export const formOf = (account: AccountView): AccountForm => ({
  name: account.name,
  code: account.code,
  description: account.description,
  subgroupId: String(account.subgroupId),
  currency: account.currency,
  openingBalance: isZero(account.openingBalance) ? '' : account.openingBalance,
  openingOn: account.openingOn ?? '',
  openingRate: account.openingRate ?? '',
});

const subgroupOf = ({ subgroupId }: AccountForm) => subgroupById(Number(subgroupId));

/** Cash alone is kept in a currency of its own. */
export const hasCurrency = (form: AccountForm): boolean => {
  const subgroup = subgroupOf(form);
  return subgroup !== undefined && isCash(subgroup);
};

/** Whether an opening balance is typed here: not with contacts, items and banks, which have their own. */
export const hasOpening = (form: AccountForm, account: AccountView | null): boolean =>
  subgroupOf(form) !== undefined &&
  !takesNoOpening({ usedBy: account?.usedBy ?? [], subgroupId: Number(form.subgroupId) });

const cardOf = (form: AccountForm, homeCurrency: string): AccountCard => ({
  name: form.name,
  code: form.code,
  description: form.description,
  subgroupId: Number(form.subgroupId),
  currency: hasCurrency(form) ? form.currency : homeCurrency,
});

/** What keeps the form from being sent, by field. */
export const formProblems = (form: AccountForm, homeCurrency: string, locale: string): FieldProblem[] => {
  const unread = [
    {
      field: 'openingBalance',
      message: numberProblem(form.openingBalance, moneyForm(form.currency, locale)),
    },
    { field: 'openingRate', message: numberProblem(form.openingRate, rateForm(locale)) },
  ];
  return [
    ...accountProblems(tidyAccount(cardOf(form, homeCurrency)), homeCurrency),
    ...unread.flatMap(({ field, message }) => (message ? [{ field, message }] : [])),
  ];
};

/** What is saved of the form. An opening balance that was emptied is none. */
export const typedOf = (form: AccountForm, account: AccountView | null, homeCurrency: string) => ({
  ...cardOf(form, homeCurrency),
  ...(hasOpening(form, account) && {
    openingBalance: form.openingBalance || '0',
    openingOn: form.openingOn || null,
    openingRate: form.openingRate || null,
  }),
});
