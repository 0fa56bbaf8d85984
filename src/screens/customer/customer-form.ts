import { blankCustomer, type CustomerCard, type CustomerView } from '../../domain/contact.ts';
import { contactProblems } from '../../domain/contact-problems.ts';
import { isNothing, isReadableAmount } from '../../domain/money.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import * as customerFormWords from '../../domain/words/customer-form.ts';

/** A customer's card as it is typed: terms and the opening balance are text until they are sent. */
export interface CustomerForm extends Omit<CustomerCard, 'termsDays'> {
  termsDays: string;
  openingBalance: string;
  /** YYYY-MM-DD, or empty for today. */
  openingOn: string;
  /** Its code; empty for the business's own. */
  openingCurrency: string;
  /** Home per unit of it; empty counts as 1. */
  openingRate: string;
}

export const blankForm: CustomerForm = {
  ...blankCustomer,
  termsDays: '',
  openingBalance: '',
  openingOn: '',
  openingCurrency: '',
  openingRate: '',
};

/** The form of a customer that stands. */
export const formOf = (customer: CustomerView): CustomerForm => {
  const { opening, termsDays } = customer;
  const fields = Object.keys(blankCustomer) as (keyof CustomerCard)[];
  const card = Object.fromEntries(fields.map((field) => [field, customer[field]])) as unknown as CustomerCard;
  return {
    ...blankForm,
    ...card,
    termsDays: termsDays === null ? '' : String(termsDays),
    openingBalance: opening?.amount ?? '',
    openingOn: opening?.onDay ?? '',
    openingCurrency: opening?.currency ?? '',
    openingRate: opening?.rate ?? '',
  };
};

const termsOf = ({ termsDays }: CustomerForm): number | null =>
  termsDays.trim() === '' ? null : /^\d{1,4}$/.test(termsDays.trim()) ? Number(termsDays) : Number.NaN;

const cardOf = (form: CustomerForm): CustomerCard => {
  const { openingBalance: _, openingOn: __, openingCurrency: ___, openingRate: ____, ...card } = form;
  return { ...card, termsDays: termsOf(form) };
};

/** What keeps the form from being sent, by field. What the books say of the opening balance the server decides. */
export const formProblems = (form: CustomerForm): FieldProblem[] => [
  ...contactProblems('customer', cardOf(form)),
  ...(form.openingBalance === '' || isReadableAmount(form.openingBalance) || isNothing(form.openingBalance)
    ? []
    : [{ field: 'openingBalance', message: customerFormWords.openingAmountWrong }]),
  ...(form.openingRate === '' || isReadableAmount(form.openingRate)
    ? []
    : [{ field: 'openingRate', message: customerFormWords.openingRateWrong }]),
];

/** What is saved of the form. An opening balance that was emptied is none. */
export const typedOf = (form: CustomerForm, homeCurrency: string) => ({
  card: cardOf(form),
  opening: {
    amount: isReadableAmount(form.openingBalance) ? form.openingBalance : '0',
    onDay: form.openingOn || null,
    currency: form.openingCurrency || homeCurrency,
    rate: form.openingRate || '1',
  },
});
