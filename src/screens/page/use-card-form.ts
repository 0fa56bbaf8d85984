import type { Problem } from '../../api/client/problem.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { useKeptForm, useLeaveWarning } from './use-kept-form.ts';
import { useSave } from './use-save.ts';

interface CardFormSpec<Card> {
  /** What the card is of, before the names of its fields in their ids: `customer`. */
  noun: string;
  /** The id of the one that is edited; null for a new one. */
  editing: string | null;
  initial: Card;
  /** What keeps the card from being sent, by field. */
  check: (card: Card) => FieldProblem[];
}

const faultsOf = (problem: Problem): FieldProblem[] =>
  problem.fields.length > 0 ? [...problem.fields] : [{ field: '', message: problem.message }];

/** A form of plain fields: its typing is kept, its faults stand beside the fields, and it is saved once. */
export const useCardForm = <Card extends object>({ noun, editing, initial, check }: CardFormSpec<Card>) => {
  const act = editing ? `${noun}.edit ${editing}` : `${noun}.add`;
  const { form, change, forget, dirty, ready } = useKeptForm(act, initial);
  const { faults, attempt, pending, save } = useSave({ act, faultsOf, forget });
  useLeaveWarning(dirty);
  const problemOf = (name: string) => faults.find(({ field }) => field === name)?.message;
  return {
    form,
    change,
    forget,
    ready,
    attempt,
    pending: pending !== null,
    problems: faults.map(({ field, message }) => ({
      fieldId: field ? `${noun}-${field}` : undefined,
      text: message,
    })),
    /** What a field's part is given besides its words. */
    field: <Name extends keyof Card & string>(name: Name) => ({
      id: `${noun}-${name}`,
      value: form[name],
      onChange: (value: Card[Name]) => change({ [name]: value } as unknown as Partial<Card>),
      problem: problemOf(name),
    }),
    /** Sends the card; answers null when something about it has to change first. */
    save: <Answer extends { message: string }>(sendWith: (intentKey: string) => Promise<Answer>) =>
      save('save', check(form), sendWith),
  };
};
