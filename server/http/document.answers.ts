import { styleCode } from '../../src/api/contract/paper-wire.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { moneyWire, placeWire, shipToWire } from '../../src/api/wire/money.ts';
import { appliedTemplateWire, sendingWire } from '../../src/api/wire/template.ts';
import { noAddress } from '../../src/domain/address.ts';
import { currencyOf, digitsOf } from '../../src/domain/currency.ts';
import type { Document, DocumentHeader, DocumentLine } from '../../src/domain/documents/document.ts';
import { grossLineOf, type PaperDetails, paperDetailsOf } from '../../src/domain/documents/printable.ts';
import { grossSumsOf, typedShippingOf } from '../../src/domain/documents/typed-again.ts';
import { symbolOf } from '../../src/domain/format.ts';
import { atRate, type Decimal, minus, plus, rounded, sum, times } from '../../src/domain/money.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import { ruleOf } from '../../src/domain/tax.ts';
import { lookOf, type PaperMaterial } from '../../src/domain/template.ts';
import { exportDocuments } from '../commands/export-documents.ts';
import { listDocuments } from '../reports/document-list.ts';
import type { NonPostingView } from '../reports/document-view.ts';
import type { DocumentFilter, ListedDocument } from '../store/narrowed-documents.ts';
import { type Business, type Ctx, calendarOf, withBusiness } from '../store/tx.ts';
import { listSpan } from './paging.ts';
import { downloadOf } from './print.answers.ts';

export const maybeId = (id: string | null): string | null => (id === null ? null : idToWire(id));

/** A document with its ids as the wire has them, and its parties beside the rest. */
export const documentAnswerOf = (document: Document) => ({
  ...document,
  id: idToWire(document.id),
  contactId: maybeId(document.contactId),
  ...document.parties,
});

/** A line with its ids as the wire has them. */
export const lineAnswerOf = ({ grossPrice, grossDiscount, ...line }: DocumentLine) => ({
  ...line,
  ...grossLineOf({ grossPrice, grossDiscount }),
  id: idToWire(line.id),
  productId: maybeId(line.productId),
  taxId: maybeId(line.taxId),
  locationId: maybeId(line.locationId),
});

