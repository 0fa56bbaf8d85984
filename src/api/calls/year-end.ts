import { yearEndMoves } from '../../domain/journal-entry/year-end.ts';
import { userId } from '../wire/values.ts';
import { done, subject, told } from './call.ts';
import { day, decimal, flag, id, list, nullable, number, oneOf, optional, text, typedText } from './field.ts';

const at = '/api/Report/';
const reading = subject('businessid', at, { userid: userId }, 'accounting').ours;
const { ours } = subject('businessid', at, { userid: userId }, 'advancedAccounting');

const account = { accountId: number('TAccountId'), code: text('Code'), account: text('AccountName') };

/** Every call about the end of a fiscal year. */
export const yearEndCalls = {
  yearEnd: reading.read('get-year-end', 'reports', {
    /** By the calendar year it begins in; left out, the one whose end is worked on now. */
    takes: { year: optional(typedText('year', 4)) },
    says: told({
      year: number('Year'),
      from: day('fromdate'),
      to: day('todate'),
      today: day('today'),
      /** The last day that is locked. */
      lockedUntil: nullable(day('lockdate')),
      moves: list('Moves', {
        move: oneOf('Move', yearEndMoves),
        ...account,
        /** At the end of the year's last day: a credit above zero, a debit below. */
        balance: decimal('Balance'),
        /** What moved it on that day. */
        entries: list('Entries', { id: id('EntryId'), number: number('EntryNumber') }),
      }),
      /** Where it can be moved to. */
      targets: list('Targets', account),
    }),
    reads: 'reports',
  }),
  makeAccountantPackage: ours.change('make-accountant-package', 'settings.account', {
    /** A fiscal year as `2026`, or a month as `2026-03`. */
    takes: {
      period: typedText('period', 10),
      /** An email says when it's ready. */
      mail: optional(flag('email')),
    },
    says: told({ id: id('taskid'), ...done }),
    touches: ['tasks'],
  }),
};
