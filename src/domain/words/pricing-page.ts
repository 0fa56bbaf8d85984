/** What is read in pricing. */

export const title = 'Plans and prices';
export const lead =
  'Every new business starts with a 14-day trial of Growth with lower limits, then moves to Free. Nothing is charged yet, and you can switch plans in the settings at any time.';
export const limits =
  'Limits count what exists and is not deleted. Reaching one hides nothing you have. The details are in the';
export const subscriptionTerms = 'subscription terms';
export const createAnAccount = 'Create an account';
