import {
  type LabelsRequest,
  labelProblems,
  type SheetName,
  sheetNames,
} from '../../domain/barcode/labels.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { numberProblem, quantityForm } from '../kit/fields/use-number-text.ts';

/** What the form of labels holds. */
export interface LabelsForm {
  sheet: SheetName;
  first: string;
  labels: readonly { productId: string; quantity: string }[];
}

/** One label of each item, from the first place of the first sheet. */
export const freshLabels = (items: readonly string[]): LabelsForm => ({
  sheet: sheetNames[0]!,
  first: '1',
  labels: items.map((productId) => ({ productId, quantity: '1' })),
});

/** The labels as they are asked for. What can't be read is no number, which the domain refuses. */
export const labelsRequestOf = ({ sheet, first, labels }: LabelsForm): LabelsRequest => ({
  sheet,
  first: Number(first || '1'),
  counts: labels.map(({ quantity }) => Number(quantity || '0')),
});

/** What keeps the form from being sent, by field. */
export const labelFaults = (form: LabelsForm, locale: string): FieldProblem[] => {
  const typed = [
    { field: 'first', text: form.first },
    ...form.labels.map(({ quantity }, index) => ({ field: `labels.${index}.quantity`, text: quantity })),
  ];
  const unread = typed.flatMap(({ field, text }) => {
    const message = numberProblem(text, quantityForm(locale));
    return message ? [{ field, message }] : [];
  });
  return unread.length > 0 ? unread : labelProblems(labelsRequestOf(form));
};
