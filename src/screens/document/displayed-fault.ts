import { type NumberForm, numberProblem } from '../kit/fields/use-number-text.ts';
import type { LineField } from '../kit/lines/line-draft.ts';

/** Something wrong with a document's form, and where on the page it stands. */
export interface DisplayedFault {
  field: string;
  fieldId?: string | undefined;
  text: string;
  /** The line it belongs to and the field of it. */
  line?: { key: string; field: LineField };
}

/** The id of a field's control: `invoice-dueOn`. */
export const fieldIdOf = (noun: string, field: string): string => `${noun}-${field}`;

/** What can't be read in number fields beside the lines. */
export const unreadableIn = <Form extends object>(
  form: Form,
  fields: readonly (keyof Form & string)[],
  noun: string,
  reading: NumberForm,
): DisplayedFault[] =>
  fields.flatMap((field) => {
    const text = numberProblem(String(form[field]), reading);
    return text ? [{ field, text, fieldId: fieldIdOf(noun, field) }] : [];
  });
