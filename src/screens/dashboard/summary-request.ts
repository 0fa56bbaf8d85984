/** What a dashboard looks at: a named period, or days of one's own. */
interface ChosenDays {
  period: string;
  from: string;
  to: string;
}

/** What a summary is asked with: its days, and how many of their newest documents come along. */
export const summaryRequest = ({ period, from, to }: ChosenDays) => ({
  order: 'descending',
  limit: '6',
  ...(period === 'custom' ? { from: from || undefined, to: to || undefined } : { period }),
});
