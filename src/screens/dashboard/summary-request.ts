/** What a dashboard looks at: a named period, or days of one's own. */
export interface ChosenDays {
  period: string;
  from: string;
  to: string;
}

/** Days as the calls take them. */
export const chosenSpan = ({ period, from, to }: ChosenDays) =>
  period === 'custom' ? { from: from || undefined, to: to || undefined } : { period };

/** What a summary is asked with: its days, and how many of their newest documents come along. */
export const summaryRequest = ({ period, from, to }: ChosenDays) => ({
  order: 'descending',
  limit: '6',
  ...chosenSpan({ period, from, to }),
});
