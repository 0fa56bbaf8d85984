import type { BusinessTx } from '../store/database/tx.ts';
import { findDocuments } from '../store/documents/documents.ts';
import { heldOn } from '../store/providers/held-payments.ts';
import { findSession } from '../store/providers/payment-sessions.ts';

/** The payments of an invoice that wait for a decision, each with what was asked for. Throws `Missing`. */
export const heldPayments = async (tx: BusinessTx, documentId: string) => {
  await findDocuments(tx, 'invoice', [documentId]);
  const held = [];
  for (const { id, amount, currency, heldAt, provider, sessionId } of await heldOn(tx, documentId)) {
    const session = await findSession(tx, provider, sessionId);
    held.push({ id, amount, currency, heldAt, asked: session!.amount });
  }
  return held;
};
