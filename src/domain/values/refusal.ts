/**
 * The closed list of reasons for which an act is refused. On the wire a refusal is 400 `{ Message, kind, … }`.
 * Source: answers.md, "The wire".
 */
export type RefusalKind =
  | 'invalid'
  | 'illegal-move'
  | 'not-allowed'
  | 'plan-limit'
  | 'stale'
  | 'duplicate-request'
  | 'locked-period'
  | 'far-day'
  | 'shortage';

/** One faulty field: its name in the product's own words and the sentence shown beside it. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** A refused act as a plain value: what blocks it, in a sentence that also says the way out. */
export interface Refusal {
  refused: true;
  kind: RefusalKind;
  message: string;
  fields?: FieldProblem[];
  details?: Record<string, unknown>;
}

export const refusal = (
  kind: RefusalKind,
  message: string,
  more: Pick<Refusal, 'fields' | 'details'> = {},
): Refusal => ({ refused: true, kind, message, ...more });

/** An invalid field refused, its sentence being both the message and the note beside the field. */
export const invalid = (field: string, message: string): Refusal =>
  refusal('invalid', message, { fields: [{ field, message }] });

/** One refusal with every faulty field and the first one's message; null if there is none. */
export const refusalOf = (fields: readonly FieldProblem[]): Refusal | null =>
  fields[0] ? refusal('invalid', fields[0].message, { fields: [...fields] }) : null;

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as Refusal).refused === true;

/** The same refusal, shown beside another field. */
export const named = (refused: Refusal, field: string): Refusal => ({
  ...refused,
  fields: [{ field, message: refused.fields?.[0]?.message ?? refused.message }],
});
