/** What is read in foreign currency. */

export const notInPlan = 'Your plan does not include foreign currencies.';
export const notEnabled = 'Foreign currencies are not enabled for this business.';
