import { isPositive } from '../../domain/money.ts';
import { type RestockLine, type RestockProposal, restockProblems } from '../../domain/stock/restock.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { numberProblem, quantityForm } from '../kit/fields/use-number-text.ts';

/** What is typed of one item that may be ordered. */
export interface RestockFormLine {
  productId: string;
  quantity: string;
  /** Empty for none. */
  vendorId: string;
  vendorName: string;
}

export interface RestockForm {
  lines: RestockFormLine[];
}

/** The form as it is proposed. */
export const restockFormOf = (proposals: readonly RestockProposal[]): RestockForm => ({
  lines: proposals.map(({ productId, quantity, vendor }) => ({
    productId,
    quantity,
    vendorId: vendor?.id ?? '',
    vendorName: vendor?.name ?? '',
  })),
});

const isRead = ({ quantity }: RestockFormLine, locale: string): boolean =>
  numberProblem(quantity, quantityForm(locale)) === undefined;

/** What of the form is ordered: what has a vendor, and more than nothing of it. */
export const orderedOf = ({ lines }: RestockForm, locale: string): RestockLine[] =>
  lines
    .filter((line) => line.vendorId !== '' && isRead(line, locale) && isPositive(line.quantity || '0'))
    .map(({ productId, vendorId, quantity }) => ({ productId, vendorId, quantity }));

/** How many would be ordered if anybody sold them. */
export const vendorless = ({ lines }: RestockForm, locale: string): number =>
  lines.filter((line) => line.vendorId === '' && isRead(line, locale) && isPositive(line.quantity || '0'))
    .length;

/** What keeps the form from being sent, by field. */
export const restockFaults = (form: RestockForm, locale: string): FieldProblem[] => {
  const unread = form.lines.flatMap(({ quantity }, index) => {
    const message = numberProblem(quantity, quantityForm(locale));
    return message ? [{ field: `lines.${index}.quantity`, message }] : [];
  });
  return unread.length > 0 ? unread : restockProblems(orderedOf(form, locale));
};
