import { largestAmount } from '../amount.ts';
import { type Currency, currencyOf, digitsOf, isCurrency } from '../currency.ts';
import { type Day, isDay } from '../day.ts';
import { rateProblem } from '../exchange-rate.ts';
import { compare, type Decimal, fits, isNegative, isPositive, times, zero } from '../money.ts';
import type { World } from '../plan.ts';
import { type FieldProblem, type Refusal, refusal } from '../refusal.ts';
import type { AppliedTemplate } from '../template.ts';
import { folded } from '../text.ts';
import * as documentFaultsWords from '../words/document-faults.ts';
import { lineWords } from '../words/lines.ts';
import * as openingFaultsWords from '../words/opening-faults.ts';
import { rateWords } from '../words/rates.ts';
import type { Channel, ChosenTax, Document, DocumentLine, Party, Terms } from './document.ts';
import type { DocumentKind, DocumentType } from './kind.ts';
import { type Sending, sendingProblems } from './sending.ts';
import { totalsOf } from './totals.ts';

/** A line as typed, its product and its tax already looked up. */
export interface TypedLine {
  id: string | null;
  productId: string | null;
  name: string;
  description: string;
  quantity: Decimal;
  unit: string | null;
  price: Decimal;
  tax: ChosenTax | null;
  accountId: number | null;
  categoryId: string | null;
}

/** The content of a document as typed, with what the server looked up for it. Money is in the document's currency. */
export interface TypedDocument {
  subtype: DocumentType;
  contactId: string | null;
  issuedOn: Day;
  dueOn: Day | null;
  currency: string;
  /** Home per unit of the document's currency; 1 where it lacks one. */
  rate: Decimal;
  /** Foreign, and nobody gave a rate. */
  lacksRate: boolean;
  lines: TypedLine[];
  shipping: Decimal;
  terms: Terms;
  template: AppliedTemplate;
  sending: Sending;
  depositRequired: Decimal | null;
  notes: string;
  channel: Channel;
  parties: { from: Party; to: Party };
  locationId: string | null;
}

/** Decimals people may type: six for prices, three for quantities. Source: answers.md, "Money". */
const priceDigits = 6;
const quantityDigits = 3;
const longest = { name: 200, description: 2000, notes: 5000 };

const lineProblems = (line: TypedLine, index: number): FieldProblem[] => {
  const at = (field: string, message: string) => ({ field: `lines.${index}.${field}`, message });
  const problems: FieldProblem[] = [];
  if (!line.name.trim())
    problems.push(
      line.tax
        ? at('tax', lineWords.itemBeforeTax)
        : at('name', documentFaultsWords.itemMissing({ line: index + 1 })),
    );
  if (line.name.length > longest.name)
    problems.push(at('name', documentFaultsWords.itemNameTooLong({ line: index + 1 })));
  if (line.description.length > longest.description)
    problems.push(at('description', documentFaultsWords.descriptionTooLong({ line: index + 1 })));
  if (!isPositive(line.quantity)) problems.push(at('quantity', lineWords.quantityTooLow));
  else if (!fits(line.quantity, quantityDigits))
    problems.push(at('quantity', documentFaultsWords.quantityTooExact({ line: index + 1 })));
  else if (compare(line.quantity, '999999999') > 0)
    problems.push(at('quantity', documentFaultsWords.quantityTooLarge({ line: index + 1 })));
  if (isNegative(line.price))
    problems.push(at('price', documentFaultsWords.priceNegative({ line: index + 1 })));
  else if (!fits(line.price, priceDigits))
    problems.push(at('price', documentFaultsWords.priceTooExact({ line: index + 1 })));
  else if (compare(line.price, '9999999999') > 0)
    problems.push(at('price', documentFaultsWords.priceTooLarge({ line: index + 1 })));
  return problems;
};

const totalsOfTyped = (typed: TypedDocument, { digits }: Pick<Currency, 'digits'>) =>
  totalsOf(
    {
      lines: typed.lines.map((line) => ({ ...line, taxPercent: line.tax?.percent ?? null })),
      discount: typed.terms.discount,
      shipping: typed.shipping,
      shippingTaxPercent: typed.terms.shippingTax?.percent ?? null,
      taxAfterDiscount: typed.terms.taxAfterDiscount,
    },
    digits,
  );

