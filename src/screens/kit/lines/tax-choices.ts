import type { ChosenTax } from '../../../domain/documents/document.ts';
import { plainRule, taxLabel } from '../../../domain/tax/tax.ts';

/** A tax to choose, as it is called. */
export interface TaxChoice extends ChosenTax {
  label: string;
}

/** A tax with its label in a locale: "VAT 7.5%". */
export const taxChoice = (tax: ChosenTax, locale: string): TaxChoice => ({
  id: tax.id,
  name: tax.name,
  percent: tax.percent,
  kind: tax.kind ?? plainRule.kind,
  label: taxLabel(tax.name, tax.percent, locale),
});

/**
 * What can be chosen where a tax stands already: that one as it was when it was chosen, though it may have changed since
 * or be out of use.
 */
export const choicesWith = (
  taxes: readonly TaxChoice[],
  chosen: ChosenTax | null | undefined,
  locale: string,
): readonly TaxChoice[] => {
  if (!chosen) return taxes;
  const same = taxes.find(({ id }) => id === chosen.id);
  if (
    same &&
    same.name === chosen.name &&
    same.percent === chosen.percent &&
    same.kind === (chosen.kind ?? plainRule.kind)
  )
    return taxes;
  return [...taxes.filter((one) => one !== same), taxChoice(chosen, locale)];
};

/** The tax of an id among choices, as a document keeps it; undefined for none. */
export const chosenTax = (choices: readonly TaxChoice[], id: string): ChosenTax | undefined => {
  const choice = choices.find((one) => one.id === id);
  return (
    choice && {
      id: choice.id,
      name: choice.name,
      percent: choice.percent,
      kind: choice.kind ?? plainRule.kind,
    }
  );
};
