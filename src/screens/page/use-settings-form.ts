import { type FormEvent, useState } from 'react';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { useUserNews } from '../frame/use-user-news.ts';
import { ownFaults } from '../kit/fields/own-faults.ts';
import { type CardFormState, useCardForm } from './use-card-form.ts';

interface SettingsFormSpec<Typed, Answer> {
  /** Names the matter, and begins the ids of its fields. */
  noun: string;
  /**
   * Whose settings they are, and the version they were fetched with; null where only their owner changes them. Left out for a form
   * whose typing is forgotten with the page, such as a password.
   */
  of?: { id: string; version: number | null };
  /** As the server has it. */
  initial: Typed;
  check?: (typed: Typed) => readonly FieldProblem[];
  /** Sends what was typed, over a version or over any; the message of its answer is shown. */
  save: (typed: Typed, intentKey: string, version: number | null) => Promise<Answer>;
  /** Labels and values as people read them, for the comparison with what somebody else saved. */
  valuesOf?: (typed: Typed) => Readonly<Record<string, string>>;
  /** Once it is saved. */
  onSaved?: (typed: Typed, answer: Answer) => void;
}

/** One card of a page of settings, saved by a call of its own; the user's name and business are then fetched again too. */
export function useSettingsForm<
  Typed extends object,
  Answer extends { message: string } = { message: string },
>(spec: SettingsFormSpec<Typed, Answer>) {
  const { of, save, onSaved } = spec;
  const card = useCardForm({
    ...spec,
    opened: of ?? null,
    keeps: of !== undefined,
    faultsOf: ownFaults,
    alsoFetch: useUserNews(),
  });
  const [switching, setSwitching] = useState(false);
  /** Answers whether it is saved. */
  const submit = async (): Promise<boolean> => {
    const form = card.typed();
    const answer = await card.save((intentKey, version) => save(form, intentKey, version));
    if (answer) onSaved?.(form, answer);
    return answer !== null;
  };
  return {
    ...card,
    /** With its name too, by which a browser knows the field of a password. */
    field: <Name extends keyof Typed & string>(name: Name) => ({ ...card.field(name), name }),
    submit,
    /** A switch is being saved: nobody is asked to save that. */
    switching,
    /** A switch of the card: it is saved at once, with whatever else is typed in it. */
    switchTo: (patch: Partial<Typed>) => {
      setSwitching(true);
      card.change(patch);
      void submit().finally(() => setSwitching(false));
    },
    onSubmit: (event?: FormEvent) => {
      event?.preventDefault();
      void submit();
    },
  };
}

/** A kept card as the parts around its fields know it, whatever its fields are. */
export type SettingsFormState = CardFormState &
  Pick<ReturnType<typeof useSettingsForm<object>>, 'submit' | 'switching'>;
