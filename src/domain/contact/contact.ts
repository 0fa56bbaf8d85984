import type { PaymentMode } from '../books/payment-mode.ts';
import type { Day } from '../day.ts';
import type { Party } from '../documents/document.ts';
import type { PaymentView } from '../documents/payment-view.ts';
import type { Decimal } from '../money.ts';
import { type Address, addressLines, noAddress } from '../values/address.ts';
import type { ContactRole } from '../values/contact-role.ts';
import { countryCodeOf } from '../values/country.ts';
import { type EarlyTerms, noEarlyTerms } from '../values/early-terms.ts';
import type { Standing } from '../values/standing.ts';

/** The tabs of the spec's lists, and which of them a role has. `paid`: they have billed something and are owed nothing. */
export const contactFilters = ['all', 'unpaid', 'paid', 'deleted'] as const;
export type ContactFilter = (typeof contactFilters)[number];
export const contactTabs: Readonly<Record<ContactRole, readonly ContactFilter[]>> = {
  customer: ['all', 'unpaid', 'deleted'],
  vendor: contactFilters,
};

/** What of a contact's card is one, whatever they are to the business. Source: answers.md, "Fields". */
export interface SharedCard {
  type: 'business' | 'person';
  name: string;
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  cc: string;
  phone: string;
  whatsapp: string;
  website: string;
  taxId: string;
  currency: string | null;
  billing: Address;
  notes: string;
}

/** What each role has of its own, in one who has both roles too. */
export interface RoleCards {
  customer: {
    termsDays: number | null;
    shipping: Address;
  };
  vendor: EarlyTerms & {
    termsDays: number | null;
    bankDetails: string;
    /** The account of what is bought from them; null for none in particular. */
    defaultAccount: number | null;
    /** The tax of what is bought from them, before the item's own; null for the item's. */
    purchaseTaxId: string | null;
    /** They charge no tax, such as who isn't registered for it. */
    chargesNoTax: boolean;
    /** What the vendor knows the business by. */
    ourNumber: string;
    internalNote: string;
  };
}

/** A contact's card as it is typed in a role. */
export type CardIn<Role extends ContactRole> = SharedCard & RoleCards[Role];

export type CustomerCard = CardIn<'customer'>;
export type VendorCard = CardIn<'vendor'>;

/** What the chart knows of its own contact: nothing but its status. */
export type CustomerFacts = Record<string, never>;

/** What the chart is asked about. */
export const customerStanding = ({
  deleted,
}: Pick<ContactIn<ContactRole>, 'deleted'>): Standing<CustomerFacts> & { status: 'Active' | 'Deleted' } => ({
  status: deleted ? 'Deleted' : 'Active',
  facts: {},
});

/** A contact as they are in a role they have. */
export type ContactIn<Role extends ContactRole> = CardIn<Role> & {
  id: string;
  channel: string;
  version: number;
  /** In this role; in another they may stand. */
  deleted: boolean;
};

export type Customer = ContactIn<'customer'>;
export type Vendor = ContactIn<'vendor'>;

/** A customer with what they paid, owe and have to their credit, at home. */
export interface CustomerRow extends Customer {
  paid: Decimal;
  outstanding: Decimal;
  credit: Decimal;
}

/** What became of a contact's card once it was saved. */
export interface SavedContact {
  id: string;
  /** What is told beside: an email another one has. */
  warning: string | null;
}

/** What a customer owed when the books began, and what of it is still owed. */
export interface OwedAtOpening {
  amount: Decimal;
  homeAmount: Decimal;
  onDay: Day;
  currency: string;
  /** Home per unit of the currency. */
  rate: Decimal;
  open: Decimal;
  homeOpen: Decimal;
}

/** What happened to somebody or something, in order. */
export interface PastAct {
  act: string;
  at: string;
  by: string;
  from: string | null;
  to: string | null;
  amount: Decimal | null;
}

/** A vendor with what was bought of them, is owed to them and was paid in advance, at home. */
export interface VendorRow extends Vendor {
  /** Bills of all time, the cancelled ones apart. */
  purchased: Decimal;
  outstanding: Decimal;
  credit: Decimal;
}

/** What the page of a contact shows beside their row and the lists. */
export interface ContactExtras {
  /** Null for nothing. */
  opening: OwedAtOpening | null;
  openingPayments: readonly PaymentView[];
  /** What of their credit stands in which currency; `credit` is its worth at home. */
  credits: readonly { currency: string; amount: Decimal }[];
  /** How they paid last. */
  lastMode: PaymentMode | null;
  today: Day;
  /** The statement mailed last. */
  statement: { email: string; state: 'queued' | 'sent' | 'failed' } | null;
  history: readonly PastAct[];
  /** What else they are to the business. */
  also: readonly ContactRole[];
}

/** A customer with all their page shows beside the lists. */
export interface CustomerView extends CustomerRow, ContactExtras {
  /** Whether reminders go to them by themselves; null where the business sends none. */
  reminders: 'on' | 'paused' | null;
}

/** The same of a vendor. */
export interface VendorView extends VendorRow, ContactExtras {}

/** What a list, and a page, shows of a contact in each role. */
export interface ContactRows {
  customer: CustomerRow;
  vendor: VendorRow;
}
export interface ContactViews {
  customer: CustomerView;
  vendor: VendorView;
}

/** What was owed when the books began, as typed: nothing is 0; without a day today. */
export interface TypedOpening {
  amount: Decimal;
  onDay: Day | null;
  currency: string;
  rate: Decimal;
}

/** What every card has, with nothing in it. */
export const blankShared: SharedCard = {
  type: 'business',
  name: '',
  company: '',
  firstName: '',
  lastName: '',
  email: '',
  cc: '',
  phone: '',
  whatsapp: '',
  website: '',
  taxId: '',
  currency: null,
  billing: noAddress,
  notes: '',
};

export const blankCustomer: CustomerCard = { ...blankShared, termsDays: null, shipping: noAddress };

export const blankVendor: VendorCard = {
  ...blankShared,
  termsDays: null,
  ...noEarlyTerms,
  bankDetails: '',
  defaultAccount: null,
  purchaseTaxId: null,
  chargesNoTax: false,
  ourNumber: '',
  internalNote: '',
};

/** A card with nothing on it, in each role. */
export const blankCards: { [Role in ContactRole]: CardIn<Role> } = {
  customer: blankCustomer,
  vendor: blankVendor,
};

/** The account a card names for what is bought; null where it names none, or its role has no such thing. */
export const namedAccountOf = (card: CardIn<ContactRole>): number | null =>
  'defaultAccount' in card ? card.defaultAccount : null;

/** The tax a card names for what is bought; null where it names none, or its role has no such thing. */
export const namedTaxOf = (card: CardIn<ContactRole>): string | null =>
  // What was saved before there was such a field has none.
  'purchaseTaxId' in card ? (card.purchaseTaxId ?? null) : null;

/** The contact as a party on a document. */
export const partyOf = (card: SharedCard): Party => ({
  name: card.name,
  email: card.email,
  address: addressLines(card.billing).join('\n'),
  phone: card.phone,
  taxId: card.taxId,
  basedIn: countryCodeOf(card.billing.country) || undefined,
});
