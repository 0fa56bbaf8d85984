import type { statementAsked } from '../../../src/api/calls/customer-account.ts';
import type { OursOf } from '../../../src/api/calls/field.ts';
import { publicLink } from '../../../src/api/wire/public-link.ts';
import type { Side } from '../../../src/domain/books/side.ts';
import { dayIn } from '../../../src/domain/day.ts';
import {
  type StatementRow,
  type StatementSums,
  spanRefusal,
} from '../../../src/domain/report/account-statement.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import type { Span } from '../../../src/domain/values/period.ts';
import { everywhere } from '../../../src/domain/words/everywhere.ts';
import { printStatement } from '../../commands/print-statement.ts';
import { sendStatement } from '../../commands/send-statement.ts';
import { activityView, type customerActivity } from '../../reports/contact-statement.ts';
import { type ReportSource, readReport } from '../../reports/report.ts';
import type { PaperLink } from '../../services/pay-link.ts';
import { type BusinessCtx, type Ctx, calendarOf, refuse, withBusiness } from '../../store/database/tx.ts';
import { requestedSpan } from '../call/paging.ts';
import type { AccountServices } from '../call/visit.ts';
import { mailRequestOf, type SentMail, sentAnswerOf } from '../documents/mailing.requests.ts';
import { downloadOf } from '../documents/print.answers.ts';
import { linkedSheet } from '../reports/linked-sheet.ts';
import { comparisonOf, requestOf } from '../reports/report.requests.ts';

/** The days a statement is asked for: those given, else of the period named. */
interface SentDays {
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The days a statement is of. @throws Refused when they end before they begin */
export const statementSpan = (ctx: BusinessCtx, { period, from, to }: SentDays): Span => {
  const span = requestedSpan(
    { sortby: period, fromdate: from, todate: to },
    calendarOf({ today: dayIn(ctx.business.timeZone, ctx.clock()), business: ctx.business }),
    'alltime',
  );
  refuse(spanRefusal(span));
  return span;
};

/** What a statement is read from: the claims, and what moved the balance. */
interface StatementSources {
  claims: ReportSource<StatementRow, StatementSums>;
  activity: typeof customerActivity;
}

/** A page of the statement of a contact's account: its claims, and the report of them or of what moved the balance. */
export const statementAnswer = async (
  ctx: Ctx,
  sources: StatementSources,
  contactId: string,
  { page: wanted, limit, compare, view, ...sent }: SentDays & OursOf<typeof statementAsked>,
) => {
  const span = statementSpan(ctx, sent);
  const request = {
    ...requestOf({ page: wanted, limit, to: sent.to }, span),
    contact: contactId,
  };
  const comparison = comparisonOf({ compare });
  const { found, shown } = await withBusiness(ctx, 'read', async (tx) => {
    const found = await readReport(tx, sources.claims, request, comparison);
    if (view !== activityView) return { found, shown: found };
    return { found, shown: await readReport(tx, sources.activity, request, comparison) };
  });
  const { rows, sheet: _, total: __, page: ___, ...sums } = found;
  return {
    ...sums,
    claims: [...rows],
    report: linkedSheet(shown.sheet),
    ...span,
    total: shown.total,
    page: shown.page,
    pages: pagesOf(shown.total, request.limit),
  };
};

/** The same as PDF: where it can be fetched from. */
export const printedStatement = async (
  { ctx, services }: { ctx: Ctx; services: AccountServices },
  side: Side,
  contactId: string,
  sent: SentDays,
) => {
  const printer = { ...services, linkTo: (link: PaperLink) => publicLink(services.origin, link) };
  return downloadOf(await printStatement(ctx, printer, side, contactId, statementSpan(ctx, sent)));
};

/** The same by mail. */
export const mailedStatement = async (
  ctx: Ctx,
  side: Side,
  contactId: string,
  days: SentDays,
  mail: SentMail,
) =>
  sentAnswerOf(
    everywhere.mailSent,
    await sendStatement(ctx, side.contact, contactId, statementSpan(ctx, days), mailRequestOf(mail)),
  );
