import type { FieldProblem } from '../../domain/values/refusal.ts';
import { displayed } from '../../domain/words/display-sentences.ts';
import {
  moneyForm,
  type NumberForm,
  numberProblem,
  percentForm,
  priceForm,
  quantityForm,
} from '../kit/fields/use-number-text.ts';
import {
  type LineDraft,
  type LineField,
  type LineProblems,
  lineFieldId,
  quantityProblem,
} from '../kit/lines/line-draft.ts';
import { type DisplayedFault, fieldIdOf } from './displayed-fault.ts';
import { usedLines } from './lines.ts';

const inLine = (line: LineDraft, field: LineField, text: string): DisplayedFault => ({
  field,
  text,
  fieldId: lineFieldId(line.key, field),
  line: { key: line.key, field },
});

/**
 * A fault of the domain or of the server's answer, placed at its field: `lines.0.price` is the first used line's price.
 *
 * @param noun stands before the ids of the form's fields
 */
export const placed = (
  { field, message: sentence }: FieldProblem,
  noun: string,
  lines: readonly LineDraft[],
): DisplayedFault => {
  const message = displayed(sentence);
  const [head, index, part] = field.split('.');
  if (head !== 'lines') return { field, text: message, fieldId: field ? fieldIdOf(noun, field) : undefined };
  const line = usedLines(lines)[Number(index)];
  if (line && part) return inLine(line, part as LineField, message);
  const first = lines[0];
  // Where nothing is typed in any line, it begins with the first one's item.
  if (first && usedLines(lines).length === 0) return inLine(first, 'name', message);
  return { field, text: message, fieldId: first && lineFieldId(first.key, 'name') };
};

const discountProblem = ({ discount = '' }: LineDraft, currency: string, locale: string) =>
  discount.endsWith('%')
    ? numberProblem(discount.slice(0, -1), percentForm(locale))
    : numberProblem(discount, moneyForm(currency, locale));

/** What is wrong with the numbers of the lines, in the fields' own words: a quantity of nothing, and what can't be read. */
export const numberFaultsIn = (
  lines: readonly LineDraft[],
  currency: string,
  locale: string,
): DisplayedFault[] => {
  const used = new Set(usedLines(lines));
  return lines.flatMap((line) => {
    const read = (field: 'quantity' | 'price', reading: NumberForm) =>
      used.has(line) ? numberProblem(line[field], reading) : undefined;
    const quantity = read('quantity', quantityForm(locale)) ?? quantityProblem(line);
    const price = read('price', priceForm(currency, locale));
    const discount = used.has(line) ? discountProblem(line, currency, locale) : undefined;
    return [
      ...(quantity ? [inLine(line, 'quantity', quantity)] : []),
      ...(price ? [inLine(line, 'price', price)] : []),
      ...(discount ? [inLine(line, 'discount', discount)] : []),
    ];
  });
};

/** Faults of the lines, by the line's key. */
export const lineProblemsOf = (faults: readonly DisplayedFault[]): Record<string, LineProblems> => {
  const problems: Record<string, Partial<Record<LineField, string>>> = {};
  for (const { line, text } of faults) {
    if (line) problems[line.key] = { ...problems[line.key], [line.field]: text };
  }
  return problems;
};
