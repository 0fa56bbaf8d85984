import type { FormEvent } from 'react';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { useUserNews } from '../frame/use-user-news.ts';
import { ownFaults } from '../kit/fields/own-faults.ts';
import { useCardForm } from './use-card-form.ts';

interface SettingsFormSpec<Typed> {
  /** Names the matter, and stands before the names of its fields in their ids. */
  noun: string;
  /**
   * Whose matter it is, and the version it was fetched with; null where only its owner changes it. Left out for a form whose typing
   * is forgotten with the page, a password before all.
   */
  of?: { id: string; version: number | null };
  /** As it stands on the server. */
  initial: Typed;
  check: (typed: Typed) => readonly FieldProblem[];
  /** Sends what was typed, over a version or over any; its answer's message is told. */
  save: (typed: Typed, intentKey: string, version: number | null) => Promise<{ message: string }>;
  /** Each field's words and what it holds, for the comparison with what somebody else saved. */
  valuesOf?: (typed: Typed) => Readonly<Record<string, string>>;
  /** Once it is saved. */
  onSaved?: (typed: Typed) => void;
}

/** One matter of a page of settings, saved by itself; then the whole page knows what it changed, the user's name and business too. */
export function useSettingsForm<Typed extends object>(spec: SettingsFormSpec<Typed>) {
  const { of, save, onSaved } = spec;
  const card = useCardForm({
    ...spec,
    opened: of ?? null,
    keeps: of !== undefined,
    faultsOf: ownFaults,
    alsoFetch: useUserNews(),
  });
  const { form } = card;
  const submit = async () => {
    const answer = await card.save((intentKey, version) => save(form, intentKey, version));
    if (answer) onSaved?.(form);
  };
  return {
    ...card,
    /** The same by its name, by which a browser knows the field of a password. */
    field: <Name extends keyof Typed & string>(name: Name) => ({ ...card.field(name), name }),
    onSubmit: (event?: FormEvent) => {
      event?.preventDefault();
      void submit();
    },
  };
}

/** What a kept card is drawn from, whatever it holds. */
export type SettingsFormState = Omit<
  ReturnType<typeof useSettingsForm<object>>,
  'actor' | 'form' | 'typed' | 'change' | 'set' | 'field'
>;
