/** What is asked of a date far from today. */

export const farDay = ({ day }: { day: string }) =>
  `${day} is far from today. Correct the date, or confirm that it’s right.`;

export const farDayWords = {
  title: (days: number) => (days > 1 ? 'Are these dates right?' : 'Is this date right?'),
  lead: (days: number) =>
    `${days > 1 ? 'They’re' : 'It’s'} outside your current fiscal year and the years before and after it.`,
  keep: (days: number) => (days > 1 ? 'Change the dates' : 'Change the date'),
  confirm: (days: number) => (days > 1 ? 'Use these dates' : 'Use this date'),
} as const;
