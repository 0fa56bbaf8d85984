import type { CustomerView } from '../../api/queries/customers.ts';
import { customerWire } from '../../api/wire/customer.ts';
import { blankCustomer, type CustomerCard, customerProblems } from '../../domain/contact.ts';
import { isReadableAmount } from '../../domain/money.ts';
import type { FieldProblem } from '../../domain/refusal.ts';

/** A customer's card as it is typed: terms and the opening balance are text until they are sent. */
export interface CustomerForm extends Omit<CustomerCard, 'termsDays'> {
  termsDays: string;
  openingBalance: string;
  /** YYYY-MM-DD, or empty for today. */
  openingOn: string;
}

export const blankForm: CustomerForm = {
  ...blankCustomer,
  termsDays: '',
  openingBalance: '',
  openingOn: '',
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
  };
};

const termsOf = ({ termsDays }: CustomerForm): number | null =>
  termsDays.trim() === '' ? null : /^\d{1,4}$/.test(termsDays.trim()) ? Number(termsDays) : Number.NaN;

const cardOf = (form: CustomerForm): CustomerCard => {
  const { openingBalance: _, openingOn: __, ...card } = form;
  return { ...card, termsDays: termsOf(form) };
};

/** What keeps the form from being sent, by field. What the books say of the opening balance the server decides. */
export const formProblems = (form: CustomerForm): FieldProblem[] => [
  ...customerProblems(cardOf(form)),
  ...(form.openingBalance === '' || isReadableAmount(form.openingBalance) || isNothing(form.openingBalance)
    ? []
    : [{ field: 'openingBalance', message: 'Enter an amount above zero, or leave it empty.' }]),
];

const isNothing = (typed: string): boolean => /^0+(\.0+)?$/.test(typed);

/** The form on the wire. An opening balance that was emptied is none. */
export const bodyOf = (form: CustomerForm) => ({
  ...customerWire.toWire(cardOf(form)),
  openingbalance: isReadableAmount(form.openingBalance) ? form.openingBalance : '0',
  openingbalancedate: form.openingOn || null,
});
