import type { FieldProblem } from '../../../domain/values/refusal.ts';

/**
 * The faults of a refused form at the form's own fields, which a refusal may spell as the wire does; what belongs to none of
 * them, or a refusal without fields, is above the form.
 */
export const ownFaults = (
  form: object,
  refused: { message: string; fields: readonly FieldProblem[] },
): FieldProblem[] => {
  const names = Object.keys(form);
  const own = (field: string) => names.find((name) => name.toLowerCase() === field.toLowerCase()) ?? '';
  return refused.fields.length > 0
    ? refused.fields.map(({ field, message }) => ({ field: own(field), message }))
    : [{ field: '', message: refused.message }];
};
