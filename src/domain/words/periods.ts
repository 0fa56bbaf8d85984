import { counted, type Values } from './everywhere.ts';

/** A fiscal year as people write it: Fiscal year 2026, or Fiscal year 2026/27 where it reaches into the next one. */
export const yearName = (first: string, last: string): string =>
  `Fiscal year ${first === last ? first : `${first}/${last.slice(2)}`}`;

/** Why a month or a year can't be closed or opened. */
export const periodRefusals = {
  notOver: 'This period isn’t over yet. You can close it after its last day.',
  contradicts: 'Your books and their lists differ. Clear the checks marked as differing first.',
  toDo: (count: number) =>
    `Still to do: ${counted(count, 'check', 'checks')}. Clear ${count === 1 ? 'it' : 'them'}, or skip with a reason.`,
  earlierOpen: 'An earlier period is still open. Lock the earliest one first.',
  notChecked: 'Mark this period as checked first.',
  locked: 'This period is locked. Reopen it first.',
  notLocked: 'This period isn’t locked.',
  hard: 'This check can’t be skipped, because your books and their lists must be equal.',
  metAlready: 'This check is met, so there’s nothing to skip.',
  skippedAlready: 'This check is already skipped.',
  notSkipped: 'This check wasn’t skipped.',
  reasonMissing: 'Enter a reason.',
  /** When the lock date of the settings would open a period that was locked with its checks. */
  closed: ({ period, day }: Values<'period' | 'day'>) =>
    `${period} is closed. Reopen it under Books, Close to move the lock date before ${day}.`,
} as const;

/** What calls about closing answer. */
export const periodAnswers = {
  periods: 'Periods',
  period: 'Period',
  skipped: 'Check skipped.',
  unskipped: 'The check counts again.',
  checked: 'Marked as checked.',
  locked: 'Period locked.',
  reopened: 'Period reopened.',
} as const;

/** What a period is called by where it stands. */
export const periodStatusWords = {
  Open: 'Open',
  Checked: 'Checked',
  Locked: 'Locked',
  covered: 'Locked by date',
  running: 'Not over yet',
} as const;

/** The list of years and months that are closed. */
export const closeListWords = {
  title: 'Close',
  lead: 'Close a month or a year once its books are complete. After that, nothing can be posted to it, and its figures are kept.',
  lockedUntil: (day: string) => `Your books are locked until ${day}.`,
  notLocked: 'Your books aren’t locked.',
  empty: 'You’ll close your first month here once something is posted.',
  next: (period: string) => `Next: ${period}`,
  month: 'Period',
  status: 'Status',
  locked: 'Locked',
  lockedBy: ({ day, by }: Values<'day' | 'by'>) => `${day}, ${by}`,
  skipped: (count: number) => `${counted(count, 'check', 'checks')} skipped`,
  corrected: (count: number) => `${counted(count, 'entry', 'entries')} posted since`,
  remarks: 'Remarks',
  caption: (year: string) => `Months of ${year}`,
} as const;

const differs = (contacts: string) => `The account and the list differ for these ${contacts}.`;

