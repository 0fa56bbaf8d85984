import { compare, type Decimal, fits, isNegative, isPositive, isZero, negated, times } from '../money.ts';
import { largestAmount } from '../typed/amount.ts';
import { rateProblem } from '../typed/exchange-rate.ts';
import { currencyOf, digitsOf, isCurrency } from '../values/currency.ts';
import { isDay } from '../values/is-day.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { rateWords } from '../words/banks.ts';
import { openingFaults as openingFaultsWords } from '../words/contacts.ts';
import { documentFaults as documentFaultsWords, lineWords } from '../words/documents.ts';
import { taxFaults } from '../words/taxes.ts';
import { sumsOfTyped, type TypedDocument, type TypedLine, totalsOfTyped } from './content.ts';
import { importTaxFaults } from './import-tax.ts';
import type { DocumentType } from './kind.ts';
import { contactRoleOf, documentTypes, kindSpec } from './kinds.ts';
import { sendingProblems } from './sending.ts';
import { lineAmount } from './totals.ts';

/** Decimals people may type: six for prices, three for quantities. Source: answers.md, "Money". */
const priceDigits = 6;
const quantityDigits = 3;
const percentDigits = 4;
/** How many lines a document has at most. */
export const mostLines = 500;
const longest = { name: 200, description: 2000, notes: 5000 };

/** Why a line can't have the price that is typed, or undefined. */
const priceProblem = (
  { price, productId }: TypedLine,
  line: number,
  takesOff: boolean,
): string | undefined => {
  if (isNegative(price) && !takesOff) return documentFaultsWords.priceNegative({ line });
  if (isNegative(price) && productId !== null) return documentFaultsWords.itemTakesNothingOff({ line });
  if (!fits(price, priceDigits)) return documentFaultsWords.priceTooExact({ line });
  if (compare(isNegative(price) ? negated(price) : price, '9999999999') > 0)
    return documentFaultsWords.priceTooLarge({ line });
  return undefined;
};

/** What the lines of a document are judged by. */
interface LineRules {
  /** A line may take something off. */
  takesOff: boolean;
  /** What is bought. */
  bought: boolean;
  /** Decimals of its currency. */
  digits: number;
  pricesIncludeTax: boolean;
}

/** Why a line can't have the discount of its own that is typed, or undefined. */
const ownDiscountProblem = (typed: TypedLine, line: number, digits: number): string | undefined => {
  const { ownPercent, ownDiscount = '0', quantity, price } = typed;
  const isNone = !ownPercent && isZero(ownDiscount);
  if (isNone) return undefined;
  if (isNegative(ownDiscount) || (ownPercent && isNegative(ownPercent)))
    return documentFaultsWords.discountNegative;
  if (ownPercent && compare(ownPercent, '100') > 0) return documentFaultsWords.discountOverAll;
  if (ownPercent && !fits(ownPercent, percentDigits)) return documentFaultsWords.discountTooExact({ line });
  return compare(ownDiscount, lineAmount({ quantity, price }, digits)) > 0
    ? documentFaultsWords.discountOverLine({ line })
    : undefined;
};

/** What is wrong with the tax of an import: it is of a bill, typed with what it is computed from, on a line that charges nothing else. */
const importTaxProblems = (
  { tax, givenTax, price }: TypedLine,
  { bought, digits, pricesIncludeTax }: LineRules,
): FieldProblem[] => {
  if (tax?.kind !== 'import')
    return tax && givenTax?.base ? [{ field: 'taxBase', message: taxFaults.baseOnlyOfImport }] : [];
  if (!bought) return [{ field: 'tax', message: taxFaults.importOnSale }];
  if (pricesIncludeTax) return [{ field: 'tax', message: taxFaults.importInPrices }];
  return [
    ...(isZero(price) ? [] : [{ field: 'price', message: taxFaults.importPriced }]),
    ...importTaxFaults(givenTax, digits),
  ];
};

