import { statusTold, type TrailRow, wordsOfSubject } from '../../../src/domain/audit/trail.ts';
import { minuteIn } from '../../../src/domain/values/format.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { auditSources, auditTrail as words } from '../../../src/domain/words/audit-trail.ts';
import { countTrail, type TrailFilter, trailRows } from '../../reports/audit-trail.ts';
import { csvPart, handOutCsv } from '../../services/list-file.ts';
import { type BusinessTx, type Ctx, Refused, withBusiness } from '../../store/database/tx.ts';

/** Rows read at once, and those of one file. */
const atOnce = 5_000;
const mostRows = 200_000;

const head = [
  words.when,
  words.timeZone,
  words.who,
  words.role,
  words.from,
  words.subject,
  words.number,
  words.act,
  words.fromStatus,
  words.toStatus,
  words.change,
  words.reason,
  words.entries,
];

const lineOf = (row: TrailRow, timeZone: string): string[] => [
  minuteIn(timeZone, row.at),
  timeZone,
  row.person,
  row.role ?? '',
  row.source ? auditSources[row.source] : '',
  wordsOfSubject(row.subjectType),
  row.subject,
  row.act,
  statusTold(row, row.from),
  statusTold(row, row.to),
  row.changes
    .map(({ field, before, after }) =>
      before === null
        ? words.is({ field, after: after ?? words.nothing })
        : words.becomes({ field, before, after: after ?? words.nothing }),
    )
    .join('; '),
  row.reason,
  row.entries.join(', '),
];

/**
 * What a filter leaves of the audit trail as the text of a CSV file in pieces, read within a transaction.
 *
 * @throws Refused for more rows than a file holds
 */
export const auditTrailParts = async (
  tx: BusinessTx,
  filter: TrailFilter,
): Promise<{ parts: string[]; rows: number }> => {
  const total = await countTrail(tx, filter);
  if (total > mostRows) throw new Refused(invalid('range', words.tooMany));
  const parts = [csvPart([head])];
  for (let offset = 0; offset < total; offset += atOnce) {
    const found = await trailRows(tx, filter, { limit: atOnce, offset });
    parts.push(csvPart(found.map((row) => lineOf(row, tx.business.timeZone))));
  }
  return { parts, rows: total };
};

/**
 * Writes all of the audit trail that a filter leaves into a CSV file, as it stood at one moment, and hands it out for a minute.
 *
 * @throws Refused for more rows than a file holds
 */
export const exportAuditTrail = async (
  ctx: Ctx,
  filterOf: (tx: BusinessTx) => TrailFilter,
): Promise<{ token: string; name: string }> => {
  const { parts, rows } = await withBusiness(ctx, 'long', (tx) => auditTrailParts(tx, filterOf(tx)));
  return handOutCsv(ctx, { title: words.title, act: 'audit-trail.export' }, parts, { rows });
};
