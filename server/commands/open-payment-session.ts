import { v7 } from 'uuid';
import { type Decimal, zero } from '../../src/domain/money.ts';
import type { PayMethod } from '../../src/domain/online-payment/method.ts';
import { refusal } from '../../src/domain/refusal.ts';
import * as actRefusalWords from '../../src/domain/words/act-refusals.ts';
import { openSessionAct } from '../acts/open-payment-session.ts';
import type { HostedSession, PaymentProvider } from '../adapters/payments/provider.ts';
import { asAccess } from '../store/access.ts';
import { lockDocuments } from '../store/documents.ts';
import { type IntentCtx, runOnce } from '../store/intent.ts';
import { addSession, nameAtProvider } from '../store/payment-sessions.ts';
import { takeTries } from '../store/tries.ts';
import { type Ctx, Refused, unwrap, withBusiness } from '../store/tx.ts';

/** What payment sessions are opened with. */
export interface OnlinePayments {
  /** Null where nobody takes online payments. */
  provider: PaymentProvider | null;
  /** Where the provider reports to. */
  notifyUrl: string;
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
const added = (ctx: Asker, provider: string, { invoiceId, method }: OpenSession) =>
  runOnce(ctx, async (tx) => {
    const document = (await lockDocuments(tx, 'invoice', [invoiceId]))[0]!;
    const ours = { today: tx.today, newId: () => v7() };
    const session = unwrap(openSessionAct(document, { provider, method }, ours));
    await addSession(tx, session, ctx.user?.id ?? null);
    const { id, amount, currency } = session;
    const noun = document.subtype === 'receipt' ? actRefusalWords.receipt : actRefusalWords.invoice;
    return { id, amount, currency, purpose: `${noun} ${document.number}`, repeated: false };
  });

/**
 * Opens a page on which a customer pays an invoice online. The invoice changes only when the provider says that it was
 * paid. A provider that doesn't answer gives no link; asked again under the same key, the same session is opened.
 * Throws `Throttled` for visitors who ask without end.
 */
export const openPaymentSession = async (
  ctx: Asker,
  { provider, notifyUrl }: OnlinePayments,
  request: OpenSession,
): Promise<OpenedSession> => {
  if (!provider) throw new Refused(refusal('not-allowed', actRefusalWords.onlinePaymentOff));
  if (!ctx.user) await takeTries(asAccess(ctx.database), [visitsOf(request.invoiceId)], ctx.clock());
  const { purpose, ...session } = await added(ctx, provider.name, request);
  const hosted = await provider
    .open({
      businessId: ctx.business.id,
      // At the sandbox every business has an account of its own, under its id.
      account: ctx.business.id,
      sessionId: session.id,
      method: request.method,
      amount: session.amount,
      currency: session.currency,
      fee: zero,
      payee: ctx.business.name,
      purpose,
      notifyUrl,
      successUrl: request.successUrl,
      cancelUrl: request.cancelUrl,
    })
    .catch((): HostedSession | null => null);
  if (hosted)
    await withBusiness(ctx, 'write', (tx) => nameAtProvider(tx, session.id, hosted.providerSession));
  return { ...session, link: hosted?.link ?? null };
};
