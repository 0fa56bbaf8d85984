import type { World } from '../../src/domain/books/world.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { amountToRequest, type PaymentSession } from '../../src/domain/online-payment/session.ts';
import type { PayMethod } from '../../src/domain/payment-provider/pay-method.ts';
import { futureDatedRefusal, standingOf } from '../../src/domain/posted/book.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';

/**
 * The session in which a customer is asked for what an invoice asks for, from the invoice and from nowhere else. Refused
 * when nothing is owed on it, and before its own day.
 */
export const openSessionAct = (
  document: Document,
  { provider, method }: { provider: string; method: PayMethod },
  world: Pick<World, 'today' | 'newId' | 'locale'>,
): PaymentSession | Refusal => {
  const standing = standingOf(document);
  const amount = amountToRequest(standing.facts, document.depositRequired);
  const to = decide(postedLifecycle, standing, { type: 'payment.record', reduction: { amount } });
  const refused = isRefusal(to) ? to : futureDatedRefusal(document, world);
  if (refused) return refused;
  return {
    id: world.newId(),
    provider,
    method,
    status: 'Created',
    documentId: document.id,
    contactId: document.contactId!,
    amount,
    currency: document.currency,
    rate: document.rate,
  };
};
