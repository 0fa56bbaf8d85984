import { moving } from '../../src/domain/books/stock.ts';
import type { Plan } from '../../src/domain/plan.ts';
import { isRefusal, type Refusal, refusal } from '../../src/domain/refusal.ts';
import { typedDocument } from '../services/typed-document.ts';
import { type Drawn, drawnRequest } from '../services/typed-template.ts';
import { type CommandResult, commitTogether } from '../store/commit-or-preview.ts';
import { type Answer, loadAndCarryOut } from '../store/intent.ts';
import { lockStock } from '../store/stock.ts';
import { type Ctx, Missing, Refused, type Tx } from '../store/tx.ts';
import { capReached, roomFor } from '../store/usage.ts';
import { worldOf } from '../store/world.ts';
import { type NewInvoice, planCreation, trackedOf } from './create-invoice.ts';

/** What became of one request of a batch: done, or why not. */
export type RowAnswer = { done: CommandResult } | { refused: Refusal };

/** Looks up one row; a refusal, or an id that isn't there, is that row's answer and not the batch's. */
const lookedUp = async (tx: Tx, request: Drawn<NewInvoice>) => {
  try {
    return await typedDocument(tx, request);
  } catch (reason) {
    if (reason instanceof Refused) return reason.refusal;
    if (reason instanceof Missing)
      return refusal('invalid', 'The customer, an item or a tax of this row no longer exists.');
    throw reason;
  }
};

/**
 * Creates many invoices and receipts in one transaction, each answered in its place: what is refused leaves the others be.
 * Rows are planned in their order, each on the stock and within the room that those before it left.
 */
export const createInvoices = async (
  ctx: Ctx,
  asked: readonly NewInvoice[],
): Promise<Answer & { rows: RowAnswer[] }> => {
  const requests = await Promise.all(asked.map((request) => drawnRequest(ctx, request)));
  return loadAndCarryOut(
    ctx,
    (tx) => Promise.all([worldOf(tx), Promise.all(requests.map((request) => lookedUp(tx, request)))]),
    async (tx, [world, rows]) => {
      const issued = rows.flatMap((row, n) => (!isRefusal(row) && requests[n]?.issue ? [row] : []));
      const tracked = issued.flatMap(({ products }) => trackedOf(products));
      const [from = world.today] = issued.map(({ typed }) => typed.issuedOn).sort();
      let stock = await lockStock(tx, tracked, from);
      const room = await roomFor(tx, 'invoices');
      let taken = 0;
      const plans = rows.map((row, n): Plan | Refusal => {
        const request = requests[n]!;
        if (isRefusal(row)) return row;
        if (taken >= room.left) return capReached('invoices', { ...room, used: room.used + taken });
        const plan = planCreation(row.typed, stock, request, world);
        if (isRefusal(plan)) return plan;
        taken += 1;
        stock = plan.moves.reduce(moving, stock);
        return plan;
      });
      const done = await commitTogether(
        tx,
        plans.filter((plan): plan is Plan => !isRefusal(plan)),
      );
      return { rows: plans.map((plan) => (isRefusal(plan) ? { refused: plan } : { done: done.shift()! })) };
    },
  );
};
