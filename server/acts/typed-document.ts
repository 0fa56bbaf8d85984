import { farDayRefusal } from '../../src/domain/books/far-day.ts';
import type { World } from '../../src/domain/books/world.ts';
import { currencyRefusal } from '../../src/domain/business/foreign-currency.ts';
import { type ContactIn, partyOf } from '../../src/domain/contact/contact.ts';
import type { TypedDocument } from '../../src/domain/documents/content.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { type DocumentPaper, paperBankOf, plainPaper } from '../../src/domain/documents/document-paper.ts';
import type { DocumentType } from '../../src/domain/documents/kind.ts';
import { contactRoleOf, documentTypes, kindSpec } from '../../src/domain/documents/kinds.ts';
import { plainSending, type Sending } from '../../src/domain/documents/sending.ts';
import { compare } from '../../src/domain/money.ts';
import { proposedDueOn } from '../../src/domain/posted/due.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { type EarlyTerms, noEarlyTerms } from '../../src/domain/values/early-terms.ts';
import { isDay } from '../../src/domain/values/is-day.ts';
import { invalid, isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { bankChoice } from '../../src/domain/words/banks.ts';
import { deletedContact } from '../../src/domain/words/customers.ts';
import type { DocumentRequest, LookedUp } from './document-request.ts';
import { asTyped, type TypedRequest } from './gross-request.ts';
import { figuresRefusal } from './sent-figures.ts';
import { accountRefusal, deletedItemRefusal, linesOf } from './typed-lines.ts';
import { locationOf, locationRefusal } from './typed-location.ts';
import { type TaxPlace, taxAt, taxPlacesOf, taxRefusal } from './typed-taxes.ts';

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
  { subtype, dueOn }: Pick<DocumentRequest, 'subtype' | 'dueOn'>,
  issuedOn: string,
  termsDays: number | null,
  current: Document | null,
): string | null =>
  dueOn === undefined ? (current?.dueOn ?? null) : (dueOn ?? dueByTerms(subtype, issuedOn, termsDays));

const sendingOf = (sent: DocumentRequest['sending'], current: Document | null): Sending => ({
  ...(current?.sending ?? plainSending),
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
});

/** The bank a document's paper names. One that was issued keeps it as it was until another is chosen. */
const paperOf = (
  { subtype, paper: requested = {} }: DocumentRequest,
  { bank: looked = null }: LookedUp,
  current: Document | null,
): DocumentPaper => {
  const { bankId, bank, supplyOn } = current?.paper ?? plainPaper;
  const given = {
    bankId: requested.bankId === undefined ? bankId : requested.bankId,
    supplyOn: requested.supplyOn === undefined ? supplyOn : requested.supplyOn,
  };
  if (!documentTypes[subtype].namesBank) return { ...given, bankId: null, bank: null };
  if (bank && current?.number && given.bankId === bankId) return { ...given, bank };
  return { ...given, bank: looked && paperBankOf(looked) };
};

/** An archived bank is named by no new paper. */
const bankRefusal = (
  { paper }: DocumentRequest,
  { bank }: LookedUp,
  current: Document | null,
): Refusal | null =>
  bank && !bank.active && paper?.bankId === bank.id && current?.paper.bankId !== bank.id
    ? invalid('bankId', bankChoice.bankArchived)
    : null;

