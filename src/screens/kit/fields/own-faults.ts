import type { FieldProblem } from '../../../domain/values/refusal.ts';

/** The faults of a refused form, each at its field; a fault of no field of the form, and a refusal without fields, are shown above it. */
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
