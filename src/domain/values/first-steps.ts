/** What a new business does first, in the order it is best done in. */
export const firstSteps = ['particulars', 'taxes', 'bank', 'customer', 'invoice', 'sent', 'payment'] as const;
export type FirstStepName = (typeof firstSteps)[number];

/** A first step, and whether it is done: the books say so, nobody ticks it off. */
export interface FirstStep {
  name: FirstStepName;
  done: boolean;
}

/** What waits for somebody that the first steps ask for too; while they are shown it is not said twice. */
export const firstStepKeys: readonly string[] = ['particulars', 'no customer', 'no invoice'];
