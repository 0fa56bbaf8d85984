import type { World } from '../books/world.ts';
import type { TypedDocument, TypedLine } from '../documents/content.ts';
import { problemsOf } from '../documents/content-faults.ts';
import { type Discount, type Document, type DocumentLine, taxOfLine } from '../documents/document.ts';
import { plainPaper } from '../documents/document-paper.ts';
import { lineDiscount, type OwnDiscount, typedDiscountOf } from '../documents/line-discount.ts';
import { plainSending } from '../documents/sending.ts';
import { givenTaxOf } from '../documents/totals.ts';
import { grossSumsOf, typedPriceOf, typedShippingOf } from '../documents/typed-again.ts';
import { compare, type Decimal, isPositive, minus, partOf, plus, sum, times, zero } from '../money.ts';
import { newDraft } from '../posted/draft.ts';
import { proposedDueOn } from '../posted/due.ts';
import type { AppliedTemplate } from '../template/template.ts';
import { digitsOf } from '../values/currency.ts';
import type { EarlyTerms } from '../values/early-terms.ts';
import { type FieldProblem, type Refusal, refusalOf } from '../values/refusal.ts';
import { orderBilling as words } from '../words/orders.ts';
import { leftOf, type OrderBills } from './facts.ts';

/** How many of each line a bill is to take, in the order's own sequence. */
export type BilledQuantities = readonly Decimal[];

type Ordered = Pick<Document, 'lines'>;

const progressOf = ({ id, quantity, closed }: DocumentLine, { billed }: OrderBills) => ({
  ordered: quantity,
  billed: billed.get(id) ?? zero,
  closed,
});

/** What is left of each line, which a bill takes where nobody says otherwise. */
export const leftToBill = ({ lines }: Ordered, bills: OrderBills): BilledQuantities =>
  lines.map((line) => leftOf(progressOf(line, bills)));

/** What is billed of each line once a bill has taken these too. */
export const billedWith = (
  { lines }: Ordered,
  { billed }: OrderBills,
  quantities: BilledQuantities,
): Decimal[] => lines.map(({ id }, index) => plus(billed.get(id) ?? zero, quantities[index] ?? zero));

/** Lines of which more is billed than is left of them, each a problem at its quantity. */
export const overBilled = (
  order: Ordered,
  bills: OrderBills,
  quantities: BilledQuantities,
): FieldProblem[] => {
  const left = leftToBill(order, bills);
  return order.lines.flatMap(({ name }, index) =>
    compare(quantities[index] ?? zero, left[index]!) > 0
      ? [{ field: `lines.${index}.quantity`, message: words.moreThanLeft({ name, left: left[index]! }) }]
      : [],
  );
};

/** A bill of an order takes just so many of each line. */
export const takesJust = (
  order: Ordered,
  { lines }: Pick<Document, 'lines'>,
  quantities: BilledQuantities,
): boolean =>
  order.lines.every(({ id }, index) => {
    const taken = lines.flatMap(({ sourceLineId, quantity }) => (sourceLineId === id ? [quantity] : []));
    return compare(sum(taken), quantities[index] ?? zero) === 0;
  });

/** An amount off goes with the pieces it was given on; a percentage goes along as it is. */
const ownDiscountOf = (line: DocumentLine, ordered: Decimal, digits: number): OwnDiscount =>
  line.ownPercent
    ? { ownPercent: line.ownPercent }
    : { ownDiscount: partOf(typedDiscountOf(line).ownDiscount, line.quantity, ordered, digits) };

const typedLine = (line: DocumentLine & { ordered: Decimal }, digits: number): TypedLine => {
  const { productId, name, description, quantity, unit, accountId, categoryId, locationId } = line;
  return {
    id: null,
    productId,
    name,
    description,
    quantity,
    unit,
    price: typedPriceOf(line),
    accountId,
    categoryId,
    locationId,
    ...ownDiscountOf(line, line.ordered, digits),
    tax: taxOfLine(line),
    givenTax: givenTaxOf(line),
  };
};

