import {
  createNonPostingAct,
  moveNonPostingAct,
  type NonPosting,
  type NonPostingDraftRequest,
  updateNonPostingAct,
} from '../acts/non-posting.ts';
import { attach } from '../services/attach.ts';
import { lookUp, type TemplatedRequest } from '../services/look-up.ts';
import { drawnRequest } from '../services/typed-template.ts';
import { isPaidInAdvance } from '../store/books/advances.ts';
import { runOnce } from '../store/database/intent.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, runAct, type Tx } from '../store/database/tx.ts';
import { lockDocument } from '../store/documents/documents.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';
import { worldOf } from '../store/plan/world.ts';

/** A document that posts nothing as asked for, in the template it is to use. */
export interface NonPostingRequest extends NonPostingDraftRequest, Pick<TemplatedRequest, 'template'> {}

/** What was done, with its files attached. */
const withFiles = async (
  tx: Tx,
  done: CommandResult,
  { attachments }: Pick<NonPostingDraftRequest, 'attachments'>,
): Promise<CommandResult> => {
  await attach(tx, done.ids[0]!, attachments);
  return done;
};

/** Creates a document of a kind that posts nothing; it takes its number at once, or when it is issued. */
export const createNonPosting = async (
  ctx: Ctx,
  kind: NonPosting,
  requested: NonPostingRequest,
): Promise<CommandResult> => {
  const request = await drawnRequest(ctx, requested);
  return runOnce(ctx, async (tx) => {
    const [looked, world] = await Promise.all([lookUp(tx, request), worldOf(tx)]);
    const done = await commitOrPreview(tx, runAct(createNonPostingAct, kind, request, looked, world));
    return withFiles(tx, done, request);
  });
};

/** Saves an edited one. A stale edit is refused with both versions. */
export const updateNonPosting = async (
  ctx: Ctx,
  kind: NonPosting,
  { id, version, ...requested }: NonPostingRequest & { id: string; version: number | null },
): Promise<CommandResult> => {
  const request = await drawnRequest(ctx, requested);
  return runOnce(ctx, async (tx) => {
    const document = await lockDocument(tx, kind, id);
    await refuseStaleVersion(tx, document, version);
    const [looked, isPaidFor, world] = await Promise.all([
      lookUp(tx, request, document),
      isPaidInAdvance(tx, id),
      worldOf(tx),
    ]);
    const saved = { document, isPaidFor };
    const done = await commitOrPreview(tx, runAct(updateNonPostingAct, kind, saved, request, looked, world));
    return withFiles(tx, done, request);
  });
};

/** Issues a draft, deletes one, or returns a deleted one to what it was; the row stays. */
export const moveNonPosting = (
  ctx: Ctx,
  kind: NonPosting,
  id: string,
  does: 'issue' | 'delete' | 'restore',
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const [document, world] = await Promise.all([lockDocument(tx, kind, id), worldOf(tx)]);
    return commitOrPreview(tx, runAct(moveNonPostingAct, kind, document, does, world));
  });
