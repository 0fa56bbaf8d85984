import type { DisplayProblem } from '../../machines/problem.ts';

const idOf = (field: string): string => `store-${field}`;

/** What a field of a step is given beside its words: where its faults link to, and what was wrong with it. */
export const fieldIn = (problem: DisplayProblem | null) => (field: string) => ({
  id: idOf(field),
  name: field,
  problem: problem?.fields.find((one) => one.field === field)?.message,
});

/** Faults as a summary lists them; what belongs to no field is said by itself. */
export const problemsIn = (problem: DisplayProblem | null) => {
  if (!problem || problem.handledElsewhere) return [];
  if (problem.fields.length === 0) return [{ text: problem.message }];
  return problem.fields.map(({ field, message }) => ({ fieldId: idOf(field), text: message }));
};
