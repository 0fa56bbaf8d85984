import { sideOf } from '../../src/domain/books/side.ts';
import { documentTypes, kindSpec } from '../../src/domain/documents/kinds.ts';
import { updatePostedAct } from '../acts/update-posted.ts';
import { attach } from '../services/attach.ts';
import { withBankAtOnce } from '../services/bank-through.ts';
import { deliver } from '../services/deliver.ts';
import { type CreatePosted, lookUp } from '../services/look-up.ts';
import { drawnRequest } from '../services/typed-template.ts';
import { withSource } from '../services/with-source.ts';
import { runOnce } from '../store/database/intent.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { lockDocument } from '../store/documents/documents.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';
import { bookOf } from '../store/plan/posted-books.ts';
import { worldOf } from '../store/plan/world.ts';

export interface UpdatePosted extends CreatePosted {
  id: string;
  /** The version the form was opened on; null saves over whatever is there. */
  version: number | null;
}

/**
 * Saves an edited invoice, and issues a draft in the same act where that is asked for. A stale edit is refused with both
 * versions.
 */
export const updatePosted = async (ctx: Ctx, requested: UpdatePosted): Promise<CommandResult> => {
  const request = await drawnRequest(ctx, requested);
  const { kind } = documentTypes[request.subtype];
  return runOnce(ctx, async (tx) => {
    const document = await lockDocument(tx, kind, request.id);
    await refuseStaleVersion(tx, document, request.version);
    const [looked, world, paid] = await Promise.all([
      lookUp(tx, request, document),
      worldOf(tx),
      withBankAtOnce(tx, request),
    ]);
    const products = looked.products.map((product) => product.id);
    const book = await bookOf(tx, sideOf(kindSpec(kind).side), document, {
      products,
      on: request.issuedOn ?? document.issuedOn,
    });
    const outcome = runAct(updatePostedAct, paid, looked, book, world);
    const done = await commitOrPreview(tx, await withSource(tx, document, outcome, world));
    await deliver(tx, document.id, request.delivery ?? null);
    await attach(tx, document.id, request.attachments);
    return done;
  });
};
