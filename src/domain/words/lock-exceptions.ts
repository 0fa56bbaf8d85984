import { counted, dayField, type Values } from './everywhere.ts';

/** What calls about exceptions to the lock date answer. */
export const lockExceptionAnswers = {
  exceptions: 'Exceptions',
  granted: 'Exception granted.',
  ended: 'Exception ended.',
};

/** What keeps an exception from being granted. */
export const lockExceptionFaults = {
  memberMissing: 'Choose somebody who works in this business.',
  notYourself: (others: string) =>
    `You can’t grant yourself an exception while somebody else can. Ask ${others}.`,
  notLocked: 'Your books aren’t locked, so nobody needs an exception.',
  dayNotLocked: (day: string) => `Choose a locked day: ${day} or earlier.`,
  untilOver: 'Choose a time that’s still to come.',
  untilTooLate: (days: number) => `An exception lasts ${days} days at most. Choose an earlier time.`,
  reasonMissing: 'Enter the reason.',
  reasonTooLong: (longest: number) => `The reason has at most ${longest} characters.`,
};

/** The card of exceptions in the settings. */
export const lockExceptionWords = {
  title: 'Exceptions to the lock date',
  lead: 'Let one person post on locked days for a few hours or days. Each entry they post there is listed here.',
  grant: 'Grant an exception',
  grantLead: 'Everybody else stays locked out. You can end the exception at any time.',
  save: 'Grant exception',
  member: 'Who may post',
  chooseMember: 'Choose a person',
  from: 'On locked days from',
  fromHint: 'Earlier days stay locked for them, too.',
  untilDay: 'Until',
  untilHint: 'A week from now at the latest.',
  chooseDay: dayField.choose,
  untilHour: 'Time',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  reason: 'Reason',
  enterReason: lockExceptionFaults.reasonMissing,
  reasonHint: 'Such as “Late invoice from our landlord”. It’s kept in the audit trail.',
  none: 'No exceptions so far.',
  open: 'Open',
  over: 'Over',
  openUntil: ({ days, until }: Values<'days' | 'until'>) => `${days}, open until ${until}`,
  wasOpenUntil: ({ days, until }: Values<'days' | 'until'>) => `${days}, ended ${until}`,
  endedBy: ({ days, until, by }: Values<'days' | 'until' | 'by'>) => `${days}, ended ${until} by ${by}`,
  grantedBy: ({ by, at }: Values<'by' | 'at'>) => `Granted by ${by}, ${at}`,
  unused: 'Nothing posted',
  entries: (count: number) => `Posted ${counted(count, 'entry', 'entries')}: `,
  entry: ({ number, day }: Values<'number' | 'day'>) => `${number} of ${day}`,
  more: (count: number) => `${count} more`,
  end: 'End now',
  endTitle: (name: string) => `End ${name}’s exception?`,
  endLead: 'They can’t post on locked days from now on. What they posted stays.',
  keep: 'Keep it open',
} as const;
