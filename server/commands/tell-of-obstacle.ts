import { ownerMailWords } from '../../src/domain/mail/mail.words.ts';
import { providerMoney } from '../../src/domain/online-payment/online-payments.words.ts';
import type { ProviderEvent } from '../../src/domain/online-payment/session.ts';
import { tellOwners } from '../services/tell-owners.ts';
import { type BusinessCtx, withBusiness } from '../store/database/tx.ts';
import { findDocuments } from '../store/documents/documents.ts';
import { noteObstacle } from '../store/mail/inbox.ts';
import { findSession } from '../store/providers/payment-sessions.ts';
import { paymentOfCharge } from '../store/providers/provider-charges.ts';

/** Notes why a report can't be booked yet, and tells the owners once. */
export const tellOfObstacle = (
  ctx: BusinessCtx,
  provider: string,
  { id, sessionId }: ProviderEvent,
  obstacle: string,
  origin: string,
): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    const session = await findSession(tx, provider, sessionId);
    if (!session || !(await noteObstacle(tx, provider, id, obstacle))) return;
    const [document] = await findDocuments(tx, 'invoice', [session.documentId]);
    await tellOwners(tx, origin, {
      subject: ownerMailWords.paymentWaits(document!.number),
      paragraphs: [obstacle, ownerMailWords.paymentIsKept],
      document: document!,
    });
  });

/** The same of money that moved after a payment: it is told of on the document that was paid. */
export const tellOfUnbooked = (
  ctx: BusinessCtx,
  { provider, id, charge }: { provider: string; id: string; charge: string },
  obstacle: string,
  origin: string,
): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    const paid = await paymentOfCharge(tx, provider, charge);
    if (!paid || !(await noteObstacle(tx, provider, id, obstacle))) return;
    const [document] = await findDocuments(tx, 'invoice', [paid.documentId]);
    await tellOwners(tx, origin, providerMoney.moneyWaitsNews(document!, obstacle));
  });
