import { type Decimal, decimal, fits, isZero, over, rounded, times } from '../../src/domain/money.ts';
import { invalid } from '../../src/domain/refusal.ts';
import * as words from '../../src/domain/words/purchase-lines.ts';
import type { DocumentRequest } from '../services/look-up.ts';
import { Refused } from '../store/tx.ts';
import { formRequestOf, type moneyRequestOf, type SentBeside, type SentForm } from './document.requests.ts';

type Body = SentBeside & {
  ForeignCurrencyIDFK?: number | null | undefined;
  SameAsBusinessAddress?: boolean | undefined;
  SameAsBillingAddress?: boolean | undefined;
  WareHouseAddress?: string | undefined;
};

/** A line as sent: in the document's currency where it is sent so, else at home, else under the names of a line of no kind. */
interface SentLine {
  Qty?: Decimal | undefined;
  HomeUnitPrice?: Decimal | undefined;
  ForeignUnitPrice?: Decimal | undefined;
  UnitPrice?: Decimal | undefined;
  HomeAmount?: Decimal | undefined;
  ForeignAmount?: Decimal | undefined;
  Amount?: Decimal | undefined;
  HomeTaxAmount?: Decimal | undefined;
  ForeignTaxAmount?: Decimal | undefined;
  TaxAmount?: Decimal | undefined;
  TaxID?: string | null | undefined;
}

const priceDigits = 6;

/** True where an amount is quantity × price, rounded to the cents or mills its currency has. */
const comesTo = (quantity: Decimal, price: Decimal, amount: Decimal): boolean =>
  [2, 3].some(
    (digits) => fits(amount, digits) && rounded(times(quantity, price), digits) === decimal(amount),
  );

/** What one costs, by the line's price or by what it comes to. Throws `Refused` for neither, and for two that differ. */
const priceOf = (line: SentLine, index: number): Decimal => {
  const at = (field: string, message: string) => new Refused(invalid(`lines.${index}.${field}`, message));
  const quantity = line.Qty ?? '1';
  const amount = line.ForeignAmount ?? line.HomeAmount ?? line.Amount;
  const price = line.ForeignUnitPrice ?? line.HomeUnitPrice ?? line.UnitPrice;
  const about = { line: index + 1 };
  if (price !== undefined) {
    if (line.Amount !== undefined && !comesTo(quantity, price, line.Amount))
      throw at('price', words.amountDiffers({ ...about, amount: line.Amount, price }));
    return price;
  }
  if (amount === undefined || isZero(quantity)) throw at('price', words.priceMissing(about));
  const found = rounded(over(amount, quantity), priceDigits);
  if (!comesTo(quantity, found, amount)) throw at('price', words.noSuchPrice({ ...about, amount }));
  return found;
};

/** A line with its price in the document's currency. Throws `Refused` for one without a price, and for tax that no tax is chosen for. */
export const priced = <Line extends SentLine>(line: Line, index: number) => {
  const { HomeUnitPrice: _, UnitPrice: __, ...more } = line;
  const tax = line.ForeignTaxAmount ?? line.HomeTaxAmount ?? line.TaxAmount;
  if (tax !== undefined && !isZero(tax) && !line.TaxID)
    throw new Refused(invalid(`lines.${index}.tax`, words.taxNotChosen({ line: index + 1, tax })));
  return { ...more, ForeignUnitPrice: priceOf(line, index) };
};

/** What the forms of purchases have alike, in our words. */
export const purchaseRequestOf = (
  form: SentForm,
  body: Body,
  place: Parameters<typeof moneyRequestOf>[0]['shipTo'],
): Omit<DocumentRequest, 'subtype' | 'reference' | 'lines'> => {
  const foreignCurrencyId = form.foreignCurrencyId || body.ForeignCurrencyIDFK;
  const sameAsOurs = body.SameAsBusinessAddress ?? body.SameAsBillingAddress ?? false;
  return {
    ...formRequestOf({ ...form, foreignCurrencyId }, sameAsOurs ? {} : place, body),
    dueOn: form.dueOn ?? null,
    warehouse: body.WareHouseAddress?.trim(),
  };
};
