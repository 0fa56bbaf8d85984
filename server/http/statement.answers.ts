import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { publicLink } from '../../src/api/wire/public-link.ts';
import type { Side } from '../../src/domain/books/side.ts';
import { dayIn } from '../../src/domain/day.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import type { Span } from '../../src/domain/period.ts';
import { type StatementRow, type StatementSums, spanRefusal } from '../../src/domain/statement.ts';
import { everywhere } from '../../src/domain/words/everywhere.ts';
import { printStatement } from '../commands/print-statement.ts';
import { sendStatement } from '../commands/send-statement.ts';
import { type ReportSource, readReport } from '../reports/report.ts';
import type { PaperLink } from '../services/pay-link.ts';
import { type BusinessCtx, type Ctx, calendarOf, Refused, withBusiness } from '../store/tx.ts';
import { linkedSheet } from './linked-sheet.ts';
import { mailRequestOf, sentAnswerOf } from './mailing.requests.ts';
import { requestedSpan } from './paging.ts';
import { downloadOf } from './print.answers.ts';
import { comparisonOf, reportRequestOf } from './report.requests.ts';
import type { AccountServices } from './visit.ts';

type DaysQuery = Parameters<typeof requestedSpan>[0];

/** The days a statement is of. @throws Refused when they end before they begin */
export const statementSpan = (ctx: BusinessCtx, sent: DaysQuery): Span => {
  const span = requestedSpan(
    sent,
    calendarOf({ today: dayIn(ctx.business.timeZone, ctx.clock()), business: ctx.business }),
    'alltime',
  );
  const refused = spanRefusal(span);
  if (refused) throw new Refused(refused);
  return span;
};

/** A page of the statement of a contact's account, with the sums that go by another name on each side apart. */
export const statementAnswer = async (
  ctx: Ctx,
  source: ReportSource<StatementRow, StatementSums>,
  contactId: string,
  query: DaysQuery & Parameters<typeof reportRequestOf>[0] & Parameters<typeof comparisonOf>[0],
) => {
  const span = statementSpan(ctx, query);
  const request = reportRequestOf({ ...query, clientId: contactId }, span);
  const found = await withBusiness(ctx, 'read', (tx) => readReport(tx, source, request, comparisonOf(query)));
  const { rows, total, page, sheet, claimed, credit, ...sums } = found;
  return {
    claims: rows.map((row) => ({ ...row, documentId: row.documentId && idToWire(row.documentId) })),
    claimed,
    credit,
    answered: {
      report: linkedSheet(sheet),
      fromdate: span.from,
      todate: span.to,
      openingbalance: sums.opening,
      totalcancelled: sums.cancelled,
      totalsettled: sums.settled,
      totalamountdue: sums.due,
      currentpage: page,
      total,
      pagetotal: pagesOf(total, request.limit),
    },
  };
};

/** The same as PDF: where it can be fetched from. */
export const printedStatement = async (
  { ctx, services }: { ctx: Ctx; services: AccountServices },
  side: Side,
  contactId: string,
  sent: DaysQuery,
) => {
  const printer = { ...services, linkTo: (link: PaperLink) => publicLink(services.origin, link) };
  const span = statementSpan(ctx, sent);
  return downloadOf(await printStatement(ctx, printer, side, idFromWire(contactId), span));
};

/** The same by mail. */
export const mailedStatement = async (
  ctx: Ctx,
  side: Side,
  contactId: string,
  sent: DaysQuery & Parameters<typeof mailRequestOf>[0],
) =>
  sentAnswerOf(
    everywhere.mailSent,
    await sendStatement(
      ctx,
      side.contact,
      idFromWire(contactId),
      statementSpan(ctx, sent),
      mailRequestOf(sent),
    ),
  );
