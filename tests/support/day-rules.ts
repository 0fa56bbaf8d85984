/** Rows read in 2026, where nobody asks about far days. */
export const dayRules = { nearDays: null, locale: 'en-GB', thisYear: 2026 } as const;
