import type { FieldProblem } from '../../../domain/values/refusal.ts';

/** The faults of a refused form at the form's own fields; what belongs to none of them, or a refusal without fields, is above the form. */
export const ownFaults = (
  form: object,
  refused: { message: string; fields: readonly FieldProblem[] },
): FieldProblem[] =>
  refused.fields.length > 0
    ? refused.fields.map(({ field, message }) => ({
        field: field.split('.')[0]! in form ? field : '',
        message,
      }))
    : [{ field: '', message: refused.message }];
