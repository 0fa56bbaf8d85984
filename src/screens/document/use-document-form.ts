import type { TypedFiles } from '../../domain/documents/attachment.ts';
import type { DocumentType } from '../../domain/documents/kind.ts';
import { contactRoleOf } from '../../domain/documents/kinds.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import type { Problem } from '../../machines/problem.ts';
import type { PickOption } from '../kit/fields/use-options.ts';
import type { LineDraft } from '../kit/lines/line-draft.ts';
import { mergedForm } from '../page/conflict.ts';
import { useFormFlow, useLeaveWarning } from '../page/use-kept-form.ts';
import { useSave } from '../page/use-save.ts';
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

interface DocumentFormSpec<Form> {
  /** What the document is called, before the ids of its fields: `invoice`. */
  noun: DocumentType;
  /** The document that is edited; null for a new one. */
  opened: { id: string; version: number } | null;
  initial: Form;
  /** The contact a new one was asked for: its typing is kept apart from that of others. */
  asFor?: string | undefined;
}

/**
 * The form of a document: its typing is kept, its faults stand at their fields, it is saved once, and what somebody else saved
 * meanwhile is overwritten only by a choice made by name. No key draws whoever asks for this: what is typed is read by `useTyped`.
 */
export const useDocumentForm = <Form extends DocumentForm>(spec: DocumentFormSpec<Form>) => {
  const { noun, opened, initial, asFor } = spec;
  const name = opened ? `${noun}.edit ${opened.id}` : [`${noun}.add`, asFor].filter(Boolean).join(' ');
  const kept = useFormFlow(name, initial, opened?.version ?? null);
  const { actor, typed, forget, dirty, restored, ready, attempt, pending, stale, set } = kept;
  const faults = kept.faults as readonly DisplayedFault[];
  useLeaveWarning(dirty);

  const faultsOf = (problem: Problem): DisplayedFault[] =>
    problem.fields.length > 0
      ? problem.fields.map((fault) => placed(fault, noun, typed().lines))
      : [{ field: '', text: problem.message }];
  const save = useSave({ act: name, faultsOf, kept });

  return {
    /** The name the typing is kept under. */
    name,
    noun,
    /** The role of the other party; a kind without one shows no field for them. */
    contactRole: contactRoleOf(noun) ?? 'customer',
    actor,
    /** The form as it is at this moment. */
    typed,
    change: kept.change,
    /** Changes the lines from what they are at that moment. */
    setLines: (make: (now: LineDraft[]) => LineDraft[]) => set((now) => ({ ...now, lines: make(now.lines) })),
    /** Changes its files. */
    setFiles: (files: TypedFiles['files']) => set((now) => ({ ...now, attachments: { files } })),
    dirty,
    restored,
    ready,
    forget,
    faults,
    attempt,
    pending,
    stale,
    /** Keeps this typing: the next save goes over what somebody else saved. */
    overwrite: kept.overwrite,
    /** What somebody else saved, once it is fetched, and what the typing began on. */
    conflict: kept.isComparable ? { theirs: initial, base: kept.begunOn() } : null,
    /** Takes their value in the fields named, and keeps the rest as typed; the next save goes over their version. */
    choose: (taken: ReadonlySet<string>) => kept.choose(mergedForm(typed(), initial, taken)),
    /** Ties of a field to its id and its fault. */
    field: (field: (keyof Form & string) | ContactRole) => ({
      id: fieldIdOf(noun, field),
      problem: faults.find((fault) => fault.field === field && !fault.line)?.text,
    }),
    /** Sends the form; answers null when something about it has to change first. */
    save,
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
