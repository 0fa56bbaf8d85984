/** What is read in report sheet. */
export const reportSheetWords = {
  allDays: 'All days',
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  atTheEndOf: (to: string) => `At the end of ${to}`,
} as const;
