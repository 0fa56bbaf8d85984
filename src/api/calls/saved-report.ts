import * as z from 'zod/mini';
import { reportFormats } from '../../domain/report/formats.ts';
import { mailRhythms } from '../../domain/report/mail-days.ts';
import type { ReportName } from '../../domain/report/reports.ts';
import { longestNote, mailObstacles, mostReaders, readerStates } from '../../domain/report/saved-report.ts';
import { userId } from '../wire/values.ts';
import { done, sentence, subject, told } from './call.ts';
import {
  day,
  edited,
  flag,
  id,
  idList,
  list,
  nullable,
  number,
  oneOf,
  optional,
  text,
  typedText,
  verbatim,
  whole,
  worded,
} from './field.ts';
import { outsideBusiness } from './outside-business.ts';

const { ours } = subject('businessid', '/api/Report/', { userid: userId });

/** How often it is mailed, on which day of the month and as which file; all null where it isn't. */
const mailed = {
  every: nullable(oneOf('Every', mailRhythms)),
  day: nullable(number('Day')),
  format: nullable(oneOf('Format', reportFormats)),
};

const typed = {
  name: typedText('Name', 200),
  note: optional(typedText('Note', longestNote * 2)),
  report: typedText('report', 40),
  /** What the report's page has in its address behind the question mark. */
  query: optional(typedText('query', 2000)),
  /** For everybody who reads reports, and not for oneself alone. */
  shared: optional(flag('Shared')),
  every: optional(oneOf('Every', mailRhythms)),
  /** Of the month, 1 to 28. */
  day: optional(whole('Day')),
  format: optional(oneOf('Format', reportFormats)),
  /** The members it is mailed to, by their users' ids. */
  readers: optional(idList('Readers', mostReaders * 2)),
};

const row = {
  id: id('SavedReportId'),
  version: number('version'),
  name: text('Name'),
  note: text('Note'),
  report: worded<ReportName>()('report'),
  query: text('query'),
  shared: flag('Shared'),
  ...mailed,
  nextOn: nullable(day('NextOn')),
  /** The day it was due when it was mailed last. */
  lastOn: nullable(day('LastOn')),
  owner: text('Owner'),
  /** The signed-in user may change and delete it. */
  mayChange: flag('MayChange'),
  readers: list('Readers', {
    id: id('UserId'),
    name: text('Name'),
    state: oneOf('State', readerStates),
    /** The last mail to them came back, or was given up. */
    undelivered: flag('Undelivered'),
  }),
  /** Why it isn't mailed now. */
  obstacle: nullable(oneOf('Obstacle', mailObstacles)),
  /** Why the last file couldn't be made. */
  fault: nullable(text('Fault')),
};

const saved = { id: id('SavedReportId'), ...done };
const touches = ['saved-reports'] as const;

/** Every call about saved reports. */
export const savedReportCalls = {
  savedReports: ours.read('saved-reports', 'reports', {
    says: told({ reports: list('Reports', row) }),
    reads: 'saved-reports',
  }),
  /** The members a report can be mailed to: their role may have it. */
  savedReportReaders: ours.read('saved-report-readers', 'reports', {
    takes: { report: typedText('report', 40) },
    says: told({ readers: list('Readers', { id: id('UserId'), name: text('Name') }) }),
    reads: 'team',
  }),
  saveReport: ours.change('save-report', 'reports', { takes: typed, says: told(saved), touches }),
  updateSavedReport: ours.change('update-saved-report', 'reports', {
    takes: { id: id('SavedReportId'), ...edited, ...typed },
    says: told(saved),
    touches,
  }),
  deleteSavedReport: ours.change('delete-saved-report', 'reports', {
    takes: { id: id('SavedReportId') },
    says: told(saved),
    touches,
  }),
};

const mailedLink = outsideBusiness('token', '/api/Report/').ours;

/** What the link of a report's mail carries; 256 bits in base64url. */
const link = {
  business: id('businessId'),
  token: verbatim(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)))('token'),
};

/** The calls of whoever holds the link of a report's mail. */
export const reportMailCalls = {
  /** Which report the link takes its reader off, and whether it has; nothing is changed. */
  reportSubscription: mailedLink.ask('report-subscription', {
    takes: link,
    says: told({ name: text('Name'), business: text('BusinessName'), unsubscribed: flag('Unsubscribed') }),
  }),
  unsubscribeFromReport: mailedLink.change('unsubscribe-from-report', {
    takes: link,
    says: sentence,
    touches: ['saved-reports'],
  }),
};
