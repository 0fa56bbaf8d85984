/** What rows are called that stand in a business from its first day. */

export const otherCategory = 'Other';
