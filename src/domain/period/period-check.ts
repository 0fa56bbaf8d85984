/** The steps in which a period is checked, in order. */
export const checkSteps = ['documents', 'money', 'lists', 'reporting'] as const;
export type CheckStep = (typeof checkSteps)[number];

interface CheckRow {
  step: CheckStep;
  /** The books contradict themselves where it isn't met: it can't be skipped. */
  hard?: true;
  /** Of fiscal years alone. */
  ofYears?: true;
}

/**
 * What is checked of a period, in the order in which it is shown. A hard check is an equality of the books; a soft one can be skipped with a
 * reason. Source: finance-answers.md, Q139.
 */
const rows = {
  months: { step: 'documents', ofYears: true },
  drafts: { step: 'documents' },
  particulars: { step: 'documents' },
  statements: { step: 'money' },
  clearing: { step: 'money' },
  payouts: { step: 'money' },
  receivable: { step: 'lists', hard: true },
  payable: { step: 'lists', hard: true },
  credit: { step: 'lists', hard: true },
  advance: { step: 'lists', hard: true },
  inventory: { step: 'lists', hard: true },
  stock: { step: 'lists' },
  revaluation: { step: 'reporting' },
  tax: { step: 'reporting' },
  opening: { step: 'reporting' },
} as const satisfies Record<string, CheckRow>;

export type PeriodCheck = keyof typeof rows;

const table: Readonly<Record<PeriodCheck, CheckRow>> = rows;

export const periodChecks = Object.keys(rows) as PeriodCheck[];

/** The checks of a kind of period, in order. */
export const checksOf = (kind: 'month' | 'year'): PeriodCheck[] =>
  periodChecks.filter((check) => kind === 'year' || !table[check].ofYears);

/** True of an equality of the books, which can't be skipped. */
export const isHard = (check: PeriodCheck): boolean => table[check].hard === true;

/** The step that a check belongs to. */
export const stepOf = (check: PeriodCheck): CheckStep => table[check].step;
