import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { taxesOn } from '../../src/domain/documents/todays-taxes.ts';
import { deletePostedAct, duplicatePostedAct, restorePostedAct } from '../acts/delete-posted.ts';
import { withSource } from '../services/with-source.ts';
import { findContactOf } from '../store/contacts/contacts.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { lockDocument } from '../store/documents/documents.ts';
import { copyAttachments } from '../store/files/attachments.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';
import { worldOf } from '../store/plan/world.ts';
import { takeTaxes } from '../store/settings/taxes.ts';

const deletion = (
  ctx: Ctx,
  kind: DocumentKind,
  id: string,
  act: typeof deletePostedAct,
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const document = await lockDocument(tx, kind, id);
    const world = await worldOf(tx);
    return commitOrPreview(tx, await withSource(tx, document, runAct(act, document, world), world));
  });

/** Deletes a draft or a cancelled document; the row stays and can be restored. What it was made from opens again. */
export const deletePosted = (ctx: Ctx, kind: DocumentKind, id: string): Promise<CommandResult> =>
  deletion(ctx, kind, id, deletePostedAct);

/** Returns a deleted document to what it was. */
export const restorePosted = (ctx: Ctx, kind: DocumentKind, id: string): Promise<CommandResult> =>
  deletion(ctx, kind, id, restorePostedAct);

/** Makes a new draft with the same content and today's dates. The first id answered is the new draft's. */
export const duplicatePosted = (ctx: Ctx, kind: DocumentKind, id: string): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const document = await lockDocument(tx, kind, id);
    const customer = await findContactOf(tx, document);
    const taxes = await takeTaxes(tx, taxesOn(document));
    const copy = runAct(duplicatePostedAct, document, customer, taxes, await worldOf(tx));
    const done = await commitOrPreview(tx, copy);
    await copyAttachments(tx, id, done.ids[0]!);
    return done;
  });
