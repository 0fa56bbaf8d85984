import type { Decimal } from '../../src/domain/money.ts';
import { type News, providerMoney as words } from '../../src/domain/online-payment/online-payments.words.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import type { DisputeReport } from '../../src/domain/provider-money/dispute.ts';
import type { RefundReport } from '../../src/domain/provider-money/refund.ts';
import { disputeReportAct } from '../acts/provider-dispute.ts';
import { refundReportAct, refundUnansweredAct } from '../acts/provider-refund.ts';
import { newId } from '../store/database/new-id.ts';
import { type Ctx, runAct, type Tx, withBusiness } from '../store/database/tx.ts';
import { findDocuments } from '../store/documents/documents.ts';
import { recordEvent } from '../store/plan/events.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import { paymentOfCharge, refundByHand } from '../store/providers/provider-charges.ts';
import {
  addDispute,
  addRefund,
  disputesOf,
  type KeptDispute,
  type KeptRefund,
  refundsOf,
  writeDispute,
  writeRefund,
} from '../store/providers/refunds-and-disputes.ts';
import { type ChargeAt, homeRateOf, labelOf, lockPaidOnline } from './paid-online.ts';
import { tellOwners } from './tell-owners.ts';

/** One that was asked for so lately may be on its way to the provider. */
const askingMs = 60_000;
const unbooked = { taken: null, takenHome: null, returned: null, returnedHome: null };

interface Written {
  plan: Plan | null;
  news: News | null;
}

const write = async (tx: Tx, { plan, news }: Written, origin: string): Promise<void> => {
  if (plan) await writePlan(tx, plan);
  if (news) await tellOwners(tx, origin, news);
};

/** The refund a provider speaks of: by its own id, or by ours where it hadn't told its own; a new one is added. */
const heldRefund = async (
  tx: Tx,
  { gateway, account, live, charge }: ChargeAt,
  documentId: string,
  report: RefundReport,
): Promise<KeptRefund> => {
  const known = await refundsOf(tx, { charge }, true);
  const found = known.find((one) => one.refund === report.refund || (!one.refund && one.id === report.ours));
  if (found) return found;
  const { refund, amount, currency } = report;
  const one = {
    id: newId(),
    provider: gateway.name,
    account,
    live,
    refund,
    charge,
    documentId,
    amount,
    currency,
    status: 'Asked',
    askedBy: null,
    paymentId: null,
    ...unbooked,
  };
  await addRefund(tx, one);
  return { ...one, askedAt: tx.now, isOurs: false };
};

/** Applies what is said of one refund; true where more of it may be booked. */
const applyRefund = (ctx: Ctx, at: ChargeAt, report: RefundReport, origin: string): Promise<boolean> =>
  withBusiness(ctx, 'write', async (tx) => {
    const paid = await lockPaidOnline(tx, at);
    const { id: documentId } = paid.book.document;
    const kept = await heldRefund(tx, at, documentId, report);
    const byHand = kept.taken === null ? await refundByHand(tx, { documentId, ...report }) : null;
    const done = runAct(refundReportAct, { ...paid, byHand }, kept, report, await worldOf(tx));
    await writeRefund(tx, { ...kept, ...done.refund });
    if (done.refund.status !== kept.status) {
      const path = { from: kept.status, to: done.refund.status, amount: report.amount, document: documentId };
      await recordEvent(tx, 'refund.follow', 'provider_refund', kept.id, path);
    }
    await write(tx, done, origin);
    return done.again;
  });

const heldDispute = async (
  tx: Tx,
  { gateway, account, live, charge }: ChargeAt,
  documentId: string,
  report: DisputeReport,
): Promise<{ kept: KeptDispute; was: string | null }> => {
  const found = (await disputesOf(tx, { charge }, true)).find(({ dispute }) => dispute === report.dispute);
  if (found) return { kept: found, was: found.status };
  const { dispute, amount, currency, reason, dueAt } = report;
  const one = {
    id: newId(),
    provider: gateway.name,
    account,
    live,
    dispute,
    charge,
    documentId,
    amount,
    currency,
    status: 'Warned',
    reason,
    dueAt,
    ...unbooked,
  };
  await addDispute(tx, one);
  return { kept: { ...one, toldAt: tx.now }, was: null };
};

/** Applies what is said of one dispute; true where more of it may be booked. */
const applyDispute = (ctx: Ctx, at: ChargeAt, report: DisputeReport, origin: string): Promise<boolean> =>
  withBusiness(ctx, 'write', async (tx) => {
    const paid = await lockPaidOnline(tx, at);
    const { id: documentId } = paid.book.document;
    const { kept, was } = await heldDispute(tx, at, documentId, report);
    const rates = new Map<string, Decimal | null>();
    for (const movement of [report.taken, report.returned])
      if (movement) rates.set(movement.feeCurrency, await homeRateOf(tx, movement.feeCurrency));
    const rateOf = (currency: string) => rates.get(currency) ?? null;
    const done = runAct(disputeReportAct, { ...paid, rateOf }, kept, was, report, await worldOf(tx));
    await writeDispute(tx, { ...kept, ...done.dispute });
    if (done.dispute.status !== was) {
      const path = { from: was, to: done.dispute.status, amount: report.amount, document: documentId };
      await recordEvent(tx, 'dispute.follow', 'provider_dispute', kept.id, path);
    }
    await write(tx, done, origin);
    return done.again;
  });

/** Refunds that were asked for, and that the provider doesn't know: they were never made. */
const failUnknownRefunds = (
  ctx: Ctx,
  { gateway, charge }: ChargeAt,
  report: readonly RefundReport[],
  origin: string,
) =>
  withBusiness(ctx, 'write', async (tx) => {
    const known = new Set(report.flatMap(({ refund, ours }) => [refund, ours]));
    for (const one of await refundsOf(tx, { charge }, true)) {
      const isYoung = tx.now.getTime() - one.askedAt.getTime() < askingMs;
      if (one.refund !== null || known.has(one.id) || isYoung) continue;
      const status = runAct(refundUnansweredAct, one.status, 'refund.failed');
      if (status === one.status) continue;
      await writeRefund(tx, { ...one, status });
      await recordEvent(tx, 'refund.follow', 'provider_refund', one.id, { from: one.status, to: status });
      const [document] = await findDocuments(tx, 'invoice', [one.documentId]);
      await tellOwners(tx, origin, words.refundFailedNews(document!, labelOf(gateway.name), one));
    }
  });

/**
 * Asks a provider what became of a payment after it was paid, and applies it: refunds and disputes, each once, whatever was told of them
 * before. Answers what it came to. Throws `GatewayError` where the provider doesn't answer, and `Refused` where money can't be booked yet.
 */
export const applyCharge = async (ctx: Ctx, at: ChargeAt, origin: string): Promise<string> => {
  const { gateway, account, charge } = at;
  const { settlements } = gateway;
  if (!settlements) return 'noted';
  const known = await withBusiness(ctx, 'read', (tx) => paymentOfCharge(tx, gateway.name, charge));
  if (!known) return 'names no payment';
  const refunds = await settlements.refunds(account, charge);
  const disputes = await settlements.disputes(account, charge);
  for (const report of refunds) while (await applyRefund(ctx, at, report, origin));
  for (const report of disputes) while (await applyDispute(ctx, at, report, origin));
  await failUnknownRefunds(ctx, at, refunds, origin);
  return `${refunds.length} refunds, ${disputes.length} disputes`;
};
