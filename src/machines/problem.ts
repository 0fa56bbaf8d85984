import type { FieldProblem } from '../domain/refusal.ts';
import * as failures from '../domain/words/failures.ts';

/** A failed port as a flow keeps it: the sentence, and the fields it belongs to. */
export interface ShownProblem {
  message: string;
  fields: readonly FieldProblem[];
  /** The shell says it already, over whatever shows the flow. */
  handledElsewhere?: true;
}

/** What the page throws to be shown as it is. */
export const saying = (message: string): ShownProblem => ({ message, fields: [] });

/**
 * What a port rejected with, as a problem to show. What has no fields, not even an empty list of them, was not made to be shown: an
 * error of the program, whose words are for its authors. It gets the common sentence.
 */
export const shownProblem = (error: unknown): ShownProblem => {
  const { message, fields, handledElsewhere } = (error ?? {}) as Partial<ShownProblem>;
  if (typeof message !== 'string' || !fields) return saying(failures.broken);
  return { message, fields, ...(handledElsewhere && { handledElsewhere: true }) };
};

/** What kind of problem a port rejected with, to decide by; `unexpected` for an error of the program. */
export const kindOfProblem = (error: unknown): string =>
  ((error ?? {}) as { kind?: string }).kind ?? 'unexpected';

/** Reads what a port failed with, for the action that keeps it. */
export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

/** A port that nobody provided yet: a screen or a test does. */
export const unprovided = (name: string) => async (): Promise<never> => {
  throw new Error(`The port ${name} is not provided.`);
};