/** The largest quantity; where prices include tax, the largest at which a price of ten decimals still makes the amount without. */
const mostOf = ({ digits, pricesIncludeTax }: LineRules): Decimal =>
  pricesIncludeTax && digits > 1 ? '9999999' : '999999999';

const lineProblems = (line: TypedLine, index: number, rules: LineRules): FieldProblem[] => {
  const { takesOff, digits } = rules;
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
  else if (compare(line.quantity, mostOf(rules)) > 0)
    problems.push(at('quantity', documentFaultsWords.quantityTooLarge({ line: index + 1 })));
  const price = priceProblem(line, index + 1, takesOff);
  if (price) problems.push(at('price', price));
  problems.push(...importTaxProblems(line, rules).map((fault) => at(fault.field, fault.message)));
  const discount = price ? undefined : ownDiscountProblem(line, index + 1, digits);
  if (discount) problems.push(at('discount', discount));
  return problems;
};

const rulesOf = ({ subtype, currency, terms }: TypedDocument): LineRules => ({
  takesOff: kindSpec(documentTypes[subtype].kind).takesOff,
  bought: contactRoleOf(subtype) === 'vendor',
  digits: isCurrency(currency) ? digitsOf(currency) : 0,
  pricesIncludeTax: terms.pricesIncludeTax ?? false,
});

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
  if (
    problems.length === 0 &&
    typed.lines.every((line) => lineProblems(line, 0, rulesOf(typed)).length === 0)
  ) {
    const totals = totalsOfTyped(typed, currencyOf(typed.currency));
    const sums = sumsOfTyped(typed, currencyOf(typed.currency));
    if (isNegative(totals.subtotal) || isNegative(sums.subtotal))
      problems.push({ field: 'lines', message: documentFaultsWords.totalNegative });
    else if (compare(sums.discount, sums.subtotal) > 0)
      problems.push({ field: 'discount', message: documentFaultsWords.discountOverLines });
    else if (isNegative(totals.total))
      problems.push({ field: 'lines', message: documentFaultsWords.totalNegative });
    // The subtotal too: a discount may take from the total what no column of the books could hold.
    const largest = [totals.subtotal, totals.total].flatMap((sum) => [sum, times(sum, typed.rate)]);
    if (largest.some((sum) => compare(sum, largestAmount) > 0))
      problems.push({ field: 'lines', message: documentFaultsWords.totalTooLarge });
  }
  return problems;
};

/** That the document names nobody it is for, or from. */
export const contactMissing = (type: DocumentType): FieldProblem =>
  contactRoleOf(type) === 'vendor'
    ? { field: 'vendor', message: documentFaultsWords.vendorMissing }
    : { field: 'customer', message: documentFaultsWords.customerMissing };

/** Every fault of typed content, each with the field it belongs to; the form and the server ask the same function. */
export const problemsOf = (typed: TypedDocument, issuing: boolean): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (!typed.contactId && (issuing || typed.lines.length > 0)) problems.push(contactMissing(typed.subtype));
  if (!isDay(typed.issuedOn))
    problems.push({ field: 'issuedOn', message: documentFaultsWords.issueDateMissing });
  if (typed.dueOn !== null && !isDay(typed.dueOn))
    problems.push({ field: 'dueOn', message: documentFaultsWords.dueDateMissing });
  else if (typed.dueOn !== null && typed.dueOn < typed.issuedOn)
    problems.push({ field: 'dueOn', message: documentFaultsWords.dueBeforeIssue });
  if (typed.lines.length === 0) problems.push({ field: 'lines', message: documentFaultsWords.noLines });
  if (typed.lines.length > mostLines)
    problems.push({ field: 'lines', message: documentFaultsWords.tooManyLines });
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
    ...typed.lines.flatMap((line, index) => lineProblems(line, index, rulesOf(typed))),
    ...moneyProblems(typed),
  ];
};
