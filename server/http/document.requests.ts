import { type StyleCode, styleOf } from '../../src/api/contract/paper-wire.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { statusOfCode } from '../../src/api/wire/status.ts';
import { appliedTemplateWire, sendingWire } from '../../src/api/wire/template.ts';
import { type Address, noAddress } from '../../src/domain/address.ts';
import { currencyById } from '../../src/domain/currency.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import type { OwnDiscount } from '../../src/domain/documents/line-discount.ts';
import type { SendStyle } from '../../src/domain/documents/send-style.ts';
import { type Decimal, decimal, isPositive, isZero, zero } from '../../src/domain/money.ts';
import { invalid } from '../../src/domain/refusal.ts';
import type { TemplateFont } from '../../src/domain/template-look.ts';
import { documentAnswers as documentAnswerWords } from '../../src/domain/words/documents.ts';
import type { TemplatedRequest } from '../services/look-up.ts';
import { type DocumentFilter, sorts } from '../store/narrowed-documents.ts';
import { Refused } from '../store/tx.ts';
import { attachmentsFrom } from './attachment.answers.ts';
import { pageOf } from './paging.ts';

/** A document's money as sent, its fields in our words already. */
interface SentMoney {
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
  shipTo: Partial<Record<keyof Address, string | undefined>>;
}

/** The code of a currency's number on the wire; null where none was sent. Throws `Refused` for one of no currency. */
export const currencyFrom = (id: number | null | undefined): string | null => {
  if (id === null || id === undefined) return null;
  const currency = currencyById(id);
  if (!currency) throw new Refused(invalid('currency', documentAnswerWords.chooseCurrencyList));
  return currency.code;
};

const shipToFrom = (sent: SentMoney['shipTo']): Address | null => {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const address: Address = { ...noAddress, ...given };
  return Object.values(address).every((part) => part === '') ? null : address;
};

/** A percentage is meant where the type says so, or where nothing but a percentage was sent. */
const isPercentage = (sent: SentMoney): boolean =>
  sent.discountType
    ? sent.discountType === 'percentage'
    : isPositive(decimal(sent.discountPercent ?? '0')) && !isPositive(decimal(sent.discount ?? '0'));

/** The money of a document as sent, in our words; what is missing is home currency, no discount, no shipping. */
export const moneyRequestOf = (
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
  shippingTaxId: idOrNull(sent.shippingTaxId),
  shipTo: shipToFrom(sent.shipTo),
  pricesIncludeTax: sent.pricesIncludeTax,
  grossDiscount: decimalOf(sent.grossDiscount),
  grossShipping: decimalOf(sent.grossShipping),
});

const decimalOf = (sent: string | undefined): Decimal | undefined =>
  sent === undefined ? undefined : decimal(sent);

/** A line of a form as sent, its fields in our words already. */
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

/** The id a form names; null where it names none. */
export const idOrNull = (sent: string | null | undefined): string | null => (sent ? idFromWire(sent) : null);

/** A line's own discount: of a percentage and an amount the percentage counts; with both left out it stays as it is. */
const discountRequestOf = ({ ownPercent, ownDiscount }: SentLine): OwnDiscount => {
  if (ownPercent === undefined && ownDiscount === undefined) return {};
  const percent = decimal(ownPercent || '0');
  return isZero(percent)
    ? { ownPercent: null, ownDiscount: decimal(ownDiscount || '0') }
    : { ownPercent: percent, ownDiscount: zero };
};

/** A line of a form in our words. */
export const lineRequestOf = (line: SentLine): TemplatedRequest['lines'][number] => ({
  id: idOrNull(line.id),
  productId: idOrNull(line.productId),
  name: line.name,
  description: line.description ?? '',
  quantity: decimal(line.quantity ?? '1'),
  // Where the price with tax is sent, it is the one that was typed.
  price: decimal(line.price ?? line.grossPrice ?? '0'),
  grossPrice: decimalOf(line.grossPrice),
  grossDiscount: decimalOf(line.grossDiscount),
  ...discountRequestOf(line),
  taxId: idOrNull(line.taxId),
  ...locationRequestOf(line),
});

/** Where goods are, as sent: left out, they stay where they are. */
export const locationRequestOf = (sent: {
  locationId?: string | null | undefined;
}): Pick<TemplatedRequest, 'locationId'> =>
  sent.locationId === undefined ? {} : { locationId: idOrNull(sent.locationId) };

interface SentPaper {
  InvoiceSettingId?: string | null | undefined;
  invoicestyle?: StyleCode | undefined;
  color?: string | undefined;
  font?: TemplateFont | undefined;
  image?: string | null | undefined;
  sendstyle?: SendStyle | undefined;
  Cc?: string | undefined;
  Bcc?: string | undefined;
  whatsappnumber?: string | undefined;
  personal_message?: string | undefined;
  paymentlink?: string | undefined;
}

/** How a document looks and where it goes as sent, in our words; `email` is under another name in each kind. */
export const paperRequestOf = (
  sent: SentPaper,
  email: string | undefined,
): Pick<TemplatedRequest, 'template' | 'sending'> => {
  const { templateId, styleCode: code, color, font, logo } = appliedTemplateWire.fromWire(sent);
  return {
    template: {
      id: idOrNull(templateId),
      own: { style: code && styleOf(code), color: color?.toLowerCase(), font, logo },
    },
    sending: { ...sendingWire.fromWire(sent), email: email?.trim(), paymentLink: sent.paymentlink?.trim() },
  };
};

interface SentFilter {
  page?: string | number | undefined;
  limit?: string | number | undefined;
  sortby?: string | undefined;
  sortorder?: string | undefined;
  searchquery?: string | undefined;
  fromdate?: string | undefined;
  todate?: string | undefined;
}

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

/** What every list is asked for alike. An unknown sort is the default of its kind. */
export const listRequestOf = (
  kind: DocumentKind,
  sent: SentFilter,
): Pick<DocumentFilter, 'kind' | 'page' | 'limit' | 'from' | 'to' | 'search' | 'sort' | 'ascending'> => ({
  kind,
  ...pageOf(sent),
  from: sent.fromdate ?? null,
  to: sent.todate ?? null,
  search: sent.searchquery ?? '',
  sort: (sent.sortby && Object.hasOwn(sorts, sent.sortby)
    ? sent.sortby
    : kindSpec(kind).sortedBy) as DocumentFilter['sort'],
  ascending: ['asc', 'ascending', 'leastrecent'].includes(plain(sent.sortorder ?? '')),
});

/** A form in our words as it is sent for any document but an invoice. */
export interface SentForm extends Omit<SentMoney, 'shipTo'> {
  contactId?: string | null | undefined;
  issuedOn?: string | undefined;
  dueOn?: string | null | undefined;
  notes?: string | undefined;
  locationId?: string | null | undefined;
}

/** The rest of such a form, as it is on the wire. */
export type SentBeside = SentPaper & Parameters<typeof attachmentsFrom>[0] & { Email?: string | undefined };

/** What such forms have alike beside their lines, in our words. */
export const formRequestOf = (
  form: SentForm,
  shipTo: SentMoney['shipTo'],
  body: SentBeside,
): Omit<TemplatedRequest, 'subtype' | 'reference' | 'lines' | 'dueOn'> => ({
  contactId: idOrNull(form.contactId),
  issuedOn: form.issuedOn ?? null,
  ...moneyRequestOf({ ...form, shipTo }),
  ...paperRequestOf(body, body.Email),
  ...attachmentsFrom(body),
  depositRequired: null,
  notes: form.notes ?? '',
  ...locationRequestOf(form),
});
