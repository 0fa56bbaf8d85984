import type { CustomerView } from '../../api/queries/customers.ts';
import { customerWire } from '../../api/wire/customer.ts';
import { blankCustomer, type CustomerCard, customerProblems } from '../../domain/contact.ts';
import { isNothing, isReadableAmount } from '../../domain/money.ts';
import type { FieldProblem } from '../../domain/refusal.ts';

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
  const card = customerWire.fromWire(customer) as CustomerCard;
  return {
    ...blankForm,
    ...card,
    termsDays: card.termsDays === null ? '' : String(card.termsDays),
    openingBalance: customer.openingbalance === '0' ? '' : customer.openingbalance,
    openingOn: customer.openingbalancedate ?? '',
    openingCurrency: customer.openingcurrency ?? '',
    openingRate: customer.openingrate ?? '',
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
  ...customerProblems(cardOf(form)),
  ...(form.openingBalance === '' || isReadableAmount(form.openingBalance) || isNothing(form.openingBalance)
    ? []
    : [{ field: 'openingBalance', message: 'Enter an amount above zero, or leave it empty.' }]),
  ...(form.openingRate === '' || isReadableAmount(form.openingRate)
    ? []
    : [{ field: 'openingRate', message: 'Enter a rate above zero, or leave it empty for 1.' }]),
];

/** The form on the wire. An opening balance that was emptied is none. */
export const bodyOf = (form: CustomerForm, homeCurrency: string) => ({
  ...customerWire.toWire(cardOf(form)),
  openingbalance: isReadableAmount(form.openingBalance) ? form.openingBalance : '0',
  openingbalancedate: form.openingOn || null,
  openingcurrency: form.openingCurrency || homeCurrency,
  openingrate: form.openingRate || '1',
});
