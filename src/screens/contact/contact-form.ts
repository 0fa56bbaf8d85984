import {
  blankCards,
  blankShared,
  type CardIn,
  type ContactViews,
  type SharedCard,
} from '../../domain/contact/contact.ts';
import { contactProblems } from '../../domain/contact/contact-problems.ts';
import { isNothing, isReadableAmount } from '../../domain/money.ts';
import { daysTyped } from '../../domain/typed/early-payment.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { fieldsOf } from '../../domain/values/fields-of.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { contactForm as words } from '../../domain/words/contacts.ts';

/** What is typed as text until it is sent; in a vendor's form the days of a discount too. */
interface TypedTexts {
  termsDays: string;
  openingBalance: string;
  /** YYYY-MM-DD, or empty for today. */
  openingOn: string;
  /** Its code; empty for the business's own. */
  openingCurrency: string;
  /** Home per unit of it; empty counts as 1. */
  openingRate: string;
}

/** A contact's card as it is typed in a role. */
export type ContactForm<Role extends ContactRole> = Omit<CardIn<Role>, 'termsDays' | 'earlyDays'> &
  TypedTexts &
  OwnTexts[Role];

interface OwnTexts {
  customer: object;
  vendor: { earlyDays: string };
}

const blankOwnTexts: OwnTexts = { customer: {}, vendor: { earlyDays: '' } };

const blankTexts: TypedTexts = {
  termsDays: '',
  openingBalance: '',
  openingOn: '',
  openingCurrency: '',
  openingRate: '',
};

export const blankForm = <Role extends ContactRole>(role: Role): ContactForm<Role> => ({
  ...blankCards[role],
  ...blankTexts,
  ...blankOwnTexts[role],
});

/** The form of a role for a contact who has another: what is theirs in any role is there already. */
export const formBeside = <Role extends ContactRole>(role: Role, contact: SharedCard): ContactForm<Role> => ({
  ...blankForm(role),
  ...fieldsOf<SharedCard>(blankShared, contact),
});

const textOf = (days: number | null): string => (days === null ? '' : String(days));

/** The days of a card as they are in its form. */
const daysIn = (contact: CardIn<ContactRole>) => ({
  termsDays: textOf(contact.termsDays),
  ...('earlyDays' in contact && { earlyDays: textOf(contact.earlyDays) }),
});

/** The form of a contact that stands. */
export const formOf = <Role extends ContactRole>(
  role: Role,
  contact: ContactViews[Role],
): ContactForm<Role> => {
  const { opening } = contact;
  return {
    ...blankForm(role),
    ...fieldsOf<CardIn<Role>>(blankCards[role], contact),
    ...daysIn(contact),
    openingBalance: opening?.amount ?? '',
    openingOn: opening?.onDay ?? '',
    openingCurrency: opening?.currency ?? '',
    openingRate: opening?.rate ?? '',
  };
};

const cardOf = <Role extends ContactRole>(form: ContactForm<Role>): CardIn<Role> => {
  const { openingBalance: _, openingOn: __, openingCurrency: ___, openingRate: ____, ...card } = form;
  const days = {
    termsDays: daysTyped(form.termsDays),
    ...('earlyDays' in form && { earlyDays: daysTyped(form.earlyDays) }),
  };
  return { ...card, ...days } as unknown as CardIn<Role>;
};

/** What keeps the form from being sent, by field. What the books say of the opening balance the server decides. */
export const formProblems = <Role extends ContactRole>(
  role: Role,
  form: ContactForm<Role>,
): FieldProblem[] => [
  ...contactProblems(role, cardOf(form)),
  ...(form.openingBalance === '' || isReadableAmount(form.openingBalance) || isNothing(form.openingBalance)
    ? []
    : [{ field: 'openingBalance', message: words.openingAmountWrong }]),
  ...(form.openingRate === '' || isReadableAmount(form.openingRate)
    ? []
    : [{ field: 'openingRate', message: words.openingRateWrong }]),
];

/** What is saved of the form. An opening balance that was emptied is none. */
export const typedOf = <Role extends ContactRole>(form: ContactForm<Role>, homeCurrency: string) => ({
  card: cardOf(form),
  opening: {
    amount: isReadableAmount(form.openingBalance) ? form.openingBalance : '0',
    onDay: form.openingOn || null,
    currency: form.openingCurrency || homeCurrency,
    rate: form.openingRate || '1',
  },
});
