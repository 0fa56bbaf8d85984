/** What is read in report figure. */
export const reportFigureWords = {
  comparedWith: (comparedWith: string) => `Compared with: ${comparedWith}`,
  figure: 'Figure',
  now: 'Now',
  before: 'Before',
  change: 'Change',
} as const;

/** What is read in report page. */
export const reportPageWords = {
  trialBalance: 'Trial balance',
  end: 'At the end of',
  ofOneDocument: 'Of one document: show all',
  empty: 'No entry matches.',
  showAll: 'Show all',
} as const;

/** What is read in report tool. */
export const reportToolWords = {
  noComparison: 'No comparison',
  previousPeriod: 'Previous period',
  samePeriodLastYear: 'Same period last year',
  downloading: (name: string) => `Downloading ${name}.`,
  compareWith: 'Compare with',
  download: (format: string) => `Download ${format}`,
} as const;
