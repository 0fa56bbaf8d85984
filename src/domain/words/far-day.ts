/** What is asked of a date far from today. */

export const farDay = ({ day }: { day: string }) =>
  `${day} is far from today. Correct the date, or confirm that it’s right.`;

export const farDayWords = {
  title: 'Is this date right?',
  lead: 'It’s outside your current fiscal year and the years before and after it.',
  keep: 'Change the date',
  confirm: 'Use this date',
} as const;
