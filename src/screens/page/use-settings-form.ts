import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, useRef, useState } from 'react';
import { fromPromise, waitFor } from 'xstate';
import { once } from '../../api/client/intent.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { connect, typedIn } from '../../machines/form/connect.ts';
import { editFormFlow } from '../../machines/form/edit-form.flow.ts';
import type { SaveRefused, Typed as TypedFields } from '../../machines/form/edit-form.ports.ts';
import type { Problem } from '../../machines/problem.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { useUserNews } from '../frame/use-user-news.ts';
import { ownFaults } from '../kit/fields/own-faults.ts';
import { inspected } from '../kit/inspected.ts';
import { toast } from '../kit/notices/toast.ts';

interface SettingsFormSpec<Typed> {
  /** Stands before the names of the fields in the ids of their controls, and names the intended act. */
  id: string;
  initial: Typed;
  check: (typed: Typed) => readonly FieldProblem[];
  /** Sends what was typed; its answer's message is told. */
  save: (typed: Typed, intentKey: string) => Promise<{ message: string }>;
  /** Once it is saved. */
  onSaved?: (typed: Typed) => void;
}

/** Why it was refused, as the form's chart reads it. */
const refused = (form: object, problem: Problem): SaveRefused =>
  problem.handledElsewhere ? { kind: 'handled' } : { kind: 'faulty', faults: ownFaults(form, problem) };

/**
 * A small form of settings that keeps nothing, a password least of all: checked, sent once, told, and then the whole page knows
 * what it changed. Its chart is that of every form; a fault is shown until its field is typed in again.
 */
export function useSettingsForm<Typed extends object>(spec: SettingsFormSpec<Typed>) {
  const { id, initial } = spec;
  const refresh = useRefresh();
  const tellUser = useUserNews();
  const sending = useRef<(typed: Typed) => Promise<void>>(undefined);
  /** As it was when the faults were found. */
  const faulty = useRef(initial);
  const [logic] = useState(() =>
    editFormFlow.provide({
      actors: { save: fromPromise(({ input }) => sending.current!(input.form as Typed)) },
    }),
  );
  const actor = useActorRef(logic, {
    ...inspected(),
    input: { keeps: false, form: initial as TypedFields, version: null },
  });
  const { faults: found, attempt, pending } = useSelector(actor, connect, shallowEqual);
  const typed = useSelector(actor, typedIn) as Typed;
  const faults = (found as readonly FieldProblem[]).filter(
    ({ field }) => typed[field as keyof Typed] === faulty.current[field as keyof Typed],
  );

  const set = (patch: Partial<Typed>) => actor.send({ type: 'draft.change', patch: patch as TypedFields });

  async function send() {
    const { check, save, onSaved } = spec;
    faulty.current = typed;
    sending.current = async (typed) => {
      const { message } = await once(id, (intentKey) => save(typed, intentKey)).catch((problem) => {
        throw refused(typed, problem as Problem);
      });
      await Promise.all([refresh(), tellUser()]);
      toast.success(message);
    };
    actor.send({ type: 'form.save', button: 'save', faults: check(typed) });
    const answered = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    if (answered.hasTag('saved')) onSaved?.(typed);
  }

  return {
    typed,
    set,
    attempt,
    pending: pending !== null,
    problems: faults.map(({ field, message }) => ({
      ...(field ? { fieldId: `${id}-${field}` } : {}),
      text: message,
    })),
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
      void send();
    },
  };
}
