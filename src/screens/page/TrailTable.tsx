import { Link } from 'wouter';
import type { auditTrailCalls } from '../../api/calls/audit-trail.ts';
import type { OursAnswer } from '../../api/calls/call.ts';
import { isSource } from '../../domain/audit/source.ts';
import { statusTold, wordsOfSubject } from '../../domain/audit/trail.ts';
import { typeNames } from '../../domain/documents/kinds.ts';
import { formatDay, formatDecimal, formatMinute, minuteIn } from '../../domain/values/format.ts';
import { isDay } from '../../domain/values/is-day.ts';
import { auditSources, auditTrail as words } from '../../domain/words/audit-trail.ts';
import { viewDocumentAt } from '../frame/addresses.ts';
import { recordPages } from '../frame/record-pages.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { OnPhone } from '../kit/OnPhone.tsx';

/** What one act did to one thing, as the trail answers it. */
export type TrailEvent = OursAnswer<typeof auditTrailCalls.listEvents>['events'][number];

/** Changes of a row that are shown at once. */
const shownChanges = 6;

const addressOf = ({ subjectType, subjectId }: TrailEvent): string | undefined => {
  if (subjectId === null) return undefined;
  const type = typeNames.find((name) => name === subjectType);
  return type ? viewDocumentAt(type, subjectId) : recordPages[subjectType]?.(subjectId);
};

function Subject({ row }: { row: TrailEvent }) {
  const href = addressOf(row);
  const kind = wordsOfSubject(row.subjectType);
  const name = row.subject || kind;
  return (
    <>
      {row.subject && <small className="quiet">{kind} </small>}
      {href ? <Link href={href}>{name}</Link> : name}
    </>
  );
}

/** The path a status took, in words; nothing where it stayed or there is none. */
const pathOf = (row: TrailEvent): string => {
  const [from, to] = [statusTold(row, row.from), statusTold(row, row.to)];
  if (to === '' || from === to) return '';
  return from === '' ? to : words.path({ from, to });
};

/** A value as people of the business read it: days and amounts in their way of writing. */
const written = (value: string, locale: string): string => {
  if (isDay(value)) return formatDay(value, locale);
  // Most are amounts, which are kept without a last zero.
  return /^-?\d+\.\d+$/.test(value) ? formatDecimal(value, locale, 2) : value;
};

function Changed({ row }: { row: TrailEvent }) {
  const locale = useLocale();
  const { changes, reason, entries } = row;
  const rest = changes.length - shownChanges;
  return (
    <ul className="changes">
      {changes.slice(0, shownChanges).map(({ field, before, after }) => (
        <li key={`${field} ${before} ${after}`}>
          <span className="field">{field}</span>{' '}
          {before !== null && (
            <>
              <del>{written(before, locale)}</del> →{' '}
            </>
          )}
          {after === null ? words.nothing : written(after, locale)}
        </li>
      ))}
      {rest > 0 && <li className="quiet">{words.more(rest)}</li>}
      {reason && (
        <li>
          <span className="field">{words.reason}</span> {reason}
        </li>
      )}
      {entries.length > 0 && <li className="quiet">{words.entry(entries.join(', '))}</li>}
    </ul>
  );
}

const columns = (momentOf: (row: TrailEvent) => string, ofOne: boolean): Column<TrailEvent>[] => [
  {
    key: 'when',
    title: words.when,
    cell: momentOf,
  },
  {
    key: 'who',
    title: words.who,
    cell: ({ person, role, source }) => (
      <>
        {person} <small className="quiet">{role ?? (isSource(source) ? auditSources[source] : '')}</small>
      </>
    ),
  },
  {
    key: 'from',
    title: words.from,
    cell: ({ source }) => (isSource(source) ? auditSources[source] : ''),
    minor: true,
  },
  { key: 'subject', title: words.subject, cell: (row) => <Subject row={row} /> },
  {
    key: 'act',
    title: words.act,
    cell: (row) => (
      <>
        {row.act} <small className="quiet">{pathOf(row)}</small>
      </>
    ),
    phone: 'lead',
  },
  {
    key: 'change',
    title: words.change,
    cell: (row) => (
      <div>
        <OnPhone>
          {!ofOne && (
            <>
              <Subject row={row} />,{' '}
            </>
          )}
          {row.person} <small>{row.role}</small>, {momentOf(row)}
        </OnPhone>
        <Changed row={row} />
      </div>
    ),
    phone: 'under',
  },
];

/** The columns of the audit trail, its times in a zone; of one subject alone without it. */
export const trailColumns = (
  locale: string,
  timeZone: string,
  { ofOne = false }: { ofOne?: boolean } = {},
): Column<TrailEvent>[] =>
  columns(({ at }) => formatMinute(minuteIn(timeZone, new Date(at)), locale), ofOne).filter(
    ({ key }) => !ofOne || (key !== 'subject' && key !== 'from'),
  );

/** What a row is called where it has to be told from others. */
export const trailName = ({ act, subject }: TrailEvent): string => `${act} ${subject}`.trim();

/** All that happened to one thing. */
export function TrailTable({ events, timeZone }: { events: readonly TrailEvent[]; timeZone: string }) {
  const locale = useLocale();
  return (
    <DataTable
      caption={words.history}
      columns={trailColumns(locale, timeZone, { ofOne: true })}
      rows={events}
      keyOf={({ id }) => id}
      nameOf={trailName}
    />
  );
}
