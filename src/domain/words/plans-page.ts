/** What is read in plans page. */

export const plans = 'Plans';
export const yourPlan = 'Your plan';
export const youAreOnThe = 'You are on the';
export const plan = 'plan';
export const trialEnds = (ends: string) => `, which ends on ${ends}; then the free plan begins. `;
export const changeTo = (name: string) => `Switch to ${name}`;
export const changeToNamed = (name: string) => `Switch to ${name}?`;
export const lead =
  'The change is immediate and applies to everyone. Nothing is charged: payment is simulated here. Nothing you have is deleted.';
