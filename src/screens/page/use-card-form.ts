import { useRef } from 'react';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { conflict as words } from '../../domain/words/frame.ts';
import type { Problem } from '../../machines/problem.ts';
import type { Conflict } from './conflict.ts';
import { type FieldRows, fieldText } from './field-spec.ts';
import { type Edited, useFormFlow, useTyped } from './use-form-flow.ts';

interface CardFormSpec<Card> extends Edited<Card>, Pick<Conflict, 'names'> {
  /** What keeps the card from being sent, by field. */
  check?: (card: Card) => readonly FieldProblem[];
  /** Its fields by their description, for the comparison with what somebody else saved. */
  fields?: FieldRows<Card>;
  /** Labels and values as people read them, for the same comparison, of a form whose fields aren't described. */
  valuesOf?: (card: Card) => Readonly<Record<string, string>>;
  keeps?: boolean;
  faultsOf?: (card: Card, problem: Problem) => FieldProblem[];
  alsoFetch?: () => Promise<void>;
}

const faultsAsSent = (_: object, problem: Problem): FieldProblem[] =>
  problem.fields.length > 0 ? [...problem.fields] : [{ field: '', message: problem.message }];

/**
 * A form of plain fields, rendered whole at every keystroke. Its faults are shown until it is sent again, or, in a form that keeps
 * nothing, until their field is typed in.
 */
export const useCardForm = <Card extends object>(spec: CardFormSpec<Card>) => {
  const { noun, initial, keeps = true, check, names, fields, valuesOf, faultsOf = faultsAsSent } = spec;
  const flow = useFormFlow({ ...spec, faultsOf });
  const form = useTyped(flow);
  /** As it was when the faults were found. */
  const faulty = useRef(initial);
  const faults = (flow.faults as readonly FieldProblem[]).filter(
    ({ field }) => keeps || form[field as keyof Card] === faulty.current[field as keyof Card],
  );
  const { conflict, change } = flow;
  const compared: Conflict | null = conflict && {
    ...conflict,
    mine: form,
    names,
    fields: fields?.flat().map((field) => ({
      name: field.name,
      label: field.label,
      text: (value, locale) =>
        fieldText(field, value, locale) || (field.kind === 'select' && value ? words.noLongerAvailable : ''),
    })),
    valuesOf: valuesOf && ((card) => valuesOf(card as Card)),
  };
  const problemOf = (name: string) => faults.find(({ field }) => field === name)?.message;
  return {
    ...flow,
    form,
    /** What is typed here beside what somebody else saved, once that is fetched. */
    conflict: compared,
    pending: flow.pending !== null,
    problems: faults.map(({ field, message }) => ({
      fieldId: field ? `${noun}-${field}` : undefined,
      text: message,
    })),
    /** The fault of a field, or of a part of one: `billing.city`. */
    problemOf,
    /** Whether a field has a fault, or a part of it, that is none of these. */
    hasProblemBeside: (rows: FieldRows<Card>) =>
      faults.some(
        ({ field }) => field !== '' && rows.flat().every(({ name }) => name !== field.split('.')[0]),
      ),
    /** The props of a field's part besides its words. */
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
    ) => {
      const typed = flow.typed();
      faulty.current = typed;
      return flow.save('save', [...besides, ...(check?.(typed) ?? [])], sendWith);
    },
  };
};

/** A card as the parts around its fields know it, whatever its fields are. */
export type CardFormState = Omit<
  ReturnType<typeof useCardForm<object>>,
  'actor' | 'form' | 'typed' | 'change' | 'set' | 'field' | 'hasProblemBeside'
>;
