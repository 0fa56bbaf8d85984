import type { ChosenTax, Terms } from '../../domain/documents/document.ts';
import { plainRule, type TaxKind } from '../../domain/tax/tax.ts';
import type { PaperLook } from '../../domain/template/template.ts';
import { type Address, noAddress } from '../../domain/values/address.ts';

/** What answers of documents say in parts that a page has as one: a tax, terms, a place, a look. */

/** A tax named in parts; null for none. */
const taxFrom = (
  id: string | null,
  name: string | null,
  percent: string | null,
  kind: TaxKind | null,
): ChosenTax | null =>
  id && name !== null && percent !== null ? { id, name, percent, kind: kind ?? plainRule.kind } : null;

/** Where goods go; each part empty where nothing is shipped. */
export const placeFrom = (answer: Address): Address => ({
  attention: answer.attention,
  street: answer.street,
  city: answer.city,
  state: answer.state,
  zip: answer.zip,
  country: answer.country,
  phone: answer.phone,
});

/** A document's terms as an answer gives them. */
interface AnsweredTerms extends Address {
  discount: string;
  discountPercent: string | null;
  shippingTaxId: string | null;
  shippingTaxName: string | null;
  shippingTaxPercent: string | null;
  shippingTaxKind: TaxKind | null;
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
  pricesIncludeTax?: boolean | undefined;
  grossDiscount?: string | undefined;
}

const termsFrom = (answer: AnsweredTerms): Terms => {
  const shipTo = placeFrom(answer);
  return {
    discount:
      answer.discountPercent === null
        ? { type: 'flat', amount: answer.grossDiscount ?? answer.discount }
        : { type: 'percentage', percent: answer.discountPercent },
    shippingTax: taxFrom(
      answer.shippingTaxId,
      answer.shippingTaxName,
      answer.shippingTaxPercent,
      answer.shippingTaxKind,
    ),
    taxAfterDiscount: answer.taxAfterDiscount,
    taxPerRate: answer.taxPerRate,
    ...(answer.pricesIncludeTax && { pricesIncludeTax: true }),
    shipTo: Object.values(shipTo).every((part) => part === '') ? null : shipTo,
  };
};

interface AnsweredLook extends Pick<PaperLook, 'style' | 'color' | 'font' | 'logo'> {
  setting: Omit<PaperLook, 'style' | 'color' | 'font' | 'logo'>;
}

/** How a document looks. */
export const lookFrom = ({ style, color, font, logo, setting }: AnsweredLook): PaperLook => ({
  style,
  color,
  font,
  logo,
  ...setting,
});

interface AnsweredLine {
  taxId: string | null;
  taxName: string | null;
  taxPercent: string | null;
  taxKind: TaxKind;
}

/** What an answer says of a document that the business alone sees: its terms, its look, its lines with their tax. */
export const ownFrom = <Line extends AnsweredLine>(
  answer: AnsweredTerms & AnsweredLook & { lines: readonly Line[] },
) => ({
  terms: termsFrom(answer),
  look: lookFrom(answer),
  lines: answer.lines.map((line) => ({
    ...line,
    tax: taxFrom(line.taxId, line.taxName, line.taxPercent, line.taxKind),
  })),
});

/** The place that a form sends: nowhere where nothing is shipped. */
export const sentPlace = (shipTo: Address | null): Address => shipTo ?? noAddress;
