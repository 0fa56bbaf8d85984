import { bankProblems } from '../../domain/bank-money/bank-problems.ts';
import { type BankCard, type BankView, blankBank, tidyBank } from '../../domain/books/bank.ts';
import { isZero } from '../../domain/money.ts';
import { fieldsOf } from '../../domain/values/fields-of.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { moneyForm, numberProblem, rateForm } from '../kit/fields/use-number-text.ts';

/** A bank as it is typed, with what stood in it when the books began. */
export interface BankForm extends BankCard {
  /** Empty for nothing, less than zero for an overdraft. */
  openingBalance: string;
  /** YYYY-MM-DD, or empty for today. */
  openingOn: string;
  /** Home per unit of the bank's currency; empty for the one that stands, or 1. */
  openingRate: string;
  makeDefault: boolean;
}

export const blankForm: BankForm = {
  ...blankBank,
  openingBalance: '',
  openingOn: '',
  openingRate: '',
  makeDefault: false,
};

const cardOf = (form: BankCard): BankCard => fieldsOf(blankBank, form);

/** The form of a bank that stands. */
export const formOf = (bank: BankView): BankForm => ({
  ...blankForm,
  ...cardOf(bank),
  ...(!isZero(bank.openingBalance) && {
    openingBalance: bank.openingBalance,
    openingOn: bank.openingOn ?? '',
    openingRate: bank.openingRate ?? '',
  }),
});

/** What keeps the form from being sent, by field. What the books say of the opening balance the server decides. */
export const formProblems = (form: BankForm, locale: string): FieldProblem[] => {
  const { openingBalance, openingRate, currency } = form;
  const unread = [
    { field: 'openingBalance', message: numberProblem(openingBalance, moneyForm(currency, locale)) },
    { field: 'openingRate', message: numberProblem(openingRate, rateForm(locale)) },
  ];
  return [
    ...bankProblems(tidyBank(cardOf(form))),
    ...unread.flatMap(({ field, message }) => (message ? [{ field, message }] : [])),
  ];
};

/** What is saved of the form. An opening balance that was emptied is none. */
export const typedOf = (form: BankForm) => ({
  ...cardOf(form),
  openingBalance: form.openingBalance || '0',
  openingOn: form.openingOn || null,
  openingRate: form.openingRate || null,
});