/** A fixed discount goes with the lines it was given on: each bill takes its part, by amount. */
const discountOn = (order: Document, lines: readonly TypedLine[]): Discount => {
  const { discount } = order.terms;
  const { subtotal } = grossSumsOf(order) ?? order;
  if (discount.type === 'percentage' || !isPositive(subtotal)) return discount;
  const digits = digitsOf(order.currency);
  const part = sum(
    lines.map((line) => {
      const amount = times(line.quantity, line.price);
      return minus(amount, lineDiscount(amount, line, digits));
    }),
  );
  return { type: 'flat', amount: partOf(discount.amount, part, subtotal, digits) };
};

/** What came of an order's contact: how many days they give to pay, and what is off for paying early; null where they gave no terms. */
type Terms = ({ termsDays: number | null } & Partial<EarlyTerms>) | null;

/** Of each line of which something is billed, its place in the order. */
const takenAt = (quantities: BilledQuantities): number[] =>
  quantities.flatMap((quantity, index) => (isPositive(quantity) ? [index] : []));

/**
 * A bill over part of an order or all of it, as if it were typed: vendor, currency, rate, prices, taxes and addresses are the
 * order's, its lines only those of which something is billed. What is shipped comes with the first.
 * Source: workflows.md, "Purchase order to bill"; answers-2.md, Q28.
 */
const typedFromOrder = (
  order: Document,
  bills: OrderBills,
  quantities: BilledQuantities,
  { template, contact }: { template: AppliedTemplate; contact: Terms },
  world: World,
): TypedDocument => {
  const taken = takenAt(quantities).map((index) => ({
    ordered: order.lines[index]!.quantity,
    ...order.lines[index]!,
    quantity: quantities[index]!,
  }));
  const lines = taken.map((line) => typedLine(line, digitsOf(order.currency)));
  const { currency, rate, lacksRate, terms, parties, notes, locationId, contactId } = order;
  return {
    subtype: 'bill',
    reference: '',
    contactId,
    issuedOn: world.today,
    dueOn: contact?.termsDays == null ? null : proposedDueOn(world.today, contact.termsDays),
    early: { earlyPercent: contact?.earlyPercent ?? null, earlyDays: contact?.earlyDays ?? null },
    currency,
    rate,
    lacksRate,
    lines,
    shipping: bills.billed.size === 0 ? typedShippingOf(order) : zero,
    terms: { ...terms, discount: discountOn(order, lines) },
    template,
    sending: plainSending,
    paper: plainPaper,
    depositRequired: null,
    notes,
    channel: 'manual',
    parties,
    locationId,
  };
};

/** The draft of a bill over part of an order, each of its lines tied to the order's own; or what is wrong with the quantities, at the order's lines. */
export const draftFromOrder = (
  order: Document,
  bills: OrderBills,
  quantities: BilledQuantities,
  looked: { template: AppliedTemplate; contact: Terms },
  world: World,
): Document | Refusal => {
  const typed = typedFromOrder(order, bills, quantities, looked, world);
  const places = takenAt(quantities);
  const faults = problemsOf(typed, false).map(({ field, message }) => ({
    field: field.replace(/^lines\.(\d+)/, (_, index) => `lines.${places[Number(index)]}`),
    message,
  }));
  const refused = refusalOf(faults);
  if (refused) return refused;
  const draft = newDraft(typed, world);
  const lines = draft.lines.map((line, index) => ({
    ...line,
    sourceLineId: order.lines[places[index]!]!.id,
  }));
  return { ...draft, sourceId: order.id, lines };
};

/** What bills come to of each line of an order when one of them, with these lines, stands or is being written beside the rest. */
export const billsWith = (
  { billed, draft, later }: OrderBills,
  bill: Pick<Document, 'lines'>,
  { isDraft, isLater }: { isDraft: boolean; isLater: boolean },
): OrderBills => {
  const all = new Map(billed);
  for (const { sourceLineId, quantity } of bill.lines)
    if (sourceLineId) all.set(sourceLineId, plus(all.get(sourceLineId) ?? zero, quantity));
  return { billed: all, draft: draft || isDraft, later: later || isLater };
};
