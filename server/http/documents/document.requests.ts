import type { attachmentForm, paperForm } from '../../../src/api/calls/document.ts';
import type { listCredited, narrowed } from '../../../src/api/calls/document-list.ts';
import { statusOfCode } from '../../../src/api/calls/document-status.ts';
import type { OursOf } from '../../../src/api/calls/field.ts';
import type { DocumentKind } from '../../../src/domain/documents/kind.ts';
import { kindSpec } from '../../../src/domain/documents/kinds.ts';
import type { OwnDiscount } from '../../../src/domain/documents/line-discount.ts';
import { type Decimal, decimal, isPositive, isZero, zero } from '../../../src/domain/money.ts';
import { type Address, noAddress } from '../../../src/domain/values/address.ts';
import { currencyById } from '../../../src/domain/values/currency.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { documentAnswers as documentAnswerWords } from '../../../src/domain/words/documents.ts';
import type { TemplatedRequest } from '../../services/look-up.ts';
import { Refused } from '../../store/database/tx.ts';
import { type DocumentFilter, sorts } from '../../store/documents/narrowed-documents.ts';
import { pageOf } from '../call/paging.ts';
import { attachmentsIn } from './attachment.answers.ts';

/** Where goods go, as sent. */
type SentPlace = Partial<Record<keyof Address, string | undefined>>;

/** A document's money as sent. */
interface SentMoney extends SentPlace {
  foreignCurrencyId?: number | null | undefined;
  rate?: string | null | undefined;
  discountType?: 'flat' | 'fixed' | 'percentage' | undefined;
  discount?: string | undefined;
  discountPercent?: string | undefined;
  shipping?: string | undefined;
  shippingTaxId?: string | null | undefined;
  pricesIncludeTax?: boolean | undefined;
  grossDiscount?: string | undefined;
  grossShipping?: string | undefined;
}

/** The code of a currency's number on the wire; null where none was sent. Throws `Refused` for one of no currency. */
export const currencyFrom = (id: number | null | undefined): string | null => {
  if (id === null || id === undefined) return null;
  const currency = currencyById(id);
  if (!currency) throw new Refused(invalid('currency', documentAnswerWords.chooseCurrencyList));
  return currency.code;
};

const shipToFrom = ({ attention, street, city, state, zip, country, phone }: SentPlace): Address | null => {
  const parts = Object.entries({ attention, street, city, state, zip, country, phone });
  const given = Object.fromEntries(parts.filter(([, value]) => value !== undefined));
  const address: Address = { ...noAddress, ...given };
  return Object.values(address).every((part) => part === '') ? null : address;
};

/** A percentage is meant where the type says so, or where nothing but a percentage was sent. */
const isPercentage = (sent: SentMoney): boolean =>
  sent.discountType
    ? sent.discountType === 'percentage'
    : isPositive(decimal(sent.discountPercent ?? '0')) && !isPositive(decimal(sent.discount ?? '0'));

/** The money of a document as sent; what is missing is home currency, no discount, no shipping. */
const moneyRequestOf = (
  sent: SentMoney,
): Pick<
  TemplatedRequest,
  | 'currency'
  | 'rate'
  | 'discount'
  | 'shipping'
  | 'shippingTaxId'
  | 'shipTo'
  | 'pricesIncludeTax'
  | 'grossDiscount'
  | 'grossShipping'
> => ({
  currency: currencyFrom(sent.foreignCurrencyId),
  rate: sent.rate ? decimal(sent.rate) : null,
  discount: isPercentage(sent)
    ? { type: 'percentage', percent: decimal(sent.discountPercent ?? '0') }
    : { type: 'flat', amount: decimal(sent.discount ?? '0') },
  shipping: decimal(sent.shipping ?? '0'),
  shippingTaxId: sent.shippingTaxId ?? null,
  shipTo: shipToFrom(sent),
  pricesIncludeTax: sent.pricesIncludeTax,
  grossDiscount: decimalOf(sent.grossDiscount),
  grossShipping: decimalOf(sent.grossShipping),
});

const decimalOf = (sent: string | undefined): Decimal | undefined =>
  sent === undefined ? undefined : decimal(sent);

/** A line of a form as sent. */
interface SentLine {
  id?: string | null | undefined;
  productId?: string | null | undefined;
  name: string;
  description?: string | undefined;
  quantity?: string | undefined;
  /** Without tax; left out where the one with it is sent. */
  price?: string | undefined;
  grossPrice?: string | undefined;
  grossDiscount?: string | undefined;
  ownPercent?: string | null | undefined;
  ownDiscount?: string | undefined;
  taxId?: string | null | undefined;
  locationId?: string | null | undefined;
}

