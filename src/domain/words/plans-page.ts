/** What is read in plans page. */

export const plans = 'Plans';
export const yourPlan = 'Your plan';
export const youAreOnThe = 'You are on the';
export const plan = 'plan';
export const trialEnds = (ends: string) => `, which ends on ${ends}; then the free plan begins. `;
export const changeTo = (name: string) => `Change to ${name}`;
export const changeToNamed = (name: string) => `Change to ${name}?`;
export const lead =
  'It holds at once and for everybody. Nothing is charged: payment is a sandbox here. What you have stays, whatever the plan keeps.';
