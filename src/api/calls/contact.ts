import * as z from 'zod/mini';
import type { CustomerView, OwedAtOpening } from '../../domain/contact/contact.ts';
import { zero } from '../../domain/money.ts';
import { id as idOfWire, mode, text as textOfWire } from '../wire/values.ts';
import { type Answer, done, farDayConfirmed, told } from './call.ts';
import { history } from './document.ts';
import {
  day,
  decimal,
  type Field,
  type Fields,
  flag,
  id,
  ids,
  list,
  nullable,
  number,
  type OursOf,
  oneOf,
  optional,
  part,
  several,
  shaped,
  text,
  typedText,
  verbatim,
} from './field.ts';
import { settlement } from './payment.ts';

export const address = {
  attention: typedText('attention', 200),
  street: typedText('street', 300),
  city: typedText('city', 120),
  state: typedText('state', 120),
  country: typedText('country', 120),
  zip: typedText('zip', 30),
  phone: typedText('phone', 60),
};

/** What of a card is one, whatever a contact is to the business, but for their name. */
export const sharedCard = {
  type: oneOf('type', ['business', 'person']),
  company: optional(typedText('companyname', 400)),
  firstName: optional(typedText('firstname', 200)),
  lastName: optional(typedText('lastname', 200)),
  email: optional(typedText('email', 300)),
  cc: optional(typedText('Cc', 2000)),
  phone: optional(typedText('phone', 100)),
  whatsapp: optional(typedText('whatsappnumber', 100)),
  taxId: optional(typedText('taxid', 100)),
  website: optional(typedText('website', 500)),
  currency: optional(nullable(typedText('currency', 3))),
  termsDays: optional(nullable(number('paymentterms'))),
  billing: optional(part('billing', address)),
  notes: optional(typedText('notes', 10_000)),
};

/** What was owed when the books began, and what one of its currency is at home; on an edit, left out means left as it is. */
export const typedOpening = {
  openingBalance: optional(decimal('openingbalance')),
  openingOn: optional(nullable(day('openingbalancedate'))),
  ...farDayConfirmed,
  openingCurrency: optional(nullable(typedText('openingcurrency', 3))),
  openingRate: optional(nullable(decimal('openingrate'))),
};

type Always<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer Wire, infer Schema, infer Ours>
    ? Field<Wire, Schema, Exclude<Ours, undefined>>
    : never;
};

/** The fields of a card as it is answered: the specification may leave them out, the server never does. */
export const always = <F extends Fields>(card: F): Always<F> => card as unknown as Always<F>;

/** What a list shows of a contact in any role beside their card. */
export const contactRow = {
  id: id('id'),
  channel: text('channel'),
  version: number('version'),
  deleted: flag('isdeleted'),
  standing: part('standing', {
    status: oneOf('status', ['Active', 'Deleted']),
    facts: verbatim(z.object({}))('facts'),
  }),
};

/** The opening balance as it is answered, with what of it is still owed, in its currency and at home. */
const openingParts = {
  openingBalance: decimal('openingbalance'),
  openingHomeBalance: decimal('openinghomebalance'),
  openingDue: decimal('openingdue'),
  openingHomeDue: decimal('openinghomedue'),
  openingOn: nullable(day('openingbalancedate')),
  openingCurrency: nullable(text('openingcurrency')),
  openingRate: nullable(decimal('openingrate')),
};

/** What the page of one shows beside their row and their opening balance. */
const shown = {
  openingPayments: list('openingpayments', settlement),
  /** What was paid beyond what is owed, by the currency it stands in. */
  credits: list('credits', { currency: text('currency'), amount: decimal('amount') }),
  /** How was paid last. */
  lastMode: nullable(verbatim(mode)('lastpaymentmode')),
  today: day('today'),
  /** The statement mailed last. */
  statement: nullable(
    part('statement', {
      email: text('email'),
      at: text('at'),
      state: oneOf('state', ['queued', 'sent', 'failed']),
      fault: nullable(text('fault')),
    }),
  ),
  /** What else they are to the business. */
  also: several('also', ['customer', 'vendor']),
  history: history('history'),
};

