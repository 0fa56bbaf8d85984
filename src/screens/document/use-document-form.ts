import type { TypedFiles } from '../../domain/documents/attachment.ts';
import type { DocumentType } from '../../domain/documents/kind.ts';
import { contactRoleOf } from '../../domain/documents/kinds.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import type { Problem } from '../../machines/problem.ts';
import type { PickOption } from '../kit/fields/use-options.ts';
import type { LineDraft } from '../kit/lines/line-draft.ts';
import { type Edited, useFormFlow } from '../page/use-form-flow.ts';
import { type DisplayedFault, fieldIdOf } from './displayed-fault.ts';
import { placed } from './faults.ts';
import type { MoneyForm } from './money-form.ts';

/** What the form of every document holds, all of it as typed, so that a kept form comes back as it was left. */
export interface DocumentForm extends MoneyForm {
  /** The other party in the role the kind gives them; named as typing that older builds kept has it. */
  customer: PickOption | null;
  issuedOn: string;
  lines: LineDraft[];
  notes: string;
  /** The template it uses; empty while nobody chose one. */
  template: string;
  /** What the customer calls it, such as their order's number. */
  theirReference: string;
  /** Empty where it is the day of issue. */
  supplyOn: string;
  /** The bank it is paid into; empty for the default one. */
  bankId: string;
  /** Where its goods are; empty for the default location. */
  location: string;
  /** Its files; null while nobody changed them, which leaves those that are there. */
  attachments: TypedFiles | null;
}

interface DocumentFormSpec<Form> extends Edited<Form> {
  /** What the document is called, before the ids of its fields: `invoice`. */
  noun: DocumentType;
  opened: { id: string; version: number } | null;
}

const faultsOf =
  (noun: DocumentType) =>
  ({ lines }: DocumentForm, problem: Problem): DisplayedFault[] =>
    problem.fields.length > 0
      ? problem.fields.map((fault) => placed(fault, noun, lines))
      : [{ field: '', text: problem.message }];

/** The form of a document: run by the form's chart, with lines and files, and its faults at their fields and lines. */
export const useDocumentForm = <Form extends DocumentForm>(spec: DocumentFormSpec<Form>) => {
  const { noun } = spec;
  const { set, ...flow } = useFormFlow({ ...spec, faultsOf: faultsOf(noun) });
  const faults = flow.faults as readonly DisplayedFault[];
  return {
    ...flow,
    noun,
    faults,
    /** The role of the other party; a kind without one shows no field for them. */
    contactRole: contactRoleOf(noun) ?? 'customer',
    /** Changes the lines from what they are at that moment. */
    setLines: (make: (now: LineDraft[]) => LineDraft[]) => set((now) => ({ ...now, lines: make(now.lines) })),
    /** Changes its files. */
    setFiles: (files: TypedFiles['files']) => set((now) => ({ ...now, attachments: { files } })),
    /** Ties of a field to its id and its fault. */
    field: (field: (keyof Form & string) | ContactRole) => ({
      id: fieldIdOf(noun, field),
      problem: faults.find((fault) => fault.field === field && !fault.line)?.text,
    }),
  };
};

/** What a document's page knows of its form, whatever its subject holds beside the lines. */
export type DocumentFormFlow<Form extends DocumentForm = DocumentForm> = ReturnType<
  typeof useDocumentForm<Form>
>;

/** The same with what is typed, for the parts that show it. */
export type DocumentFormState<Form extends DocumentForm = DocumentForm> = DocumentFormFlow<Form> & {
  form: Form;
};