/** What is off for paying early: of a new document what its contact takes off, where they do and it is to be paid. */
const earlyOf = (
  { subtype, early }: DocumentRequest,
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

const warehouseOf = ({ warehouse }: DocumentRequest, current: Document | null): { warehouse?: string } => {
  const given = warehouse ?? current?.terms.warehouse;
  return given ? { warehouse: given } : {};
};

/** What currency it is in, and what that is worth. */
const moneyOf = (
  { currency: requested, rate }: DocumentRequest,
  current: Document | null,
  { homeCurrency: home }: World,
): Pick<TypedDocument, 'currency' | 'rate' | 'lacksRate'> => {
  const currency = requested ?? home;
  if (currency === home) return { currency, rate: '1', lacksRate: false };
  return { currency, rate: rate ?? '1', lacksRate: rate === null && !stoodAtOne(current, currency) };
};

/** Why what was typed can't stand on a document, or null. */
const typedRefusal = (
  request: TypedRequest,
  looked: LookedUp,
  current: Document | null,
  places: readonly TaxPlace[],
): Refusal | null => {
  const { business, contact, products, taxes, accounts = [] } = looked;
  return (
    currencyRefusal(business, request.currency, current?.currency) ??
    (current?.contactId === contact?.id ? null : deletedContactRefusal(request.subtype, contact)) ??
    taxRefusal(places, taxes) ??
    bankRefusal(request, looked, current) ??
    locationRefusal(request, looked, current) ??
    accountRefusal(request, accounts, current) ??
    deletedItemRefusal(request, products, current)
  );
};

/** The business, and whom a document is for or from. Of an issued one what stood of the business stays, and what it says of itself since is added. */
const partiesOf = (
  { business: { name, address }, own = { name, address }, contact }: LookedUp,
  current: Document | null,
): TypedDocument['parties'] => ({
  from: current?.number ? { ...own, ...current.parties.from } : own,
  to: contact ? partyOf(contact) : { name: '' },
});

/**
 * The days of a document that are far and weren't confirmed, or null.
 *
 * @param current the document that is edited; null for a new one
 */
export const farDocumentRefusal = (
  { issuedOn, dueOn, paper }: TypedDocument,
  current: Document | null,
  world: World,
): Refusal | null =>
  farDayRefusal(
    world,
    { field: 'issuedOn', day: issuedOn, before: current?.issuedOn },
    { field: 'dueOn', day: dueOn, before: current?.dueOn, plans: true },
    { field: 'supplyOn', day: paper.supplyOn, before: current?.paper.supplyOn },
  );

/**
 * A document's content of what was typed and looked up. A deleted contact gets no new document, a deactivated tax stands
 * on no new line; a line that had its tax keeps name and rate as they were. Figures sent with a line must be what it makes.
 *
 * @param current the document that is edited; null for a new one
 */
export const typedDocument = (
  sent: DocumentRequest,
  looked: LookedUp,
  current: Document | null,
  world: World,
): TypedDocument | Refusal => {
  const request = asTyped(sent, current);
  if (isRefusal(request)) return request;
  const { business, contact, taxes, template } = looked;
  const places = taxPlacesOf(request, current);
  const refused = typedRefusal(request, looked, current, places);
  if (refused) return refused;
  const [shippingTax = null, ...lineTaxes] = places.map((place) => taxAt(place, taxes));
  const { taxAfterDiscount, taxPerRate } = current?.terms ?? business;
  const issuedOn = request.issuedOn ?? current?.issuedOn ?? world.today;
  const { subtype, externalNumber, shipping, discount, shipTo, depositRequired, notes } = request;
  const typed: TypedDocument = {
    subtype,
    externalNumber: externalNumber ?? null,
    contactId: contact?.id ?? null,
    issuedOn,
    reference: request.reference ?? current?.reference ?? '',
    dueOn: dueOf(request, issuedOn, contact?.termsDays ?? null, current),
    early: earlyOf(request, contact, current),
    ...moneyOf(request, current, world),
    shipping,
    terms: {
      discount,
      shippingTax,
      taxAfterDiscount,
      taxPerRate,
      ...(request.pricesIncludeTax && { pricesIncludeTax: true }),
      shipTo,
      ...warehouseOf(request, current),
    },
    template,
    paper: paperOf(request, looked, current),
    sending: sendingOf(request.sending, current),
    depositRequired,
    notes,
    channel: current?.channel ?? (externalNumber === undefined ? 'manual' : 'import'),
    locationId: locationOf(request, looked, current),
    parties: partiesOf(looked, current),
    lines: linesOf(request, looked, lineTaxes, current),
  };
  return figuresRefusal(request.lines, typed) ?? typed;
};
