import type { FieldProblem } from '../domain/refusal.ts';
import * as failures from '../domain/words/failures.ts';

/** Why a port failed, as a flow keeps it: a kind to decide by and the words to show. */
export interface Fault {
  kind: string;
  message: string;
  fields: readonly FieldProblem[];
}

/** The fault in whatever a port rejected with; what is not ours becomes the spec's general sentence. */
export function faultOf(error: unknown): Fault {
  const { kind, message, fields } = (error ?? {}) as Partial<Fault>;
  if (typeof kind !== 'string' || typeof message !== 'string')
    return { kind: 'unexpected', message: failures.broken, fields: [] };
  return { kind, message, fields: fields ?? [] };
}
