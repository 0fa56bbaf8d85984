import { ruleOf, type Tax } from '../tax/tax.ts';
import { digitsOf } from '../values/currency.ts';
import { todaysTaxes } from '../words/documents.ts';
import type { ChosenTax, Document } from './document.ts';
import { totalsOf } from './totals.ts';
import { typedAgain } from './typed-again.ts';

/** A document whose taxes are as they are by now, and what is said of those that changed. */
export interface AtTodaysTaxes {
  document: Document;
  warnings: string[];
}

/** The ids of every tax on a document. */
export const taxesOn = ({ lines, terms }: Pick<Document, 'lines' | 'terms'>): string[] => [
  ...lines.flatMap(({ taxId }) => (taxId ? [taxId] : [])),
  ...(terms.shippingTax ? [terms.shippingTax.id] : []),
];

/**
 * The same document with each tax as it is called and taken today, and its totals anew. A tax that is no longer there stays
 * as it was.
 */
export const atTodaysTaxes = (document: Document, taxes: readonly Tax[]): AtTodaysTaxes => {
  const today = new Map(taxes.map((tax) => [tax.id, tax]));
  const changed = new Map<string, string>();
  const nowOf = ({ id, name, percent }: Pick<ChosenTax, 'id' | 'name' | 'percent'>): Tax | undefined => {
    const tax = today.get(id);
    if (tax && tax.percent !== percent)
      changed.set(
        id,
        todaysTaxes.taxRateChanged({ tax: tax.name || name, before: percent, now: tax.percent }),
      );
    return tax;
  };
  const lines = document.lines.map((line) => {
    const { taxId, taxName, taxPercent } = line;
    const tax = taxId && nowOf({ id: taxId, name: taxName ?? '', percent: taxPercent ?? '0' });
    if (!tax) return line;
    const { kind: taxKind, deductible: taxDeductible, reason: taxReason } = tax;
    return { ...line, taxName: tax.name, taxPercent: tax.percent, taxKind, taxDeductible, taxReason };
  });
  const chosen = document.terms.shippingTax;
  const tax = chosen && nowOf(chosen);
  const shippingTax =
    chosen && tax ? { ...chosen, name: tax.name, percent: tax.percent, ...ruleOf(tax) } : chosen;
  const terms = { ...document.terms, shippingTax };
  const { lines: sums, ...totals } = totalsOf(
    typedAgain({ ...document, terms, lines }),
    digitsOf(document.currency),
  );
  return {
    document: {
      ...document,
      terms,
      ...totals,
      lines: lines.map((line, index) => ({ ...line, ...sums[index]! })),
    },
    warnings: [...changed.values()],
  };
};
