/** What is read in foreign currency. */
export const foreignCurrencyWords = {
  notInPlan: 'Your plan does not include foreign currencies.',
  notEnabled: 'Foreign currencies are not enabled for this business.',
} as const;
