import { counted, everywhere, type Values } from './everywhere.ts';

/** What calls about a year's end answer, and what they can't take. */
export const yearEndAnswers = {
  yearEnd: 'Year end',
  noYear: 'Choose a fiscal year, such as 2026.',
  noPeriod: 'Choose a fiscal year, such as 2026, or a month, such as 2026-03.',
};

/** What the text file in the accountant's package says. */
export const packageContentsWords = {
  /** What the file is called, before its ending. */
  name: 'Contents',
  moment: ({ at, zone }: Values<'at' | 'zone'>) =>
    `Every file shows your books as they were on ${at} (${zone}).`,
  files: 'Files, each with its SHA-256 checksum',
  leftOut: 'Not included',
  noPlan: everywhere.reportNotInPlan,
  because: ({ name, reason }: Values<'name' | 'reason'>) => `${name}: ${reason}`,
  trail: 'Audit trail',
  trailCount: (count: number, formatted: string) =>
    `${counted(count, 'event', 'events', formatted)} in total at that moment`,
  newest: ({ at, what, by, id }: Values<'at' | 'what' | 'by' | 'id'>) =>
    `Latest event: ${at}, ${what}, ${by} (${id})`,
} as const;

/** What the accountant's package is called. */
export const packageWords = {
  title: 'Accountant package',
  fileOf: (period: string) => `Accountant package ${period}`,
  format: 'ZIP',
  noneLeft: 'Your plan no longer includes these reports.',
} as const;

/** The page of a year's end. */
export const yearEndWords = {
  title: 'Year end',
  lead: 'Nothing is posted by itself. Each entry opens filled in, and you decide whether to post it.',
  fiscalYear: 'Fiscal year',
  notOver: (day: string) => `This year ends on ${day}. The figures can still change until then.`,
  locked: ({ until, day }: Values<'until' | 'day'>) =>
    `Your books are locked until ${until}, so you can’t post anything on ${day}.`,
  unlock: 'Change the lock date',
  moves: {
    opening: {
      title: 'Opening balances',
      lead: 'What your books began with. Once all opening balances are in, move the total to capital or retained earnings.',
    },
    drawings: {
      title: 'Drawings',
      lead: 'What was taken out for private use. Move it to capital or retained earnings so that the new year starts at zero.',
    },
  },
  balance: ({ account, day }: Values<'account' | 'day'>) => `${account} on ${day}`,
  nothing: 'There’s nothing to move.',
  movedBy: 'Moved by',
  entry: (number: number) => `Entry ${number}`,
  target: 'Move to',
  prepare: 'Prepare entry',
  drawingsMoved: 'Drawings moved to equity',
  packageLead:
    'Everything your accountant needs, in one ZIP: each report as PDF and CSV, all from the same moment, with a list of checksums.',
  period: 'Period',
  wholeYear: (year: string) => `Fiscal year ${year}`,
  inIt: 'What’s in it',
  mail: 'Email me when it’s ready',
  make: 'Prepare package',
  seeTasks: 'See tasks',
} as const;
