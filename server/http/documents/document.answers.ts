import type { Document, DocumentHeader, DocumentLine } from '../../../src/domain/documents/document.ts';
import { grossLineOf, type PaperDetails, paperDetailsOf } from '../../../src/domain/documents/printable.ts';
import { grossSumsOf, typedShippingOf } from '../../../src/domain/documents/typed-again.ts';
import { atRate, type Decimal, minus, plus, rounded, sum, times } from '../../../src/domain/money.ts';
import { ruleOf } from '../../../src/domain/tax/tax.ts';
import { lookOf, type PaperMaterial } from '../../../src/domain/template/template.ts';
import { noAddress } from '../../../src/domain/values/address.ts';
import { currencyOf, digitsOf } from '../../../src/domain/values/currency.ts';
import { symbolOf } from '../../../src/domain/values/format.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { exportDocuments } from '../../commands/export-documents.ts';
import { listDocuments } from '../../reports/document-list.ts';
import type { NonPostingView } from '../../reports/document-view.ts';
import { type Business, type Ctx, calendarOf, withBusiness } from '../../store/database/tx.ts';
import type { DocumentFilter, ListedDocument } from '../../store/documents/narrowed-documents.ts';
import { listSpan } from '../call/paging.ts';
import { downloadOf } from './print.answers.ts';

/** A line without what its price doesn't include. */
export const lineAnswerOf = ({ grossPrice, grossDiscount, ...line }: DocumentLine) => ({
  ...line,
  ...grossLineOf({ grossPrice, grossDiscount }),
});

