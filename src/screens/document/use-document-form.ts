import type { Problem } from '../../api/client/problem.ts';
import type { LineDraft } from '../kit/line-draft.ts';
import type { PickOption } from '../kit/use-options.ts';
import { type IdNames, mergedForm } from '../page/conflict.ts';
import { useKeptForm, useLeaveWarning } from '../page/use-kept-form.ts';
import { useSave } from '../page/use-save.ts';
import { fieldIdOf, placed, type ShownFault } from './faults.ts';
import type { MoneyForm } from './money-form.ts';

/** What the form of every document holds, all of it as typed, so that a kept form comes back as it was left. */
export interface DocumentForm extends MoneyForm {
  customer: PickOption | null;
  issuedOn: string;
  lines: LineDraft[];
  notes: string;
  /** The template it uses; empty while nobody chose one. */
  template: string;
}

interface DocumentFormSpec<Form> {
  /** What the document is called, before the ids of its fields: `invoice`. */
  noun: string;
  /** The document that is edited; null for a new one. */
  opened: { id: string; version: number } | null;
  initial: Form;
  /** The customer a new one was asked for: its typing is kept apart from that of others. */
  asFor?: string | undefined;
  /** What the ids are called that its fields may hold, for the comparison with what somebody else saved. */
  names?: IdNames;
}

/**
 * The form of a document: its typing is kept, its faults stand at their fields, it is saved once, and what somebody else saved
 * meanwhile is overwritten only by a choice made by name.
 */
export const useDocumentForm = <Form extends DocumentForm>(spec: DocumentFormSpec<Form>) => {
  const { noun, opened, initial, asFor, names } = spec;
  const name = opened ? `${noun}.edit ${opened.id}` : [`${noun}.add`, asFor].filter(Boolean).join(' ');
  const kept = useKeptForm(name, initial, opened?.version ?? null);
  const { form, forget, dirty, restored, ready, attempt, pending, stale, set } = kept;
  const faults = kept.faults as readonly ShownFault[];
  useLeaveWarning(dirty);

  const faultsOf = (problem: Problem): ShownFault[] =>
    problem.fields.length > 0
      ? problem.fields.map((fault) => placed(fault, noun, form.lines))
      : [{ field: '', text: problem.message }];
  const save = useSave({ act: name, faultsOf, kept });

  return {
    /** The name the typing is kept under. */
    name,
    noun,
    form,
    change: kept.change,
    /** Changes the lines from what they are at that moment. */
    setLines: (make: (now: LineDraft[]) => LineDraft[]) => set((now) => ({ ...now, lines: make(now.lines) })),
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
    /** What is typed here beside what somebody else saved, once that is fetched. */
    conflict: kept.isComparable ? { mine: form, theirs: initial, base: kept.begunOn(), names } : null,
    /** Takes their value in the fields named, and keeps the rest as typed; the next save goes over their version. */
    choose: (taken: ReadonlySet<string>) => kept.choose(mergedForm(form, initial, taken)),
    /** Ties of a field to its id and its fault. */
    field: (field: keyof Form & string) => ({
      id: fieldIdOf(noun, field),
      problem: faults.find((fault) => fault.field === field && !fault.line)?.text,
    }),
    /** Sends the form; answers null when something about it has to change first. */
    save,
  };
};

/** A document's form on its page, whatever its subject holds beside the lines. */
export type DocumentFormState<Form extends DocumentForm = DocumentForm> = ReturnType<
  typeof useDocumentForm<Form>
>;
