import type { DocumentForm, DocumentFormState } from './use-document-form.ts';

/** What a part of the form beside its lines is given. */
export type FormPart<Form extends DocumentForm = DocumentForm> = Pick<
  DocumentFormState<Form>,
  'name' | 'contactRole' | 'form' | 'noun' | 'faults' | 'field' | 'change'
>;

/** For `memo`: nothing a part shows has changed, so that typing in a line draws none of the fields around the lines. */
export const sameParts =
  <Form extends DocumentForm = DocumentForm>(...parts: (keyof Form)[]) =>
  (before: FormPart<Form>, after: FormPart<Form>): boolean =>
    before.faults === after.faults && parts.every((part) => before.form[part] === after.form[part]);
