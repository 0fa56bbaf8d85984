import type { ProviderName } from '../../domain/payment-provider/provider.ts';
import type { DisplayProblem } from '../../machines/problem.ts';

const idOf = (provider: ProviderName, field: string): string => `${provider}-${field}`;

/** What a field of a bank account is given beside its words: where its faults link to, and what was wrong with it. */
export const fieldIn = (provider: ProviderName, problem: DisplayProblem | null) => (field: string) => ({
  id: idOf(provider, field),
  name: field,
  problem: problem?.fields.find((one) => one.field === field)?.message,
});

/** Faults as a summary lists them; what belongs to no field is said by itself. */
export const problemsIn = (provider: ProviderName, problem: DisplayProblem | null) => {
  if (!problem || problem.handledElsewhere) return [];
  if (problem.fields.length === 0) return [{ text: problem.message }];
  return problem.fields.map(({ field, message }) => ({ fieldId: idOf(provider, field), text: message }));
};
