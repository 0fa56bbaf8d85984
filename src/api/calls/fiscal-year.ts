import { userId } from '../wire/values.ts';
import { subject, told } from './call.ts';
import { flag, list, nullable, number, text } from './field.ts';

const { ours } = subject('businessid', '/api/Business/', { userid: userId });
const start = { month: number('Month'), day: number('Day') };

/** The calls of fiscal years. */
export const fiscalYearCalls = {
  fiscalYears: ours.read('fiscal-years', 'reports', {
    says: told({
      ...start,
      /** How years began before, the oldest first, each until the first year that began otherwise. */
      before: list('Before', { ...start, until: text('Until') }),
      today: text('Today'),
      lockedUntil: nullable(text('LockedUntil')),
      hasEntries: flag('HasEntries'),
    }),
    reads: 'business-settings',
  }),
};
