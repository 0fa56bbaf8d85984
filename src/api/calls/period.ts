import { periodKinds, periodStatuses } from '../../domain/period/accounting-period.ts';
import { foundKinds } from '../../domain/period/judged.ts';
import { periodChecks } from '../../domain/period/period-check.ts';
import { userId } from '../wire/values.ts';
import { done, subject, told } from './call.ts';
import {
  day,
  decimal,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  part,
  text,
  typedText,
} from './field.ts';

const { ours } = subject('businessid', '/api/Period/', { userid: userId }, 'advancedAccounting');

/** The key of a period: 2026-03 for a month, 2026 for the fiscal year that begins in it. */
const key = typedText('Period', 10);

const named = {
  key: text('Period'),
  kind: oneOf('Kind', periodKinds),
  from: day('fromdate'),
  to: day('todate'),
};

const brief = {
  ...named,
  status: oneOf('Status', periodStatuses),
  /** Its last day is over. */
  over: flag('IsOver'),
  /** It isn't locked itself, and the lock date covers it. */
  covered: flag('IsCovered'),
  lockedBy: nullable(text('LockedBy')),
  lockedAt: nullable(text('LockedAt')),
  /** How many checks were skipped, and how many entries were posted since it was first locked. */
  skipped: number('Skipped'),
  corrected: number('Corrected'),
};

const check = {
  check: oneOf('Check', periodChecks),
  met: flag('IsMet'),
  /** How many there are of what keeps it from being met, and the first of them. */
  total: number('total'),
  found: list('Found', {
    of: oneOf('Of', foundKinds),
    id: nullable(id('id')),
    accountId: nullable(number('AccountId')),
    /** The type of a document, or the key of a period. */
    type: nullable(text('Type')),
    name: text('Name'),
    from: nullable(day('fromdate')),
    to: nullable(day('todate')),
    /** In its currency; a quantity without one. */
    amount: nullable(decimal('Amount')),
    currency: nullable(text('Currency')),
  }),
  skip: nullable(part('Skip', { reason: text('Reason'), by: text('by'), at: text('at') })),
};

/** A time it was locked, with what was posted since on days up to its last one. */
const closing = {
  id: id('ClosingId'),
  by: text('LockedBy'),
  at: text('LockedAt'),
  reopenedBy: nullable(text('ReopenedBy')),
  reopenedAt: nullable(text('ReopenedAt')),
  reason: nullable(text('Reason')),
  corrected: number('Corrected'),
  entries: list('Entries', {
    id: id('EntryId'),
    number: number('EntryNumber'),
    onDay: day('EntryDate'),
    kind: text('EntryType'),
    memo: text('Memo'),
  }),
  /** The accounts that came to something else; debits are above zero. */
  balances: list('Balances', {
    accountId: number('AccountId'),
    account: text('AccountName'),
    closed: decimal('ClosedBalance'),
    now: decimal('Balance'),
  }),
};

const moved = told({ status: oneOf('Status', periodStatuses), ...done });
const touches = ['reports', 'business-settings', 'accounting', 'audit-trail'] as const;
const reason = typedText('Reason', 500);

/** Every call about closing months and years. Source: finance-answers.md, Q139. */
export const periodCalls = {
  periods: ours.read('get-periods', 'reports', {
    says: told({
      years: list('Years', { ...brief, months: list('Months', brief) }),
      lockedUntil: nullable(day('LockedUntil')),
      /** The earliest month that is over and open. */
      next: nullable(text('Next')),
    }),
    reads: 'reports',
  }),
  period: ours.read('get-period', 'reports', {
    takes: { key },
    says: told({
      ...brief,
      lockedUntil: nullable(day('LockedUntil')),
      checkedBy: nullable(text('CheckedBy')),
      checkedAt: nullable(text('CheckedAt')),
      /** The earliest of its kind that is locked first. */
      earlier: nullable(text('Earlier')),
      opensToo: list('OpensToo', named),
      checks: list('Checks', check),
      closings: list('Closings', closing),
    }),
    reads: 'reports',
  }),
  skipPeriodCheck: ours.change('skip-check', 'settings.account', {
    takes: { key, check: oneOf('Check', periodChecks), reason: optional(reason) },
    says: moved,
    touches,
  }),
  unskipPeriodCheck: ours.change('unskip-check', 'settings.account', {
    takes: { key, check: oneOf('Check', periodChecks) },
    says: moved,
    touches,
  }),
  checkPeriod: ours.change('check', 'settings.account', { takes: { key }, says: moved, touches }),
  lockPeriod: ours.change('lock', 'settings.account', { takes: { key }, says: moved, touches }),
  reopenPeriod: ours.change('reopen', 'settings.account', {
    takes: { key, reason: optional(reason) },
    says: moved,
    touches,
  }),
};
