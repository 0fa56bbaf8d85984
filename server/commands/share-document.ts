import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { whyNotSend } from '../../src/domain/documents/leaving.ts';
import { refusal } from '../../src/domain/refusal.ts';
import { findDocuments, lockDocuments } from '../store/documents.ts';
import { recordEvent } from '../store/events.ts';
import { carryOut } from '../store/intent.ts';
import { addShare, revokeShares } from '../store/shares.ts';
import { type BusinessTx, type Ctx, Refused, withBusiness } from '../store/tx.ts';

/** A document that may leave the house. Throws `Refused` for one that is not issued, or put away. */
export const sendable = async (tx: BusinessTx, kind: DocumentKind, id: string): Promise<Document> => {
  const document = (await findDocuments(tx, kind, [id]))[0]!;
  const reason = whyNotSend(document);
  if (reason) throw new Refused(refusal('illegal-move', reason));
  return document;
};

/**
 * Makes a public link of a document. A repeated request makes another, for what a link opens with is kept nowhere:
 * not in the answers to repeat either.
 */
export const createLink = (
  ctx: Ctx,
  kind: DocumentKind,
  id: string,
): Promise<{ token: string; document: Document }> =>
  withBusiness(ctx, 'write', async (tx) => {
    const document = await sendable(tx, kind, id);
    const token = await addShare(tx, id);
    await recordEvent(tx, 'link.create', kind, id);
    return { token, document };
  });

/** Ends every public link of a document, whatever its state. */
export const revokeLinks = (
  ctx: Ctx,
  kind: DocumentKind,
  id: string,
): Promise<{ revoked: number; repeated?: boolean }> =>
  carryOut(ctx, async (tx) => {
    await lockDocuments(tx, kind, [id]);
    const revoked = await revokeShares(tx, id);
    if (revoked) await recordEvent(tx, 'link.revoke', kind, id);
    return { revoked };
  });
