import type { FieldProblem } from '../values/refusal.ts';

/**
 * A kind of card: a short row of settings that is typed on one form and chosen elsewhere, such as a tax or a location. What it says
 * of itself is all that saving, moving and listing one needs to know; what is its own is handed in where it is used.
 */
export interface CardSpec<Card extends object> {
  /** What names its acts, its events and its typing that is kept: `tax`. */
  noun: string;
  /** A card as it is kept: nothing around its words. */
  tidy: (typed: Card) => Card;
  /** Every fault of a tidy card, each with its field. */
  problems: (card: Card) => FieldProblem[];
  /** Its name, which no other one may have, and what is said where one has; left out where names may repeat. */
  name?: { of: (card: Card) => string; taken: (card: Card) => string };
  /** What the audit trail has of one that was saved, and of one that was moved. */
  trail: Record<'saved' | 'moved', (card: Card) => Record<string, unknown>>;
}

/** What is done with a card beside saving what was typed. */
export type CardAct = 'edit' | 'setDefault' | 'activate' | 'delete';

/** What becomes of a card. */
export interface CardMove {
  /** False where it only repeats what is so already. */
  moved: boolean;
  /** Nothing is left of it; otherwise its row stays. */
  gone: boolean;
}