/** A page of a list of documents, each row told in the words of its kind. */
export const listed = <Row>(
  ctx: Ctx,
  sent: Parameters<typeof listSpan>[0],
  filter: DocumentFilter,
  rowOf: (row: ListedDocument, today: string) => Row,
) =>
  withBusiness(ctx, 'read', async (tx) => {
    const query = { ...filter, ...listSpan(sent, calendarOf(tx)) };
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
  { Ids, ...sent }: Parameters<typeof listSpan>[0] & { Ids?: string[] | undefined },
  filter: DocumentFilter,
) => {
  const ids = Ids?.map(idFromWire);
  return downloadOf(
    await exportDocuments(ctx, (calendar) => ({ ...filter, ids, ...listSpan(sent, calendar) })),
  );
};

/** What paper says beside its figures, its ids as the wire has them. */
export const detailsToWire = (details: PaperDetails) => ({
  ...details,
  payments: [...details.payments],
  taxReasons: [...details.taxReasons],
  bankId: maybeId(details.bankId),
  bank: details.bank && { ...details.bank, id: idToWire(details.bank.id) },
});

/** How a document looks, in the spec's words; its pictures as `data:` addresses. */
export const lookAnswerOf = (document: Document, material: PaperMaterial) => {
  const { style, color, font, logo, signature, holder, showsBank, showsOnline, size } = lookOf(
    document.template,
    material,
  );
  return {
    ...appliedTemplateWire.toWire({ styleCode: styleCode(style), color, font, logo }),
    InvoiceSetting: {
      Signature: signature,
      SignatureHolderName: holder,
      ShowBank: showsBank,
      ShowPayOnline: showsOnline,
      PaperSize: size,
    },
    PaperDetails: detailsToWire(paperDetailsOf(document, material)),
  };
};

/** Where a document's goods are, in the spec's words; null where the business has one location. */
const locationAnswerOf = ({ locationId }: DocumentHeader, { location = null }: PaperMaterial) => ({
  LocationIDFK: maybeId(locationId),
  LocationName: location,
});

/** How a document looks and where it goes, in the spec's words. */
export const paperAnswerOf = (document: Document, material: PaperMaterial) => {
  const { templateId } = document.template;
  const { cc, bcc, whatsapp, message, style: sendStyle } = document.sending;
  return {
    ...lookAnswerOf(document, material),
    ...locationAnswerOf(document, material),
    ...appliedTemplateWire.toWire({ templateId: templateId && idToWire(templateId) }),
    ...sendingWire.toWire({ style: sendStyle, cc, bcc, whatsapp, message }),
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

/** What follows from a document's terms and its currency, in our words. */
const termsAnswerOf = (document: Document, homeCurrency: string) => {
  const { discount, shippingTax, taxAfterDiscount, taxPerRate } = document.terms;
  const shippingTotal = plus(document.shipping, document.shippingTax);
  return {
    homeCurrencyId: currencyOf(homeCurrency).id,
    foreignCurrencyId: document.currency === homeCurrency ? null : currencyOf(document.currency).id,
    discountType: discount.type,
    discountPercent: discount.type === 'percentage' ? discount.percent : null,
    shippingTaxId: maybeId(shippingTax?.id ?? null),
    shippingTaxName: shippingTax?.name ?? null,
    shippingTaxPercent: shippingTax?.percent ?? null,
    shippingTaxKind: shippingTax && ruleOf(shippingTax).kind,
    taxAfterDiscount,
    taxPerRate,
    ...grossAnswerOf(document),
    shippingTotal,
    totalWithoutShipping: minus(document.total, shippingTotal),
  };
};

/** A document's money in the spec's words, with the place it is shipped to. */
export const moneyAnswerOf = (document: Document, homeCurrency: string) => ({
  ...moneyWire.toWire({ ...document, ...termsAnswerOf(document, homeCurrency) }),
  ...shipToWire.toWire(document.terms.shipTo ?? noAddress),
});

/** A document's amounts in its own currency and at home. Every home total is the sum of its lines, each converted once. */
const bothMoneyOf = (document: Document, { homeCurrency }: Pick<Business, 'homeCurrency'>) => {
  const terms = termsAnswerOf(document, homeCurrency);
  const home = (amount: Decimal) => atRate(amount, document.rate, digitsOf(homeCurrency));
  const homeShippingTotal = plus(home(document.shipping), home(document.shippingTax));
  return {
    ...terms,
    homeCurrency,
    foreignCurrency: document.currency === homeCurrency ? null : document.currency,
    discountType: terms.discountType === 'percentage' ? ('percentage' as const) : ('fixed' as const),
    homeShipping: home(document.shipping),
    homeShippingTotal,
    homeTax: sum(document.lines.map((line) => home(line.taxAmount))),
    homeSubtotal: sum(document.lines.map((line) => minus(home(line.amount), home(line.ownDiscount)))),
    homeTotalWithoutShipping: minus(document.homeTotal, homeShippingTotal),
  };
};

/** What a document whose answer gives both has beside its own: its money, and whose it is. */
export const viewAnswerOf = (document: Document, business: Business) => {
  const money = bothMoneyOf(document, business);
  const { homeCurrency, locale } = business;
  return {
    ...documentAnswerOf(document),
    ...money,
    businessId: idToWire(business.id),
    homeSymbol: symbolOf(homeCurrency, locale),
    foreignSymbol: money.foreignCurrency && symbolOf(money.foreignCurrency, locale),
  };
};

/** Where its goods go; where they lie whoever has only its link isn't told. */
export const placeAnswerOf = ({ terms }: Document) => ({
  ...placeWire.toWire(terms.shipTo ?? noAddress),
  LocationName: null,
  LocationIDFK: null,
});

/** What the business alone knows of a document of any kind. */
export const ownAnswerOf = (
  { document, contactDeleted, history }: Pick<NonPostingView, 'document' | 'contactDeleted' | 'history'>,
  today: string,
) => ({
  employeeId: idToWire(document.employeeId),
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
