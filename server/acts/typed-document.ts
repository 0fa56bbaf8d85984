import type { Address } from '../../src/domain/address.ts';
import type { AskedAttachments } from '../../src/domain/attachment/attachment.ts';
import { type ContactIn, type ContactRole, partyOf } from '../../src/domain/contact.ts';
import type { TypedDocument } from '../../src/domain/documents/content.ts';
import type { ChosenTax, Discount, Document, Party } from '../../src/domain/documents/document.ts';
import {
  type AskedPaper,
  type DocumentPaper,
  type PaperBank,
  plainPaper,
  shownBank,
} from '../../src/domain/documents/document-paper.ts';
import type { DocumentType } from '../../src/domain/documents/kind.ts';
import { contactRoleOf, documentTypes, kindSpec } from '../../src/domain/documents/kinds.ts';
import type { OwnDiscount } from '../../src/domain/documents/line-discount.ts';
import { plainSending, type Sending } from '../../src/domain/documents/sending.ts';
import { type EarlyTerms, noEarlyTerms } from '../../src/domain/early-terms.ts';
import { type CurrencyRights, currencyRefusal } from '../../src/domain/foreign-currency.ts';
import { isDay } from '../../src/domain/is-day.ts';
import type { LedgerAccount } from '../../src/domain/ledger-account.ts';
import type { Place } from '../../src/domain/location/location.ts';
import { compare, type Decimal } from '../../src/domain/money.ts';
import type { World } from '../../src/domain/plan.ts';
import { proposedDueOn } from '../../src/domain/posted/due.ts';
import { invalid, type Refusal } from '../../src/domain/refusal.ts';
import { outOfUse, type Tax } from '../../src/domain/tax.ts';
import type { AppliedTemplate } from '../../src/domain/template.ts';
import { bankArchived } from '../../src/domain/words/bank-choice.ts';
import { deletedContact } from '../../src/domain/words/customer.ts';
import { accountRefusal, deletedItemRefusal, type LinesLookedUp, linesOf } from './typed-lines.ts';
import { locationOf, locationRefusal } from './typed-location.ts';

/** A document as asked for: what was typed, in the document's currency. */
export interface AskedDocument {
  subtype: DocumentType;
  /** The number it had in its file; left out for what comes from none. */
  externalNumber?: string | null;
  /** What the other party calls it; left out where nobody is asked. */
  reference?: string;
  contactId: string | null;
  /** Null: the day it has, today where it is new. */
  issuedOn: string | null;
  /** Left out: as it is. */
  dueOn: string | null | undefined;
  /** What is off for paying early; left out: as it is, or as its contact has it where it is new. */
  early?: EarlyTerms;
  /** Null for home. */
  currency: string | null;
  /** Home per unit of the currency; missing counts as 1 until the document is issued. */
  rate: Decimal | null;
  discount: Discount;
  shipping: Decimal;
  shippingTaxId: string | null;
  shipTo: Address | null;
  /** What is left out stays as it is. */
  sending: { [Field in keyof Sending]?: Sending[Field] | undefined };
  depositRequired: Decimal | null;
  /** Where its goods lie: null for the default location; left out, as it is. */
  locationId?: string | null;
  /** Which bank its paper names, and the day of supply. */
  paper?: AskedPaper;
  notes: string;
  /** Files to attach to it; acts don’t look at them, its command attaches them as it is written. */
  attachments?: AskedAttachments;
  lines: ({
    id: string | null;
    productId: string | null;
    name: string;
    description: string;
    quantity: Decimal;
    price: Decimal;
    taxId: string | null;
    /** The account a line of no item is posted on; left out or null: the one its kind proposes. */
    accountId?: number | null;
    /** Where its goods lie: null where its document’s do; left out, as it is. */
    locationId?: string | null;
  } & OwnDiscount)[];
}

/** What a request names, as it was looked up. */
export interface LookedUp extends LinesLookedUp {
  business: CurrencyRights & {
    name: string;
    address: string;
    taxAfterDiscount: boolean;
    taxPerRate: boolean;
  };
  /** The business as its documents name it; left out, by name and address alone. */
  own?: Party;
  /** All that the request names. */
  taxes: readonly Tax[];
  template: AppliedTemplate;
  /** The bank its paper asks to be paid into; left out for a kind that names none. */
  bank?: (PaperBank & { active: boolean }) | null;
  /** Those that lines name. */
  accounts?: readonly LedgerAccount[];
  /** Those that it and its lines name, and the default one where the business has several; left out, where nobody asked. */
  locations?: readonly Place[];
  /** Another document of the same contact with the reference that was typed; null for none. */
  sameReference?: { number: string | null } | null;
}

