import { userId } from '../wire/values.ts';
import { done, subject, told } from './call.ts';
import { anyWhole, day, flag, id, list, nullable, number, text, typedText } from './field.ts';

const { ours } = subject('businessid', '/api/Business/', { userid: userId }, 'advancedAccounting');
const permission = 'settings.account';

/** Every call about members who may post on locked days for some time. */
export const lockExceptionCalls = {
  lockExceptions: ours.read('lock-exceptions', permission, {
    says: told({
      /** The newest first. */
      exceptions: list('Exceptions', {
        id: id('ExceptionId'),
        member: text('Member'),
        /** The first locked day they may post on. */
        from: day('FromDay'),
        /** The last one: the lock date it was granted for. */
        to: day('ToDay'),
        until: text('Until'),
        reason: text('Reason'),
        grantedBy: text('GrantedBy'),
        grantedAt: text('GrantedAt'),
        endedBy: nullable(text('EndedBy')),
        endedAt: nullable(text('EndedAt')),
        /** They may still post by it. */
        open: flag('Open'),
        /** How many entries were posted by it, of which the first are listed. */
        count: number('EntryCount'),
        entries: list('Entries', {
          id: id('EntryId'),
          number: number('EntryNumber'),
          onDay: day('EntryDate'),
        }),
      }),
      /** Who can be named. */
      members: list('Members', { id: id('UserId'), name: text('Name') }),
    }),
    reads: 'business-settings',
  }),
  grantLockException: ours.change('grant-lock-exception', permission, {
    takes: {
      member: id('MemberUserId'),
      from: day('FromDay'),
      untilDay: day('UntilDay'),
      /** The hour of that day in the business’s own zone, 0 to 23. */
      untilHour: anyWhole('UntilHour'),
      reason: typedText('Reason', 300),
    },
    says: told({ id: id('ExceptionId'), ...done }),
    touches: ['business-settings'],
  }),
  endLockException: ours.change('end-lock-exception', permission, {
    takes: { id: id('ExceptionId') },
    says: told(done),
    touches: ['business-settings'],
  }),
};
