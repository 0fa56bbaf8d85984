/** What is read in report figure. */
export const reportFigureWords = {
  figure: 'Figure',
  now: 'Now',
  beforeDay: (day: string) => `before ${day}`,
  afterDay: (day: string) => `after ${day}`,
  before: 'Before',
  change: 'Change',
} as const;

/** What is read in report page. */
export const reportPageWords = {
  trialBalance: 'Trial balance',
  end: 'At the end of',
  ofOneDocument: 'For one document: show all',
  empty: 'No entry matches.',
  showAll: 'Show all',
  tryAgain: 'Try again',
} as const;

/** What is read where a report is printed. */
export const reportPrintWords = {
  tooLong: (most: string) =>
    `At most ${most} rows are printed from here. Choose fewer days, or download the report.`,
  back: 'Back to the report',
} as const;

/** What is read in report tool. */
export const reportToolWords = {
  noComparison: 'No comparison',
  previousPeriod: 'Previous period',
  samePeriodLastYear: 'Same period last year',
  downloading: (name: string) => `Downloading ${name}.`,
  compareWith: 'Compare with',
  print: 'Print',
  download: (format: string) => `Download ${format}`,
} as const;