/** A line's own discount: of a percentage and an amount the percentage counts; with both left out it stays as it is. */
const discountRequestOf = ({ ownPercent, ownDiscount }: SentLine): OwnDiscount => {
  if (ownPercent === undefined && ownDiscount === undefined) return {};
  const percent = decimal(ownPercent || '0');
  return isZero(percent)
    ? { ownPercent: null, ownDiscount: decimal(ownDiscount || '0') }
    : { ownPercent: percent, ownDiscount: zero };
};

/** A line of a form. */
export const lineRequestOf = (line: SentLine): TemplatedRequest['lines'][number] => ({
  id: line.id ?? null,
  productId: line.productId ?? null,
  name: line.name,
  description: line.description ?? '',
  quantity: decimal(line.quantity ?? '1'),
  // Where the price with tax is sent, it is the one that was typed.
  price: decimal(line.price ?? line.grossPrice ?? '0'),
  grossPrice: decimalOf(line.grossPrice),
  grossDiscount: decimalOf(line.grossDiscount),
  ...discountRequestOf(line),
  taxId: line.taxId ?? null,
  ...locationRequestOf(line),
});

/** Where goods are, as sent: left out, they stay where they are. */
const locationRequestOf = ({
  locationId,
}: {
  locationId?: string | null | undefined;
}): Pick<TemplatedRequest, 'locationId'> => (locationId === undefined ? {} : { locationId });

interface SentPaper extends OursOf<typeof paperForm> {
  email?: string | undefined;
  paymentLink?: string | undefined;
}

/** How a document looks and where it goes as sent. */
const paperRequestOf = (sent: SentPaper): Pick<TemplatedRequest, 'template' | 'sending'> => {
  const { templateId, style, color, font, logo, sendStyle, cc, bcc, whatsapp, personalMessage } = sent;
  return {
    template: { id: templateId ?? null, own: { style, color: color?.toLowerCase(), font, logo } },
    sending: {
      style: sendStyle,
      cc,
      bcc,
      whatsapp,
      message: personalMessage,
      email: sent.email?.trim(),
      paymentLink: sent.paymentLink?.trim(),
    },
  };
};

/** A word of the spec as it is compared: lower case, letters alone. */
export const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * The statuses a list is narrowed to by the spec's words for them, whatever their case and blanks, or by their numbers.
 *
 * @param also further words for a status
 */
export const requestedStatuses = (
  kind: DocumentKind,
  words: readonly string[],
  also: Readonly<Record<string, string>>,
): string[] => {
  const named = words.map((word) => (/^\d+$/.test(word) ? (statusOfCode(kind, Number(word)) ?? '') : word));
  const requested = named.map(plain).map((word) => (Object.hasOwn(also, word) ? also[word]! : word));
  const statuses = Object.keys(kindSpec(kind).statusWords);
  return requested.flatMap((word) => statuses.filter((status) => plain(status) === plain(word)));
};

interface SentFilter extends OursOf<typeof narrowed>, OursOf<typeof listCredited> {
  page?: string | number | undefined;
  limit?: string | number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** What every list is asked for alike. An unknown sort is the default of its kind. */
export const listRequestOf = (
  kind: DocumentKind,
  { page, limit, column, direction = '', search = '', from, to, dueFrom, dueTo, credited }: SentFilter,
): Pick<
  DocumentFilter,
  | 'kind'
  | 'page'
  | 'limit'
  | 'from'
  | 'to'
  | 'dueFrom'
  | 'dueTo'
  | 'credited'
  | 'search'
  | 'sort'
  | 'ascending'
> => ({
  kind,
  ...pageOf({ page, limit, searchquery: search }),
  from: from ?? null,
  to: to ?? null,
  dueFrom: dueFrom ?? null,
  dueTo: dueTo ?? null,
  credited: credited ?? null,
  search,
  sort: (column && Object.hasOwn(sorts, column) ? column : kindSpec(kind).sortedBy) as DocumentFilter['sort'],
  ascending: ['asc', 'ascending', 'leastrecent'].includes(plain(direction)),
});

/** A form as it is sent for any document. */
export interface SentForm extends SentMoney, SentPaper, OursOf<typeof attachmentForm> {
  contactId?: string | null | undefined;
  issuedOn?: string | undefined;
  notes?: string | undefined;
  locationId?: string | null | undefined;
}

/** What such forms have alike beside their lines. */
export const formRequestOf = (
  form: SentForm,
): Omit<TemplatedRequest, 'subtype' | 'reference' | 'lines' | 'dueOn' | 'depositRequired'> => ({
  contactId: form.contactId ?? null,
  issuedOn: form.issuedOn ?? null,
  ...moneyRequestOf(form),
  ...paperRequestOf(form),
  ...attachmentsIn(form),
  notes: form.notes ?? '',
  ...locationRequestOf(form),
});