/** Which days a list is of, as sent. */
export interface SentDays {
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The days a list is of; all there are unless told. */
export const spanOfList = ({ period, from, to }: SentDays, calendar: Parameters<typeof listSpan>[1]) =>
  listSpan({ period, fromdate: from, todate: to }, calendar);

/** A page of a list of documents, each row told in the words of its kind. */
export const listed = <Row>(
  ctx: Ctx,
  sent: SentDays,
  filter: DocumentFilter,
  rowOf: (row: ListedDocument, today: string) => Row,
) =>
  withBusiness(ctx, 'read', async (tx) => {
    const query = { ...filter, ...spanOfList(sent, calendarOf(tx)) };
    const { rows, total, page } = await listDocuments(tx, query);
    return {
      rows: rows.map((row) => rowOf(row, tx.today)),
      total,
      page,
      pages: pagesOf(total, filter.limit),
    };
  });

/** The same list as a file: all its pages, or those of its rows that were picked. */
export const listedInFile = async (
  ctx: Ctx,
  { ids, ...sent }: SentDays & { ids?: string[] | undefined },
  filter: DocumentFilter,
) =>
  downloadOf(await exportDocuments(ctx, (calendar) => ({ ...filter, ids, ...spanOfList(sent, calendar) })));

/** What paper says beside its figures. */
export const detailsAnswerOf = ({ deliverTo, ...details }: PaperDetails) => ({
  ...details,
  ...(deliverTo && { deliverTo: [...deliverTo] }),
  payments: [...details.payments],
  taxReasons: [...details.taxReasons],
});

/** How a document looks; its pictures as `data:` addresses. */
export const lookAnswerOf = (document: Document, material: PaperMaterial) => {
  const { style, color, font, logo, ...setting } = lookOf(document.template, material);
  return { style, color, font, logo, setting, details: detailsAnswerOf(paperDetailsOf(document, material)) };
};

/** How a document looks, where it goes and where its goods are; the place null where the business has one location. */
export const paperAnswerOf = (document: Document, material: PaperMaterial) => {
  const { cc, bcc, whatsapp, message: personalMessage, style: sendStyle } = document.sending;
  return {
    ...lookAnswerOf(document, material),
    locationId: document.locationId,
    location: material.location?.name || null,
    templateId: document.template.templateId,
    sendStyle,
    cc,
    bcc,
    whatsapp,
    personalMessage,
  };
};

/** Where a document's mails go: where it says, else to its customer. */
export const emailOf = ({ sending, parties }: DocumentHeader): string =>
  sending.email || (parties.to.email ?? '');

/** What of a document's money includes tax, as it was typed; nothing where its prices don't. */
const grossAnswerOf = (document: Document) => {
  const gross = grossSumsOf(document);
  return gross
    ? { pricesIncludeTax: true, grossDiscount: gross.discount, grossShipping: typedShippingOf(document) }
    : {};
};

/** What follows from a document's terms and its currency, with the place it is shipped to. */
export const termsAnswerOf = (document: Document, homeCurrency: string) => {
  const { discount, shippingTax, taxAfterDiscount, taxPerRate, shipTo } = document.terms;
  const shippingTotal = plus(document.shipping, document.shippingTax);
  return {
    homeCurrencyId: currencyOf(homeCurrency).id,
    foreignCurrencyId: document.currency === homeCurrency ? null : currencyOf(document.currency).id,
    discountType: discount.type,
    discountPercent: discount.type === 'percentage' ? discount.percent : null,
    shippingTaxId: shippingTax?.id ?? null,
    shippingTaxName: shippingTax?.name ?? null,
    shippingTaxPercent: shippingTax?.percent ?? null,
    shippingTaxKind: shippingTax && ruleOf(shippingTax).kind,
    taxAfterDiscount,
    taxPerRate,
    ...grossAnswerOf(document),
    shippingTotal,
    totalWithoutShipping: minus(document.total, shippingTotal),
    ...(shipTo ?? noAddress),
  };
};

/** A document's amounts at home. Every home total is the sum of its lines, each converted once. */
const homeMoneyOf = (document: Document, { homeCurrency }: Pick<Business, 'homeCurrency'>) => {
  const home = (amount: Decimal) => atRate(amount, document.rate, digitsOf(homeCurrency));
  const homeShippingTotal = plus(home(document.shipping), home(document.shippingTax));
  return {
    homeCurrency,
    foreignCurrency: document.currency === homeCurrency ? null : document.currency,
    homeShipping: home(document.shipping),
    homeShippingTotal,
    homeTax: sum(document.lines.map((line) => home(line.taxAmount))),
    homeSubtotal: sum(document.lines.map((line) => minus(home(line.amount), home(line.ownDiscount)))),
    homeTotalWithoutShipping: minus(document.homeTotal, homeShippingTotal),
  };
};

/** What a document whose answer gives both has beside its own: its money, and whose it is. Where its goods lie whoever has only its link isn't told. */
export const viewAnswerOf = (document: Document, business: Business) => {
  const money = homeMoneyOf(document, business);
  const { homeCurrency, locale } = business;
  return {
    ...document,
    ...document.parties,
    ...termsAnswerOf(document, homeCurrency),
    ...money,
    businessId: business.id,
    homeSymbol: symbolOf(homeCurrency, locale),
    foreignSymbol: money.foreignCurrency && symbolOf(money.foreignCurrency, locale),
    location: null,
    locationId: null,
  };
};

/** What the business alone knows of a document of any kind. */
export const ownAnswerOf = (
  { document, contactDeleted, history }: Pick<NonPostingView, 'document' | 'contactDeleted' | 'history'>,
  today: string,
) => ({
  employeeId: document.employeeId,
  email: emailOf(document),
  contactDeleted,
  version: document.version,
  today,
  history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
});

/** A line's amounts at home. */
export const homeLineOf = (
  { price, amount, taxAmount }: DocumentLine,
  { rate }: Pick<Document, 'rate'>,
  { homeCurrency }: Pick<Business, 'homeCurrency'>,
) => ({
  homePrice: rounded(times(price, rate), 10),
  homeAmount: atRate(amount, rate, digitsOf(homeCurrency)),
  homeTax: atRate(taxAmount, rate, digitsOf(homeCurrency)),
});