/** Who was archived in the role that a document's kind gives them gets no new one. */
export const deletedContactRefusal = (
  subtype: DocumentType,
  contact: Pick<ContactIn<ContactRole>, 'name' | 'deleted'> | null,
): Refusal | null => {
  const contactRole = contactRoleOf(subtype);
  return contactRole && contact?.deleted
    ? invalid(contactRole, deletedContact(contactRole, contact.name))
    : null;
};

/** Issued 1 to 1 before a rate was asked for: it stays so. */
const stoodAtOne = (current: Document | null, currency: string): boolean =>
  current !== null &&
  kindSpec(current.kind).posts &&
  current.number !== null &&
  current.currency === currency &&
  compare(current.rate, '1') === 0;

/** The due day by the terms of its contact; null where they have none, and for what is not due. */
const dueByTerms = (subtype: DocumentType, issuedOn: string, termsDays: number | null): string | null =>
  documentTypes[subtype].hasDueDay && termsDays !== null && isDay(issuedOn)
    ? proposedDueOn(issuedOn, termsDays)
    : null;

/** The due day as asked for, else by the terms of its contact; left out, it stays as it is. */
const dueOf = (
  { subtype, dueOn }: Pick<AskedDocument, 'subtype' | 'dueOn'>,
  issuedOn: string,
  termsDays: number | null,
  current: Document | null,
): string | null =>
  dueOn === undefined ? (current?.dueOn ?? null) : (dueOn ?? dueByTerms(subtype, issuedOn, termsDays));

const sendingOf = (sent: AskedDocument['sending'], current: Document | null): Sending => ({
  ...(current?.sending ?? plainSending),
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
});

/** The bank a document's paper names. One that was issued keeps it as it was until another is chosen. */
const paperOf = (
  { subtype, paper: asked = {} }: AskedDocument,
  { bank: looked = null }: LookedUp,
  current: Document | null,
): DocumentPaper => {
  const { bankId, bank, supplyOn } = current?.paper ?? plainPaper;
  const given = {
    bankId: asked.bankId === undefined ? bankId : asked.bankId,
    supplyOn: asked.supplyOn === undefined ? supplyOn : asked.supplyOn,
  };
  if (!documentTypes[subtype].namesBank) return { ...given, bankId: null, bank: null };
  if (bank && current?.number && given.bankId === bankId) return { ...given, bank };
  return { ...given, bank: looked && shownBank(looked) };
};

/** An archived bank is named by no new paper. */
const bankRefusal = (
  { paper }: AskedDocument,
  { bank }: LookedUp,
  current: Document | null,
): Refusal | null =>
  bank && !bank.active && paper?.bankId === bank.id && current?.paper.bankId !== bank.id
    ? invalid('bankid', bankArchived)
    : null;

/** What is off for paying early: of a new document what its contact takes off, where they do and it is to be paid. */
const earlyOf = (
  { subtype, early }: AskedDocument,
  contact: LookedUp['contact'],
  current: Document | null,
): EarlyTerms => {
  const stood =
    current ??
    (contact && 'earlyPercent' in contact && kindSpec(documentTypes[subtype].kind).posts
      ? contact
      : noEarlyTerms);
  const { earlyPercent, earlyDays } = early ?? stood;
  return { earlyPercent, earlyDays };
};

/** What currency it is in, and what that is worth. */
const moneyOf = (
  { currency: asked, rate }: AskedDocument,
  current: Document | null,
  { homeCurrency: home }: World,
): Pick<TypedDocument, 'currency' | 'rate' | 'lacksRate'> => {
  const currency = asked ?? home;
  if (currency === home) return { currency, rate: '1', lacksRate: false };
  return { currency, rate: rate ?? '1', lacksRate: rate === null && !stoodAtOne(current, currency) };
};

/** A place a tax is chosen in: which, and the one that stood there. */
interface TaxPlace {
  id: string | null;
  kept: ChosenTax | null;
  field: string;
}