/** What each check is called, and what it asks for. */
export const periodCheckWords = {
  months: {
    title: 'Every month is locked',
    met: 'Each month of the year was closed with its own checks.',
    unmet: 'These months weren’t closed one by one. Locking the year covers them.',
    remedy: 'Close the months',
  },
  drafts: {
    title: 'No drafts are left',
    met: 'No draft is dated in this period.',
    unmet: 'Issue or delete these drafts, or give them a later date.',
    remedy: 'See drafts',
  },
  particulars: {
    title: 'Tax numbers and rates are complete',
    met: 'Foreign documents have a rate, and reverse charge names the other party’s tax number.',
    unmet: 'A rate of 1 was used for a foreign currency, or a tax number is missing.',
    remedy: '',
  },
  statements: {
    title: 'Every bank has a finished statement',
    met: 'Each bank and the cash on hand was compared with a statement of the last day or later.',
    unmet: 'Finish a statement that ends on the last day or later.',
    remedy: 'See banks',
  },
  clearing: {
    title: 'Clearing accounts are at zero',
    met: 'Nothing waits in a clearing account.',
    unmet: 'Find what is still in clearing, or skip this with a note that explains it.',
    remedy: '',
  },
  payouts: {
    title: 'Payouts are matched',
    met: 'Each payout of your store and your payment providers is in the books.',
    unmet: 'These payouts aren’t in your books.',
    remedy: 'See payouts',
  },
  receivable: {
    title: 'Accounts receivable equals open invoices',
    met: 'The account equals the list of what customers owe.',
    unmet: differs('customers'),
    remedy: 'See customer ageing',
  },
  payable: {
    title: 'Accounts payable equals open bills',
    met: 'The account equals the list of what you owe vendors.',
    unmet: differs('vendors'),
    remedy: 'See vendor ageing',
  },
  credit: {
    title: 'Customer credit equals its list',
    met: 'The account equals what customers have left as credit.',
    unmet: differs('customers'),
    remedy: 'See customer ageing',
  },
  advance: {
    title: 'Vendor advances equal their list',
    met: 'The account equals what is left of advances to vendors.',
    unmet: differs('vendors'),
    remedy: 'See vendor ageing',
  },
  inventory: {
    title: 'Inventory equals the valuation of stock',
    met: 'The inventory accounts equal what your stock is worth.',
    unmet: 'These accounts differ from what your stock is worth.',
    remedy: 'See valuation',
  },
  stock: {
    title: 'No stock is below zero',
    met: 'No item is below zero at any location.',
    unmet: 'Receive or count these items: more left than was there.',
    remedy: 'See stock',
  },
  revaluation: {
    title: 'Foreign balances are revalued',
    met: 'No foreign balance is without the rate of the last day.',
    unmet: 'These balances are at the rates of their documents. Revalue them at the rate of the last day.',
    remedy: 'Revalue',
  },
  tax: {
    title: 'Sales tax is marked as filed',
    met: 'Each tax period that ends here is marked as filed, or has no tax.',
    unmet: 'Mark these days as filed in the sales tax report.',
    remedy: 'Open sales tax',
  },
  opening: {
    title: 'Opening balances are moved',
    met: 'Opening balance equity is at zero.',
    unmet: 'Move what’s left of your opening balances to capital or retained earnings.',
    remedy: 'Move opening balances',
  },
} as const;

/** The page of one month or year. */
export const closePageWords = {
  ownNumber: 'Your own tax number, for tax was charged on sales',
  back: 'Close',
  steps: 'Steps',
  step: {
    documents: 'Documents',
    money: 'Banks and payouts',
    lists: 'Lists and stock',
    reporting: 'Currencies, tax and equity',
  },
  met: 'Done',
  todo: 'To do',
  differs: 'Differs',
  skipped: 'Skipped',
  others: (count: number) => `and ${count} more`,
  progress: ({ done, total }: { done: number; total: number }) => `${done} of ${total} checks done`,
  running: (day: string) => `You can close it after ${day}.`,
  checkedBy: ({ by, day }: Values<'by' | 'day'>) => `Checked by ${by} on ${day}.`,
  lockedThrough: (day: string) => `Nothing can be posted on or before ${day}.`,
  coveredBy: (day: string) => `The lock date, ${day}, covers it. It wasn’t closed with its checks.`,
  skippedBy: ({ by, day }: Values<'by' | 'day'>) => `Skipped by ${by} on ${day}`,
  skip: 'Skip',
  unskip: 'Take back',
  skipTitle: (check: string) => `Skip “${check}”?`,
  skipLead: 'The check stays visible with your reason and your name.',
  reason: 'Reason',
  check: 'Mark as checked',
  lock: (period: string) => `Lock ${period}`,
  lockTitle: (period: string) => `Lock ${period}?`,
  lockLead: (day: string) =>
    `Nothing can be posted, changed or reversed on or before ${day}. The balances of that day are kept. You can reopen it with a reason.`,
  reopen: 'Reopen',
  reopenTitle: (period: string) => `Reopen ${period}?`,
  reopenLead: (day: string) =>
    `The lock date moves to ${day}. What is posted afterwards is listed beside the figures that were closed.`,
  reopensToo: (periods: string) => `Also reopens ${periods}.`,
  keepLocked: 'Keep it locked',
  keepOpen: 'Not now',
  earlier: 'Go to the earliest open period',
  yearEnd: 'Year-end entries and package',
  event: {
    locked: 'Locked',
    reopened: 'Reopened',
  },
  eventBy: ({ day, by }: Values<'day' | 'by'>) => `${day}, ${by}`,
  eventFor: ({ day, by, reason }: Values<'day' | 'by' | 'reason'>) => `${day}, ${by}: ${reason}`,
  correctedTitle: (day: string) => `Posted since it was locked on ${day}`,
  correctedLead:
    'These entries were posted after the period was locked and reopened. The table compares each account’s balance.',
  entries: 'Entries',
  entry: 'Entry',
  date: 'Date',
  type: 'Type',
  memo: 'Memo',
  account: 'Account',
  closedAt: 'When locked',
  now: 'Now',
  difference: 'Difference',
  moreEntries: ({ shown, total }: { shown: number; total: number }) =>
    `The first ${shown} of ${total} entries.`,
} as const;
