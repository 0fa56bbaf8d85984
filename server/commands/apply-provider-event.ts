import type { ProviderEvent } from '../../src/domain/online-payment/session.ts';
import { applyReport, type ReportOfSession } from '../services/apply-report.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { holdEvent, settleEvent } from '../store/mail/inbox.ts';

/**
 * Applies a report from the inbox: the session moves, and money is booked, in one transaction with the note that the
 * report is done. A report applied before does nothing. Reports may come in any order: the books end alike.
 *
 * @throws Refused while the books are locked today; the report waits
 */
export const applyProviderEvent = (
  ctx: Ctx,
  provider: string,
  { id, sessionId, report }: ProviderEvent,
  origin: string,
): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    if (!(await holdEvent(tx, provider, id))) return;
    await settleEvent(tx, provider, id, await applyReport(tx, { provider, sessionId, report }, origin));
  });

/** Settles a report that moves no session. */
export const settleProviderEvent = (ctx: Ctx, provider: string, id: string, outcome: string): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    if (await holdEvent(tx, provider, id)) await settleEvent(tx, provider, id, outcome);
  });

/** Applies what a provider answered when it was asked about a session; what was applied before does nothing. */
export const applyAnswer = (ctx: Ctx, report: ReportOfSession, origin: string): Promise<string> =>
  withBusiness(ctx, 'write', (tx) => applyReport(tx, report, origin));