const placesOf = (request: AskedDocument, current: Document | null): TaxPlace[] => {
  const stood = new Map(current?.lines.map((line) => [line.id, line]));
  const lines = request.lines.map((line, index): TaxPlace => {
    const before = line.id ? stood.get(line.id) : undefined;
    const kept = before?.taxId
      ? {
          id: before.taxId,
          name: before.taxName!,
          percent: before.taxPercent!,
          recoverable: before.taxRecoverable,
        }
      : null;
    return { id: line.taxId, kept, field: `lines.${index}.tax` };
  });
  const shipping = current?.terms.shippingTax ?? null;
  return [{ id: request.shippingTaxId, kept: shipping, field: 'shippingTax' }, ...lines];
};

const taxAt = ({ id, kept }: TaxPlace, taxes: readonly Tax[]): ChosenTax | null => {
  if (id === null || kept?.id === id) return kept?.id === id ? kept : null;
  const { name, percent, recoverable } = taxes.find((one) => one.id === id)!;
  return { id, name, percent, recoverable };
};

/** The refusal of a tax that was deactivated and is chosen anew, or null. */
const taxRefusal = (places: readonly TaxPlace[], taxes: readonly Tax[]): Refusal | null => {
  for (const { id, kept, field } of places) {
    const refused =
      id === null || kept?.id === id ? null : outOfUse(taxes.find((one) => one.id === id)!, field);
    if (refused) return refused;
  }
  return null;
};

/** Why what was typed can't stand on a document, or null. */
const typedRefusal = (
  request: AskedDocument,
  looked: LookedUp,
  current: Document | null,
  places: readonly TaxPlace[],
  { business, contact, products, taxes, accounts = [] } = looked,
): Refusal | null =>
  currencyRefusal(business, request.currency, current?.currency) ??
  (current?.contactId === contact?.id ? null : deletedContactRefusal(request.subtype, contact)) ??
  taxRefusal(places, taxes) ??
  bankRefusal(request, looked, current) ??
  locationRefusal(request, looked, current) ??
  accountRefusal(request, accounts, current) ??
  deletedItemRefusal(request, products, current);

/** The business, and whom a document is for or from. Of an issued one what stood of the business stays, and what it says of itself since is added. */
const partiesOf = (
  { business: { name, address }, own = { name, address }, contact }: LookedUp,
  current: Document | null,
): TypedDocument['parties'] => ({
  from: current?.number ? { ...own, ...current.parties.from } : own,
  to: contact ? partyOf(contact) : { name: '' },
});

/**
 * A document's content of what was typed and looked up. A deleted contact gets no new document, a deactivated tax stands
 * on no new line; a line that had its tax keeps name and rate as they were.
 *
 * @param current the document that is edited; null for a new one
 */
export const typedDocument = (
  request: AskedDocument,
  looked: LookedUp,
  current: Document | null,
  world: World,
): TypedDocument | Refusal => {
  const { business, contact, taxes, template } = looked;
  const places = placesOf(request, current);
  const refused = typedRefusal(request, looked, current, places);
  if (refused) return refused;
  const [shippingTax = null, ...lineTaxes] = places.map((place) => taxAt(place, taxes));
  const { taxAfterDiscount, taxPerRate } = current?.terms ?? business;
  const issuedOn = request.issuedOn ?? current?.issuedOn ?? world.today;
  const { subtype, externalNumber, shipping, discount, shipTo, depositRequired, notes } = request;
  return {
    ...{ subtype, externalNumber: externalNumber ?? null, contactId: contact?.id ?? null, issuedOn },
    reference: request.reference ?? current?.reference ?? '',
    dueOn: dueOf(request, issuedOn, contact?.termsDays ?? null, current),
    early: earlyOf(request, contact, current),
    ...{ ...moneyOf(request, current, world), shipping },
    terms: { discount, shippingTax, taxAfterDiscount, taxPerRate, shipTo },
    template,
    paper: paperOf(request, looked, current),
    sending: sendingOf(request.sending, current),
    ...{ depositRequired, notes },
    channel: current?.channel ?? (externalNumber === undefined ? 'manual' : 'import'),
    locationId: locationOf(request, looked, current),
    parties: partiesOf(looked, current),
    lines: linesOf(request, looked, lineTaxes, current),
  };
};
