import type { FieldProblem } from '../../domain/values/refusal.ts';
import { useUserNews } from '../frame/use-user-news.ts';
import { useCardForm } from './use-card-form.ts';

interface KeptCardSpec<Typed> {
  /** Names the matter, and stands before the names of its fields in their ids. */
  noun: string;
  /** Whose matter it is, and the version it was fetched with; null where only its owner changes it. */
  of: { id: string; version: number | null };
  /** As it stands on the server. */
  initial: Typed;
  check: (typed: Typed) => FieldProblem[];
  /** Sends what was typed, over a version or over any; its answer's message is told. */
  save: (typed: Typed, intentKey: string, version: number | null) => Promise<{ message: string }>;
  /** Each field's words and what it holds, as people read it, for the comparison with what somebody else saved. */
  valuesOf: (typed: Typed) => Readonly<Record<string, string>>;
}

/**
 * One matter of a page of settings: what is typed is kept in this browser until it is saved or discarded, and goes over what
 * somebody else saved since only by a choice made with their version in sight.
 */
export function useKeptCard<Typed extends object>(spec: KeptCardSpec<Typed>) {
  const { noun, of, initial, check, save, valuesOf } = spec;
  const card = useCardForm({ noun, opened: of, initial, check });
  const tellUser = useUserNews();
  const { form } = card;
  return {
    ...card,
    /** The same in the card's own words. */
    conflict: card.conflict && { ...card.conflict, valuesOf: (typed: object) => valuesOf(typed as Typed) },
    onSubmit: async () => {
      const answer = await card.save((intentKey, version) => save(form, intentKey, version));
      if (answer) await tellUser();
    },
  };
}

/** What a kept card is drawn from, whatever it holds. */
export type KeptCardState = Omit<ReturnType<typeof useKeptCard<object>>, 'form' | 'change' | 'field'>;
