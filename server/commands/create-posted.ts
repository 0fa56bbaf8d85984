import { noStock } from '../../src/domain/books/stock.ts';
import { createPostedAct } from '../acts/create-posted.ts';
import { attach } from '../services/attach.ts';
import { withBankAtOnce } from '../services/bank-through.ts';
import { deliver } from '../services/deliver.ts';
import { type CreatePosted, lookUp, trackedOf } from '../services/look-up.ts';
import { drawnRequest } from '../services/typed-template.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';
import { worldOf } from '../store/plan/world.ts';
import { lockStock } from '../store/stock/stock.ts';

/** Creates an invoice or receipt, as a draft or issued, with what is paid at once, in one transaction. */
export const createPosted = async (ctx: Ctx, requested: CreatePosted): Promise<CommandResult> => {
  const request = await drawnRequest(ctx, requested);
  return runOnce(ctx, async (tx) => {
    const [looked, world, paid] = await Promise.all([
      lookUp(tx, request),
      worldOf(tx),
      withBankAtOnce(tx, request),
    ]);
    const day = request.issuedOn ?? world.today;
    const stock = request.issue ? await lockStock(tx, trackedOf(looked), day) : noStock;
    const plan = runAct(createPostedAct, paid, looked, stock, world);
    const done = await commitOrPreview(tx, plan);
    // A preview wrote nothing that goods or files could be noted on.
    if (tx.previewOnly) return done;
    const { id } = plan.documents[0]!.after;
    if (request.issue) await deliver(tx, id, request.delivery ?? null);
    await attach(tx, id, request.attachments);
    return done;
  });
};