const moneyProblems = (typed: TypedDocument): FieldProblem[] => {
  const { discount } = typed.terms;
  const problems: FieldProblem[] = [];
  if (!isCurrency(typed.currency))
    return [{ field: 'currency', message: openingFaultsWords.currencyMissing }];
  const rate = rateProblem(typed.rate);
  if (rate) problems.push({ field: 'rate', message: rate });
  const typedDiscount = discount.type === 'flat' ? discount.amount : discount.percent;
  if (isNegative(typedDiscount))
    problems.push({ field: 'discount', message: documentFaultsWords.discountNegative });
  else if (discount.type === 'percentage' && compare(discount.percent, '100') > 0)
    problems.push({ field: 'discount', message: documentFaultsWords.discountOverAll });
  if (isNegative(typed.shipping))
    problems.push({ field: 'shipping', message: documentFaultsWords.shippingNegative });
  else if (compare(typed.shipping, '9999999999') > 0)
    problems.push({ field: 'shipping', message: documentFaultsWords.shippingTooLarge });
  if (typed.depositRequired !== null && !fits(typed.depositRequired, digitsOf(typed.currency)))
    problems.push({
      field: 'depositRequired',
      message: documentFaultsWords.depositTooExact({
        currency: typed.currency,
        digits: digitsOf(typed.currency),
      }),
    });
  if (problems.length === 0 && typed.lines.every((line) => lineProblems(line, 0).length === 0)) {
    const totals = totalsOfTyped(typed, currencyOf(typed.currency));
    if (compare(totals.discount, totals.subtotal) > 0)
      problems.push({ field: 'discount', message: documentFaultsWords.discountOverLines });
    // The subtotal too: a discount may take from the total what no column of the books could hold.
    const sums = [totals.subtotal, totals.total].flatMap((sum) => [sum, times(sum, typed.rate)]);
    if (sums.some((sum) => compare(sum, largestAmount) > 0))
      problems.push({ field: 'lines', message: documentFaultsWords.totalTooLarge });
  }
  return problems;
};

/** Every fault of typed content, each with the field it belongs to; the form and the server ask the same function. */
export const problemsOf = (typed: TypedDocument, issuing: boolean): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (!typed.contactId && (issuing || typed.lines.length > 0))
    problems.push({ field: 'customer', message: documentFaultsWords.customerMissing });
  if (!isDay(typed.issuedOn))
    problems.push({ field: 'issuedOn', message: documentFaultsWords.issueDateMissing });
  if (typed.dueOn !== null && !isDay(typed.dueOn))
    problems.push({ field: 'dueOn', message: documentFaultsWords.dueDateMissing });
  else if (typed.dueOn !== null && typed.dueOn < typed.issuedOn)
    problems.push({ field: 'dueOn', message: documentFaultsWords.dueBeforeIssue });
  if (typed.lines.length === 0) problems.push({ field: 'lines', message: documentFaultsWords.noLines });
  if (typed.lines.length > 500) problems.push({ field: 'lines', message: documentFaultsWords.tooManyLines });
  if (typed.notes.length > longest.notes)
    problems.push({ field: 'notes', message: documentFaultsWords.notesTooLong });
  if (typed.depositRequired !== null && isNegative(typed.depositRequired))
    problems.push({ field: 'depositRequired', message: documentFaultsWords.depositNegative });
  else if (typed.depositRequired !== null && compare(typed.depositRequired, largestAmount) > 0)
    problems.push({ field: 'depositRequired', message: documentFaultsWords.depositTooLarge });
  if (issuing && typed.lacksRate) problems.push({ field: 'rate', message: rateWords.needed(typed.currency) });
  return [
    ...problems,
    ...sendingProblems(typed.sending),
    ...typed.lines.flatMap(lineProblems),
    ...moneyProblems(typed),
  ];
};

/** The refusal that carries every fault, or null. */
export const refusalOf = (fields: readonly FieldProblem[]): Refusal | null =>
  fields.length ? refusal('invalid', fields[0]!.message, { fields: [...fields] }) : null;

/** What the list's search looks through: number, party and items, folded. */
export const searchText = (document: Pick<Document, 'number' | 'parties' | 'lines'>): string =>
  folded(
    [document.number ?? '', document.parties.to.name, ...document.lines.map((line) => line.name)].join(' '),
  ).slice(0, 4000);

/** The document that typed content makes on top of an existing one, its totals computed. The due day is left alone. */
export const withContent = (document: Document, typed: TypedDocument, world: World): Document => {
  // A line keeps its id where the document has it, once; any other is a new line.
  const known = new Set(document.lines.map((line) => line.id));
  const { lines: amounts, ...money } = totalsOfTyped(typed, currencyOf(typed.currency));
  const lines = typed.lines.map(
    ({ tax, ...line }, index): DocumentLine => ({
      ...line,
      id: line.id && known.delete(line.id) ? line.id : world.newId(),
      name: line.name.trim(),
      ...amounts[index]!,
      taxId: tax?.id ?? null,
      taxName: tax?.name ?? null,
      taxPercent: tax?.percent ?? null,
      taxRecoverable: tax?.recoverable ?? true,
    }),
  );
  const content = {
    ...document,
    contactId: typed.contactId,
    issuedOn: typed.issuedOn,
    currency: typed.currency,
    rate: typed.rate,
    lacksRate: typed.lacksRate,
    depositRequired: typed.depositRequired,
    parties: typed.parties,
    terms: typed.terms,
    template: typed.template,
    sending: typed.sending,
    notes: typed.notes,
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
    contactId: null,
    issuedOn: typed.issuedOn,
    dueOn: null,
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
    sending: typed.sending,
    notes: '',
    search: '',
    version: 0,
    lines: [],
  };
  return { ...withContent(blank, typed, world), version: 1 };
};

/** The digits a document's money is rounded to. */
export const digitsOfDocument = (document: { currency: string }): number => digitsOf(document.currency);
