import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { type Decimal, isZero, zero } from '../money.ts';
import { ruleOf } from '../tax/tax.ts';
import type { AppliedTemplate } from '../template/template.ts';
import { folded, inOneLine } from '../text.ts';
import { type Currency, currencyOf } from '../values/currency.ts';
import { type EarlyTerms, noEarlyTerms } from '../values/early-terms.ts';
import type { Channel, ChosenTax, Document, DocumentLine, Party, Terms } from './document.ts';
import type { DocumentPaper } from './document-paper.ts';
import type { DocumentKind, DocumentType } from './kind.ts';
import type { OwnDiscount } from './line-discount.ts';
import type { Sending } from './sending.ts';
import { type GivenTax, sumsAsTyped, type TotalsInput, totalsOf } from './totals.ts';

/** A line as typed, its product and its tax already looked up; its price and discount include tax where the document's prices do. */
export interface TypedLine extends OwnDiscount {
  id: string | null;
  productId: string | null;
  name: string;
  description: string;
  quantity: Decimal;
  unit: string | null;
  price: Decimal;
  tax: ChosenTax | null;
  /** Its tax as an amount, where none is chosen or the one chosen is on an import. */
  givenTax?: GivenTax | null;
  accountId: number | null;
  categoryId: string | null;
  locationId: string | null;
}

/** The content of a document as typed, with what the server looked up for it. Money is in the document's currency. */
export interface TypedDocument {
  subtype: DocumentType;
  /** The number it had in the file it comes from. */
  externalNumber?: string | null;
  /** What the other party calls it. */
  reference: string;
  contactId: string | null;
  issuedOn: Day;
  dueOn: Day | null;
  /** What is off for paying early. */
  early: EarlyTerms;
  currency: string;
  /** Home per unit of the document's currency; 1 where it lacks one. */
  rate: Decimal;
  /** Foreign, and nobody gave a rate. */
  lacksRate: boolean;
  lines: TypedLine[];
  shipping: Decimal;
  terms: Terms;
  template: AppliedTemplate;
  paper: DocumentPaper;
  sending: Sending;
  depositRequired: Decimal | null;
  notes: string;
  channel: Channel;
  parties: { from: Party; to: Party };
  locationId: string | null;
}

const inputOf = (typed: TypedDocument): TotalsInput => ({
  lines: typed.lines.map((line) => ({
    taxName: line.tax?.name,
    taxPercent: line.tax?.percent ?? null,
    taxKind: line.tax?.kind,
    ...line,
  })),
  discount: typed.terms.discount,
  shipping: typed.shipping,
  shippingTaxName: typed.terms.shippingTax?.name,
  shippingTaxPercent: typed.terms.shippingTax?.percent ?? null,
  shippingTaxKind: typed.terms.shippingTax?.kind,
  taxAfterDiscount: typed.terms.taxAfterDiscount,
  taxPerRate: typed.terms.taxPerRate,
  pricesIncludeTax: typed.terms.pricesIncludeTax,
});

/** The totals of what was typed, in the document's currency. */
export const totalsOfTyped = (typed: TypedDocument, { digits }: Pick<Currency, 'digits'>) =>
  totalsOf(inputOf(typed), digits);

/** The same before tax is taken on it, or out of it. */
export const sumsOfTyped = (typed: TypedDocument, { digits }: Pick<Currency, 'digits'>) =>
  sumsAsTyped(inputOf(typed), digits);

/** What the list's search looks through: number, party and items, folded. */
export const searchText = (document: Pick<Document, 'number' | 'reference' | 'parties' | 'lines'>): string =>
  folded(
    [
      document.number ?? '',
      document.reference,
      document.parties.to.name,
      ...document.lines.map((line) => line.name),
    ].join(' '),
  ).slice(0, 4000);

/** What a line keeps of the rule of its tax. */
const lineRule = (tax: ChosenTax | null, givenTax: GivenTax | null | undefined) => {
  const { kind, deductible, reason } = ruleOf(tax ?? { deductible: givenTax?.deductible ?? '100' });
  return {
    taxKind: kind,
    taxDeductible: deductible,
    taxReason: reason,
    givenBase: kind === 'import' ? (givenTax?.base ?? null) : null,
  };
};

/** The document that typed content makes on top of an existing one, its totals computed. The due day is left alone. */
export const withContent = (document: Document, typed: TypedDocument, world: World): Document => {
  // A line keeps its id, and what it was made from, where the document has it, once; any other is a new line.
  // What was given up of it is asked for again.
  const known = new Map(document.lines.map((line) => [line.id, line]));
  const { lines: amounts, ...money } = totalsOfTyped(typed, currencyOf(typed.currency));
  const taken = (id: string | null): Pick<DocumentLine, 'id' | 'sourceLineId' | 'closed'> => {
    const stood = id ? known.get(id) : undefined;
    if (!stood) return { id: world.newId(), sourceLineId: null, closed: zero };
    known.delete(stood.id);
    return { id: stood.id, sourceLineId: stood.sourceLineId, closed: zero };
  };
  const lines = typed.lines.map(
    ({ tax, givenTax, ...line }, index): DocumentLine => ({
      taxId: tax?.id ?? null,
      taxName: tax?.name ?? null,
      taxPercent: tax?.percent ?? null,
      ...lineRule(tax, givenTax),
      ...line,
      ...taken(line.id),
      name: inOneLine(line.name),
      ownPercent: line.ownPercent && !isZero(line.ownPercent) ? line.ownPercent : null,
      ...amounts[index]!,
    }),
  );
  const content = {
    ...document,
    reference: typed.reference.trim(),
    contactId: typed.contactId,
    issuedOn: typed.issuedOn,
    ...typed.early,
    currency: typed.currency,
    rate: typed.rate,
    lacksRate: typed.lacksRate,
    depositRequired: typed.depositRequired,
    parties: typed.parties,
    terms: typed.terms,
    template: typed.template,
    paper: typed.paper,
    sending: typed.sending,
    notes: typed.notes,
    locationId: typed.locationId,
    lines,
    ...money,
  };
  return { ...content, search: searchText(content) };
};

/** A document of a kind with typed content, standing nowhere yet; its id is made here. */
export const newDocument = (
  kind: DocumentKind,
  status: string,
  typed: TypedDocument,
  world: World,
): Document => {
  const blank: Document = {
    id: world.newId(),
    kind,
    subtype: typed.subtype,
    status,
    statusBefore: null,
    number: null,
    externalNumber: typed.externalNumber ?? null,
    reference: '',
    contactId: null,
    issuedOn: typed.issuedOn,
    dueOn: null,
    ...noEarlyTerms,
    currency: typed.currency,
    rate: typed.rate,
    lacksRate: typed.lacksRate,
    subtotal: zero,
    discount: zero,
    tax: zero,
    shipping: zero,
    shippingTax: zero,
    total: zero,
    homeTotal: zero,
    settled: zero,
    writtenOff: zero,
    credited: [],
    homeOpen: zero,
    depositRequired: null,
    locationId: typed.locationId,
    channel: typed.channel,
    employeeId: world.userId,
    sourceId: null,
    paymentMode: null,
    parties: typed.parties,
    terms: typed.terms,
    template: typed.template,
    paper: typed.paper,
    answer: null,
    sending: typed.sending,
    notes: '',
    search: '',
    version: 0,
    lines: [],
  };
  return { ...withContent(blank, typed, world), version: 1 };
};
