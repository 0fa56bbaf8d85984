import type { FastifyInstance } from 'fastify';
import { auditTrailCalls } from '../../../src/api/calls/audit-trail.ts';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import type { TrailRow } from '../../../src/domain/audit/trail.ts';
import { kindSpec } from '../../../src/domain/documents/kinds.ts';
import { isDay } from '../../../src/domain/values/is-day.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { isPeriod } from '../../../src/domain/values/period.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { auditTrail as words } from '../../../src/domain/words/audit-trail.ts';
import { auditTrail, type TrailFilter, trailRows } from '../../reports/audit-trail.ts';
import { type BusinessTx, calendarOf, Refused, withBusiness } from '../../store/database/tx.ts';
import { findDocuments } from '../../store/documents/documents.ts';
import { memberNames } from '../../store/team/members.ts';
import { allow, inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf, requestedSpan } from '../call/paging.ts';
import { auditChainRoutes } from './audit-chain.routes.ts';
import { exportAuditTrail } from './audit-trail-file.ts';

/** Rows on a page at most. Source: finance-answers.md, Q137. */
const mostOnPage = 100;
/** Lines of a document's history at most: the newest. */
const mostOfDocument = 500;

/** Throws `Refused` for what is no day, and for days that end before they begin. */
const refuseDays = ({ from, to }: { from?: string | undefined; to?: string | undefined }): void => {
  for (const [field, day] of [['from', from] as const, ['to', to] as const])
    if (day !== undefined && !isDay(day)) throw new Refused(invalid(field, words.noDay));
  if (from && to && from > to) throw new Refused(invalid('from', words.daysReversed));
};

const filterOf =
  (sent: ArgsOf<typeof auditTrailCalls.exportEvents>) =>
  (tx: BusinessTx): TrailFilter => {
    const { range, from, to } = sent;
    refuseDays(sent);
    if (range !== undefined && range !== '' && !isPeriod(range))
      throw new Refused(invalid('range', words.noRange));
    const span = { fromdate: from, todate: to, sortby: range };
    return {
      days: requestedSpan(span, calendarOf(tx), 'thisyear'),
      person: sent.person ?? null,
      subjectKind: sent.subjectKind || null,
      subjectId: sent.subjectId ?? null,
      group: sent.group ?? null,
      document: sent.document ?? '',
      text: sent.text ?? '',
    };
  };

const eventOf = ({ at, ...row }: TrailRow) => ({ ...row, at: at.toISOString() });

/** Mounts the calls of the audit trail, and those of its chain. */
export const auditTrailRoutes = (app: FastifyInstance, services: Services): void => {
  auditChainRoutes(app, services);
  mountDeclared(app, auditTrailCalls, inBusiness(services), {
    listEvents: ({ ctx, args: { page, perPage, ...sent } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const asked = pageOf({ page, limit: perPage, searchquery: sent.text });
        const limit = Math.min(asked.limit, mostOnPage);
        const found = await auditTrail(tx, filterOf(sent)(tx), { page: asked.page, limit });
        return {
          events: found.rows.map(eventOf),
          page: found.page,
          pages: pagesOf(found.total, limit),
          total: found.total,
          timeZone: tx.business.timeZone,
          people: await memberNames(tx),
        };
      }),
    exportEvents: async ({ ctx, args }) => {
      const { token, name } = await exportAuditTrail(ctx, filterOf(args));
      return { message: name, url: `/api/files/${token}`, name };
    },
    documentEvents: ({ ctx, args: { kind, documentId } }) => {
      const permission = `${kindSpec(kind).permissions}.view` as const;
      allow({ permission }, ctx.user.role, ctx.business.plan);
      return withBusiness(ctx, 'read', async (tx) => {
        await findDocuments(tx, kind, [documentId]);
        const days = { from: null, to: null };
        const none = { person: null, group: null, document: '', text: '' };
        const filter = { days, ...none, subjectKind: kind, subjectId: documentId };
        const rows = await trailRows(tx, filter, { limit: mostOfDocument, offset: 0 });
        return { events: rows.map(eventOf), timeZone: tx.business.timeZone };
      });
    },
  });
};
