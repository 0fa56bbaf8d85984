import type { FieldProblem } from '../../domain/values/refusal.ts';
import type { Problem } from '../../machines/problem.ts';
import { type IdNames, mergedForm } from './conflict.ts';
import { useKeptForm, useLeaveWarning } from './use-kept-form.ts';
import { useSave } from './use-save.ts';

interface CardFormSpec<Card> {
  /** What the card is of, before the names of its fields in their ids: `customer`. */
  noun: string;
  /** The one that is edited, as it was fetched, without a version where it has none; null for a new one. */
  opened: { id: string; version: number | null } | null;
  initial: Card;
  /** Whom a new one is made of, whose typing is kept by itself; left out for one made of nothing. */
  madeOf?: string | null;
  /** What keeps the card from being sent, by field. */
  check: (card: Card) => FieldProblem[];
  /** What the ids are called that its fields may hold, for the comparison with what somebody else saved. */
  names?: IdNames;
}

const faultsOf = (problem: Problem): FieldProblem[] =>
  problem.fields.length > 0 ? [...problem.fields] : [{ field: '', message: problem.message }];

/** A form of plain fields: its typing is kept, its faults stand beside the fields, and it is saved once. */
export const useCardForm = <Card extends object>({
  noun,
  opened,
  initial,
  madeOf,
  check,
  names,
}: CardFormSpec<Card>) => {
  const act = opened ? `${noun}.edit ${opened.id}` : madeOf ? `${noun}.add ${madeOf}` : `${noun}.add`;
  const kept = useKeptForm(act, initial, opened?.version ?? null);
  const { form, dirty, ready, restored, stale, attempt, change } = kept;
  const faults = kept.faults as readonly FieldProblem[];
  const save = useSave({ act, faultsOf, kept });
  useLeaveWarning(dirty);
  const problemOf = (name: string) => faults.find(({ field }) => field === name)?.message;
  return {
    /** The name the typing is kept under. */
    name: act,
    noun,
    form,
    change,
    /** Gives up what was typed, and what was asked about it. */
    forget: kept.forget,
    dirty,
    ready,
    restored,
    stale,
    /** Keeps this typing: the next save goes over what somebody else saved. */
    overwrite: kept.overwrite,
    /** What is typed here beside what somebody else saved, once that is fetched. */
    conflict: kept.isComparable ? { mine: form, theirs: initial, base: kept.begunOn(), names } : null,
    /** Takes their value in the fields named, and keeps the rest as typed; the next save goes over their version. */
    choose: (taken: ReadonlySet<string>) => kept.choose(mergedForm(form, initial, taken)),
    attempt,
    pending: kept.pending !== null,
    problems: faults.map(({ field, message }) => ({
      fieldId: field ? `${noun}-${field}` : undefined,
      text: message,
    })),
    /** The fault of a field, or of a part of one: `billing.city`. */
    problemOf,
    /** Whether a field has a fault, or a part of it, among those that are asked about. */
    hasProblem: (among: (field: string) => boolean) =>
      faults.some(({ field }) => field !== '' && among(field.split('.')[0]!)),
    /** What a field's part is given besides its words. */
    field: <Name extends keyof Card & string>(name: Name) => ({
      id: `${noun}-${name}`,
      value: form[name],
      onChange: (value: Card[Name]) => change({ [name]: value } as unknown as Partial<Card>),
      problem: problemOf(name),
    }),
    /**
     * Sends the card; answers null when something about it has to change first.
     *
     * @param sendWith is given the version the edit goes over, or null to go over any
     * @param besides what else keeps it from being sent
     */
    save: <Answer extends { message: string }>(
      sendWith: (intentKey: string, version: number | null) => Promise<Answer>,
      besides: readonly FieldProblem[] = [],
    ) => save('save', [...besides, ...check(form)], sendWith),
  };
};

/** What a card is drawn from, whatever it holds. */
export type CardFormState = Omit<ReturnType<typeof useCardForm<object>>, 'form' | 'change' | 'field'>;
