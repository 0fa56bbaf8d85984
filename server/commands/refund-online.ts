import type { Decimal } from '../../src/domain/money.ts';
import { onlineMoney as onlineMoneyWords } from '../../src/domain/online-payment/online-payments.words.ts';
import type { ProviderName } from '../../src/domain/payment-provider/provider.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { askRefundAct } from '../acts/ask-refund.ts';
import { refundUnansweredAct } from '../acts/provider-refund.ts';
import { GatewayError, type Gateways } from '../adapters/payments/gateway.ts';
import { applyCharge } from '../services/apply-charge.ts';
import { onlineMoney } from '../services/online-money.ts';
import { type ChargeAt, labelOf } from '../services/paid-online.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { type Ctx, Missing, Refused, runAct, withBusiness } from '../store/database/tx.ts';
import { lockDocuments } from '../store/documents/documents.ts';
import { recordEvent } from '../store/plan/events.ts';
import { accountPaidOn } from '../store/providers/provider-charges.ts';
import { addRefund, refundsOf, writeRefund } from '../store/providers/refunds-and-disputes.ts';

/** A refund of a payment made online, as a person asks for it. */
export interface OnlineRefund {
  documentId: string;
  paymentId: string;
  amount: Decimal;
}

/** What a refund is asked for with. */
export interface RefundServices {
  gateways: Gateways;
  origin: string;
}

/** Keeps the refund as asked for, before anybody is asked. */
const keep = (ctx: Ctx, { gateways }: RefundServices, { documentId, paymentId, amount }: OnlineRefund) =>
  runOnce(ctx, async (tx) => {
    await lockDocuments(tx, 'invoice', [documentId]);
    const payment = (await onlineMoney(tx, documentId)).payments.find(({ id }) => id === paymentId);
    if (!payment) throw new Missing();
    const { provider, charge, currency } = payment;
    const at = await accountPaidOn(tx, documentId, provider);
    if (!at || !gateways[provider as ProviderName]?.settlements)
      throw new Refused(
        refusal('illegal-move', onlineMoneyWords.cantRefundHere({ provider: labelOf(provider) ?? provider })),
      );
    runAct(askRefundAct, payment, amount);
    const id = newId();
    const none = { refund: null, taken: null, takenHome: null, returned: null, returnedHome: null };
    const about = { id, provider, ...at, charge, documentId, amount, currency, askedBy: tx.user.id };
    await addRefund(tx, { ...about, ...none, status: 'Asked', paymentId: null });
    await recordEvent(tx, 'refund.ask', 'provider_refund', id, { amount, currency, document: documentId });
    return { id, provider: provider as ProviderName, charge, currency, ...at, repeated: false };
  });

/** Notes that the provider gave no answer, or said no. */
export const noteUnanswered = (
  ctx: Ctx,
  { charge, id }: { charge: string; id: string },
  type: 'refund.unanswered' | 'refund.failed',
): Promise<string> =>
  withBusiness(ctx, 'write', async (tx) => {
    const one = (await refundsOf(tx, { charge }, true)).find((refund) => refund.id === id)!;
    const status = runAct(refundUnansweredAct, one.status, type);
    await writeRefund(tx, { ...one, status });
    return status;
  });

const statusOf = (ctx: Ctx, charge: string, id: string): Promise<string> =>
  withBusiness(ctx, 'read', async (tx) => {
    const one = (await refundsOf(tx, { charge })).find((refund) => refund.id === id);
    return one!.status;
  });

/**
 * Asks the provider to give money of an online payment back, and follows what it says. The books change only by its word. One that gives no
 * answer leaves the refund unknown, and is asked later; asked again under the same key, the same refund is answered.
 *
 * @throws Refused where the provider says no, or more is asked than is left
 */
export const refundOnline = async (
  ctx: Ctx,
  services: RefundServices,
  request: OnlineRefund,
): Promise<{ id: string; status: string; repeated: boolean }> => {
  const { id, provider, charge, currency, account, live, repeated } = await keep(ctx, services, request);
  if (repeated) return { id, status: await statusOf(ctx, charge, id), repeated };
  const gateway = services.gateways[provider]!;
  try {
    await gateway.settlements!.refund({ account, charge, refundId: id, amount: request.amount, currency });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const isUnknown = error.fault === 'unknown';
    const status = await noteUnanswered(
      ctx,
      { charge, id },
      isUnknown ? 'refund.unanswered' : 'refund.failed',
    );
    if (isUnknown) return { id, status, repeated };
    const reason = { provider: labelOf(provider), reason: error.message };
    throw new Refused(refusal('illegal-move', onlineMoneyWords.refusedByProvider(reason)));
  }
  const at: ChargeAt = { gateway, account, live, charge };
  // It was made: where that can't be booked or asked now, its report and the job do it.
  await applyCharge(ctx, at, services.origin).catch((error: unknown) => {
    if (!(error instanceof GatewayError || error instanceof Refused)) throw error;
  });
  return { id, status: await statusOf(ctx, charge, id), repeated };
};
