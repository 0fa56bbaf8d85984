import { actGroups } from '../../domain/audit/act-groups.ts';
import { userId } from '../wire/values.ts';
import { plainly, subject, told } from './call.ts';
import { id, list, nullable, number, numbers, oneOf, optional, text, typedText } from './field.ts';

const { read, ours } = subject('businessid', '/api/Events/', { userid: userId });

/** What of it is asked for; all of the fiscal year where nothing is named. */
const filter = {
  range: optional(typedText('range', 20)),
  from: optional(typedText('fromdate', 10)),
  to: optional(typedText('todate', 10)),
  person: optional(id('PersonId')),
  subjectKind: optional(typedText('SubjectKind', 40)),
  subjectId: optional(id('SubjectId')),
  group: optional(oneOf('ActGroup', actGroups)),
  document: optional(typedText('DocumentNumber', 100)),
  text: optional(typedText('searchquery', 200)),
};

const change = { field: text('Field'), before: nullable(text('Before')), after: nullable(text('After')) };

/** What one act did to one thing. */
const event = {
  id: id('EventId'),
  /** An instant, in UTC. */
  at: text('Date'),
  userId: nullable(id('UserId')),
  person: text('UserName'),
  role: nullable(text('Role')),
  source: nullable(text('Source')),
  importId: nullable(id('ImportId')),
  subjectKind: text('SubjectKind'),
  subjectType: text('SubjectType'),
  subjectId: nullable(id('SubjectId')),
  subject: text('Number'),
  act: text('Action'),
  from: nullable(text('FromStatus')),
  to: nullable(text('ToStatus')),
  changes: list('Changes', change),
  reason: text('Reason'),
  entries: numbers('Entries'),
};

const page = {
  events: list('EventList', event),
  page: number('CurrentPage'),
  pages: number('PageTotal'),
  total: number('Total'),
  /** The zone of the business, in which people read the instants. */
  timeZone: text('TimeZone'),
  people: list('People', { id: id('UserId'), name: text('Name') }),
};

/** The audit trail: who did what, when and from where, and what it changed. */
export const auditTrailCalls = {
  listEvents: read('GetEvents', 'reports', {
    flag: 'auditTrail',
    takes: {
      page: optional(typedText('pageNumber', 10)),
      perPage: optional(typedText('RecordPerPage', 10)),
      ...filter,
    },
    says: plainly(page),
    reads: 'audit-trail',
  }),
  /** All of what a filter leaves as a file, and a line of the trail that it was made. */
  exportEvents: ours.ask('export-csv', 'reports', {
    flag: 'auditTrail',
    takes: filter,
    says: told({ url: text('url'), name: text('name') }),
  }),
  /** What happened to one document. Every member may ask: whether they may is the matter of what it is of, whose own key is asked for. */
  documentEvents: ours.read('document-events', 'settings.profile', {
    takes: { kind: oneOf('kind', ['invoice', 'quote', 'bill', 'order']), documentId: id('DocumentId') },
    says: plainly({ events: list('EventList', event), timeZone: text('TimeZone') }),
    reads: 'audit-trail',
  }),
};
