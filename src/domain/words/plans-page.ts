/** What is read in plans page. */
export const plansPageWords = {
  plans: 'Plans',
  yourPlan: 'Your plan',
  youAreOnThe: 'You are on the',
  plan: 'plan',
  trialEnds: (ends: string) => `, which ends on ${ends}; then the free plan begins. `,
  changeTo: (name: string) => `Change to ${name}`,
  changeToNamed: (name: string) => `Change to ${name}?`,
  lead: 'It holds at once and for everybody. Nothing is charged: payment is a sandbox here. What you have stays, whatever the plan keeps.',
} as const;
