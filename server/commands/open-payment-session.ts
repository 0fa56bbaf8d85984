import { customerUser } from '../../src/domain/documents/customer-user.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import type { SessionReport } from '../../src/domain/online-payment/session.ts';
import type { PayMethod } from '../../src/domain/payment-provider/pay-method.ts';
import type { ProviderName } from '../../src/domain/payment-provider/provider.ts';
import { actRefusals as actRefusalWords } from '../../src/domain/words/requests.ts';
import { openSessionAct } from '../acts/open-payment-session.ts';
import { GatewayError } from '../adapters/payments/gateway.ts';
import type { HostedSession, PaymentProvider } from '../adapters/payments/provider.ts';
import { applyReport } from '../services/apply-report.ts';
import { callGateway, type ProviderServices, readyGateway } from '../services/gateways.ts';
import { feeOf, type PaymentProcessor, processorOf } from '../services/payment-processor.ts';
import { asAccess } from '../store/access/access.ts';
import { takeTries } from '../store/access/tries.ts';
import { type IntentCtx, runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { type Ctx, Missing, runAct, withBusiness } from '../store/database/tx.ts';
import { lockDocuments } from '../store/documents/documents.ts';
import { recordEvent } from '../store/plan/events.ts';
import { addSession, nameAtProvider } from '../store/providers/payment-sessions.ts';

/** What payment sessions are opened with. */
export interface OnlinePayments extends ProviderServices {
  /** Who takes payments of businesses that connected nobody for a way to pay; null where nobody does. */
  provider: PaymentProvider | null;
  /** Where whoever simulates providers reports to. */
  notifyUrl: string;
  /** Where the page is reached; links in news begin with it. */
  origin: string;
}

export interface OpenSession {
  invoiceId: string;
  method: PayMethod;
  /** Pages of ours the customer returns to. */
  successUrl: string;
  cancelUrl: string;
}

/** Whoever may ask: a member, or a visitor with the invoice before them. */
export type Asker = IntentCtx & { user?: Ctx['user'] };

export interface OpenedSession {
  id: string;
  amount: Decimal;
  currency: string;
  /** Null when the provider gives no page at the moment. */
  link: string | null;
  repeated: boolean;
}

/** A link goes from hand to hand, and each page asked for by it is a row here and a session at the provider. */
const visitsOf = (invoiceId: string) => ({ subject: `pay:${invoiceId}`, limit: 40 });

/** The session as it is added; what is asked comes from the invoice and from nowhere else. */
const added = (ctx: Asker, payments: OnlinePayments, { invoiceId, method }: OpenSession) =>
  runOnce(ctx, async (tx) => {
    const document = (await lockDocuments(tx, 'invoice', [invoiceId]))[0]!;
    const email = document.parties.to.email || null;
    const processor = await processorOf(tx, payments, method, { currency: document.currency, email });
    const ours = { today: tx.today, newId: () => newId(), locale: tx.business.locale };
    const session = runAct(openSessionAct, document, { provider: processor.provider, method }, ours);
    await addSession(tx, session, ctx.user?.id ?? null, processor.at);
    const by = { ...tx, user: ctx.user ?? customerUser };
    await recordEvent(by, 'payment.open-page', 'invoice', invoiceId, {
      amount: session.amount,
      provider: session.provider,
    });
    const { id, amount, currency } = session;
    const noun = document.subtype === 'receipt' ? actRefusalWords.receipt : actRefusalWords.invoice;
    return { id, amount, currency, processor, email, purpose: `${noun} ${document.number}`, repeated: false };
  });

/** Notes what the provider said, or that it said nothing, when it was asked for the page. */
const note = (
  ctx: Asker,
  { provider }: PaymentProcessor,
  sessionId: string,
  type: SessionReport['type'],
  origin: string,
) =>
  withBusiness({ ...ctx, user: providerUser }, 'write', (tx) =>
    applyReport(tx, { provider, sessionId, report: { type } as SessionReport }, origin),
  );

type Opened = Awaited<ReturnType<typeof added>>;

/** Asks whoever takes the payment for its page; null for one that gives none at the moment. */
const pageOf = async (
  ctx: Asker,
  payments: OnlinePayments,
  request: OpenSession,
  { processor, purpose, email, ...session }: Opened,
): Promise<HostedSession | null> => {
  const { amount, currency } = session;
  const fee = feeOf(amount, currency, payments.feePercent);
  const { successUrl, cancelUrl, method } = request;
  const wanted = {
    businessId: ctx.business.id,
    sessionId: session.id,
    amount,
    currency,
    fee,
    purpose,
    payee: ctx.business.name,
    successUrl,
    cancelUrl,
  };
  if (!processor.at) {
    const { provider, notifyUrl } = payments;
    if (provider?.name !== processor.provider) throw new Missing();
    // At whoever simulates providers every business has an account of its own, under its id.
    const account = ctx.business.id;
    return provider.open({ ...wanted, method, account, notifyUrl }).catch(() => null);
  }
  const name = processor.provider as ProviderName;
  const gateway = readyGateway(payments.gateways, name);
  try {
    return await gateway.open({ ...wanted, email, account: processor.at.account });
  } catch (error) {
    const isUnknown = error instanceof GatewayError && error.fault === 'unknown';
    await note(
      ctx,
      processor,
      session.id,
      isUnknown ? 'session.unanswered' : 'session.expired',
      payments.origin,
    );
    if (isUnknown) return null;
    return callGateway(name, () => Promise.reject(error));
  }
};

/**
 * Opens a page on which a customer pays an invoice online. The invoice changes only when the provider says that it was
 * paid. A provider that doesn't answer gives no link; asked again under the same key, the same session is opened.
 * Throws `Throttled` for visitors who ask without end.
 */
export const openPaymentSession = async (
  ctx: Asker,
  payments: OnlinePayments,
  request: OpenSession,
): Promise<OpenedSession> => {
  if (!ctx.user) await takeTries(asAccess(ctx.database), [visitsOf(request.invoiceId)], ctx.clock());
  const opened = await added(ctx, payments, request);
  const { id, amount, currency, repeated } = opened;
  const hosted = await pageOf(ctx, payments, request, opened);
  if (hosted) await withBusiness(ctx, 'write', (tx) => nameAtProvider(tx, id, hosted.providerSession));
  return { id, amount, currency, repeated, link: hosted?.link ?? null };
};
