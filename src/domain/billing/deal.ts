import type { ChosenPlan } from '../access/plans.ts';

/** What a business has for good by its deal codes. */
export interface DealStep {
  plan: ChosenPlan;
  seats: number;
}

/** What is known of a deal code by who asks. */
export interface DealCodeFacts {
  /** It is the business's own. */
  isOwn: boolean;
}

/** What the first code gives, the second, and the third; there is no fourth. Source: finance-answers.md, Q97. */
const usualSteps: readonly DealStep[] = [
  { plan: 'growth', seats: 5 },
  { plan: 'enterprise', seats: 5 },
  { plan: 'enterprise', seats: 10 },
];

/** What codes give on an installation, by their number: as its own table says, else as usual. */
export const dealSteps = (own: readonly DealStep[]): readonly DealStep[] =>
  own.length > 0 ? own : usualSteps;

/** What so many codes give together; null for none. */
export const dealOf = (steps: readonly DealStep[], codes: number): DealStep | null =>
  steps[Math.min(codes, steps.length) - 1] ?? null;

const form = /^[a-z0-9-]{8,40}$/i;
const shown = 4;

/** A code as it is compared, in capitals and without dashes; null for what can't be one. */
export const dealCode = (typed: string): string | null => {
  const trimmed = typed.trim();
  const code = trimmed.replaceAll('-', '').toUpperCase();
  return form.test(trimmed) && code.length >= shown ? code : null;
};

/** What is kept to be shown of a code. */
export const lastOf = (code: string): string => code.slice(-shown);
