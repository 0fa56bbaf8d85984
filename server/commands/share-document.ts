import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import type { SendMethod } from '../../src/domain/documents/send-style.ts';
import { sendable } from '../services/send-within.ts';
import { noteSendMethod } from '../store/contacts/send-methods.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { lockDocuments } from '../store/documents/documents.ts';
import { addShare, revokeShares } from '../store/documents/shares.ts';
import { recordEvent } from '../store/plan/events.ts';

/**
 * Makes a public link of a document. A repeated request makes another, for what a link opens with is kept nowhere:
 * not in the answers to repeat either.
 *
 * @param method how it is passed on, kept for its customer; left out where nobody said
 */
export const createLink = (
  ctx: Ctx,
  kind: DocumentKind,
  id: string,
  method?: SendMethod,
): Promise<{ token: string; document: Document }> =>
  withBusiness(ctx, 'write', async (tx) => {
    const document = await sendable(tx, kind, id);
    const token = await addShare(tx, id);
    await recordEvent(tx, 'link.create', kind, id);
    if (method) await noteSendMethod(tx, document, method);
    return { token, document };
  });

/** Ends every public link of a document, whatever its state. */
export const revokeLinks = (
  ctx: Ctx,
  kind: DocumentKind,
  id: string,
): Promise<{ revoked: number; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    await lockDocuments(tx, kind, [id]);
    const revoked = await revokeShares(tx, id);
    if (revoked) await recordEvent(tx, 'link.revoke', kind, id);
    return { revoked };
  });
