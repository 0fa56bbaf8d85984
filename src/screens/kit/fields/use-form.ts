import { type FormEvent, useEffect, useState } from 'react';
import type { FieldProblem as Faulty } from '../../../domain/values/refusal.ts';
import type { FieldProblem } from '../notices/ErrorSummary.tsx';
import { ownFaults } from './own-faults.ts';

interface FormProps<Typed> {
  /** Begins the ids of the fields. */
  id: string;
  initial: Typed;
  /** What keeps the typed form from being sent, by field. */
  check: (typed: Typed) => readonly Faulty[];
  /** What the server refused last; a new object for each refusal. */
  refused: { message: string; fields: readonly Faulty[] } | null;
  onSend: (typed: Typed) => void;
}

/**
 * The typing and faults of a form that another chart sends, such as signing in; a chart of its own would repeat that one's states.
 * It is checked when it is sent, a fault is shown at its field and in the summary until the field is typed in again, and a
 * refusal loses nothing that was typed.
 */
export function useForm<Typed extends object>({ id, initial, check, refused, onSend }: FormProps<Typed>) {
  const [typed, setTyped] = useState(initial);
  const [faults, setFaults] = useState<readonly Faulty[]>([]);
  const [attempt, setAttempt] = useState(0);

  const show = (found: readonly Faulty[]) => {
    setFaults(found);
    if (found.length > 0) setAttempt((count) => count + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal is news; what is typed meanwhile is not.
  useEffect(() => {
    // What was refused and is asked for anew is refused no longer.
    if (!refused) return setFaults((before) => (before.length > 0 ? [] : before));
    show(ownFaults(typed, refused));
  }, [refused]);

  const set = (change: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...change }));
    setFaults((before) => before.filter(({ field }) => !(field.split('.')[0]! in change)));
  };

  return {
    typed,
    set,
    attempt,
    problems: faults.map(
      ({ field, message }): FieldProblem => ({
        ...(field ? { fieldId: `${id}-${field}` } : {}),
        text: message,
      }),
    ),
    /** What is said of a field that has a part of its own, by the name of the field. */
    problemOf: (name: string) => faults.find(({ field }) => field === name)?.message,
    /** What a field's part is given besides its words. */
    field: <Name extends keyof Typed & string>(name: Name) => ({
      id: `${id}-${name}`,
      name,
      value: typed[name],
      onChange: (value: Typed[Name]) => set({ [name]: value } as unknown as Partial<Typed>),
      problem: faults.find(({ field }) => field === name)?.message,
    }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      const found = check(typed);
      show(found);
      if (found.length === 0) onSend(typed);
    },
  };
}
