import type { FieldProblem } from '../values/refusal.ts';

/**
 * A kind of card: a short row of settings that is typed on one form and chosen elsewhere, such as a tax or a location. The engine saves
 * and moves cards by this description; what only one kind needs is handed in by its commands.
 */
export interface CardSpec<Card extends object> {
  /** The name used in its acts, events and kept forms: `tax`. */
  noun: string;
  /** The card as it is stored, without spaces around its text. */
  tidy: (typed: Card) => Card;
  /** Every fault of a tidy card, each with its field. */
  problems: (card: Card) => FieldProblem[];
  /** The name that no other card may have, and the message if one does; left out if names may repeat. */
  name?: { of: (card: Card) => string; taken: (card: Card) => string };
  /** What the audit trail records of a card that is saved, and of one that is moved. */
  trail: Record<'saved' | 'moved', (card: Card) => Record<string, unknown>>;
}

/** What a chart is asked about a card: to edit it, or to move it. */
export type CardAct = 'edit' | 'setDefault' | 'activate' | 'delete';

/** What an act does to a card. */
export interface CardMove {
  /** False if it changes nothing. */
  moved: boolean;
  /** Its row is removed; otherwise it stays. */
  gone: boolean;
}
