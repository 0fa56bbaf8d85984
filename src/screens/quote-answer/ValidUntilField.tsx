import { quoteAnswer } from '../../domain/words/quotes.ts';
import type { DocumentForm, DocumentFormState } from '../document/use-document-form.ts';
import { DateField } from '../kit/fields/DateField.tsx';

/** The last day on which a customer can accept it; empty where it has none. */
export function ValidUntilField<Form extends DocumentForm & { dueOn: string }>({
  form,
  field,
  change,
}: Pick<DocumentFormState<Form>, 'form' | 'field' | 'change'>) {
  return (
    <DateField
      {...field('dueOn')}
      label={quoteAnswer.validUntilLabel}
      hint={quoteAnswer.validUntilHint}
      optional
      value={form.dueOn}
      onChange={(dueOn) => change({ dueOn } as Partial<Form>)}
    />
  );
}
