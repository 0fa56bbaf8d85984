import type { FieldProblem } from '../domain/refusal.ts';
import * as failures from '../domain/words/failures.ts';

/** A failed port as a flow keeps it: the sentence, and the fields it belongs to. */
export interface ShownProblem {
  message: string;
  fields: readonly FieldProblem[];
  /** The shell says it already, over whatever shows the flow. */
  handledElsewhere?: true;
}

/** What a port rejected with, as a problem to show; anything without words of its own gets the common ones. */
export const shownProblem = (error: unknown): ShownProblem => {
  const known = error as Partial<ShownProblem> | null;
  return {
    message: known?.message ?? failures.broken,
    fields: known?.fields ?? [],
    ...(known?.handledElsewhere && { handledElsewhere: true }),
  };
};

/** Reads what a port failed with, for the action that keeps it. */
export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;