type Reminders = CustomerView['reminders'];

/** Whether reminders go to a customer by themselves; null where the business sends none. Nobody reminds a vendor. */
export const reminders = {
  reminders: optional(
    shaped(z.nullable(z.string()), {
      toWire: (ours: Reminders) => ours,
      fromWire: (wire) => wire as Reminders,
    })('Reminders'),
  ),
};

type Told<F extends Fields> = ReturnType<typeof told<F>>;
type Parts = typeof openingParts;

const partsOf = (opening: OwedAtOpening | null): OursOf<Parts> => ({
  openingBalance: opening?.amount ?? zero,
  openingHomeBalance: opening?.homeAmount ?? zero,
  openingDue: opening?.open ?? zero,
  openingHomeDue: opening?.homeOpen ?? zero,
  openingOn: opening?.onDay ?? null,
  openingCurrency: opening?.currency ?? null,
  openingRate: opening?.rate ?? null,
});

const openingOf = (parts: OursOf<Parts>): OwedAtOpening | null => {
  const { openingOn: onDay, openingCurrency: currency, openingRate: rate } = parts;
  if (onDay === null || currency === null || rate === null) return null;
  return {
    amount: parts.openingBalance,
    homeAmount: parts.openingHomeBalance,
    open: parts.openingDue,
    homeOpen: parts.openingHomeDue,
    onDay,
    currency,
    rate,
  };
};

/** A contact with all their page shows: the opening balance is seven fields on the wire, and one or none with us. */
export const contactView = <F extends Fields>(
  row: F,
): Answer<
  Told<F & Parts & typeof shown>['schema'],
  OursOf<F> & OursOf<typeof shown> & { opening: OwedAtOpening | null; message: string }
> => {
  const { schema, toWire, fromWire } = told({ ...row, ...openingParts, ...shown });
  return {
    schema: schema as Told<F & Parts & typeof shown>['schema'],
    toWire: ({ opening, ...view }, ids) => toWire({ ...view, ...partsOf(opening) } as never, ids) as never,
    fromWire: (wire, ids) => {
      const view = fromWire(wire as never, ids);
      return { ...view, opening: openingOf(view as unknown as OursOf<Parts>) } as never;
    },
  };
};

export const contactSaved = told({ id: id('id'), ...done, warning: nullable(text('warning')) });
export const contactMoved = told({ id: id('id'), ...done });

/** What a list is narrowed to, and its order. */
export const contactsNarrowed = {
  sort: optional(typedText('sortby', 40)),
  order: optional(typedText('sortorder', 20)),
  search: optional(typedText('searchquery', 200)),
};

/** Contacts of a list as a file: its columns, and what the list is narrowed to. Columns that must be there are, named or not. */
export const contactsFile = {
  columns: verbatim(z.array(textOfWire(40)).check(z.maxLength(50)))('columns'),
  filter: optional(typedText('filter', 20)),
  ...contactsNarrowed,
};

/** Days of figures: a period by its name, or days of one's own. */
export const figureDays = {
  period: optional(typedText('sortby', 40)),
  from: optional(day('fromdate')),
  to: optional(day('todate')),
};

/** The days figures are of, as answered; without ends, all there are. */
export const figuresOf = { from: nullable(day('fromdate')), to: nullable(day('todate')) };

/** Several at once; each is answered for. */
export const upTo100 = <const Wire extends string>(name: Wire) => ({
  ...ids(name),
  schema: z.array(idOfWire).check(z.minLength(1), z.maxLength(100)),
});

/** Which of its pages an answer is, of how many, and how many contacts there are of all. */
export const contactPage = {
  page: number('currentpage'),
  total: number('total'),
  pages: number('pagetotal'),
};
