import type { Plan } from '../../src/domain/plan.ts';
import { isRefusal, type Refusal, refusal } from '../../src/domain/refusal.ts';
import * as actRefusalWords from '../../src/domain/words/act-refusals.ts';
import { createInvoicesAct } from '../acts/create-invoices.ts';
import type { LookedUp } from '../acts/typed-document.ts';
import { withBankAtOnce } from '../services/bank-through.ts';
import { lookUp, type NewInvoice, trackedOf } from '../services/look-up.ts';
import { type Drawn, drawnRequest } from '../services/typed-template.ts';
import { type CommandResult, commitTogether } from '../store/commit-or-preview.ts';
import { type Answer, loadAndRunOnce } from '../store/intent.ts';
import { lockStock } from '../store/stock.ts';
import { type Ctx, Missing, Refused, type Tx } from '../store/tx.ts';
import { roomFor } from '../store/usage.ts';
import { worldOf } from '../store/world.ts';

/** What became of one request of a batch: done, or why not. */
export type RowAnswer = { done: CommandResult } | { refused: Refusal };

/** Looks up one row; a refusal, or an id that isn't there, is that row's answer and not the batch's. */
const lookedUp = async (tx: Tx, request: Drawn<NewInvoice>): Promise<LookedUp | Refusal> => {
  try {
    return await lookUp(tx, request);
  } catch (reason) {
    if (reason instanceof Refused) return reason.refusal;
    if (reason instanceof Missing) return refusal('invalid', actRefusalWords.rowNamesNothing);
    throw reason;
  }
};

/** Creates many invoices and receipts in one transaction, each answered in its place: what is refused leaves the others be. */
export const createInvoices = async (
  ctx: Ctx,
  asked: readonly NewInvoice[],
): Promise<Answer & { rows: RowAnswer[] }> => {
  const requests = await Promise.all(asked.map((request) => drawnRequest(ctx, request)));
  return loadAndRunOnce(
    ctx,
    (tx) =>
      Promise.all([
        worldOf(tx),
        Promise.all(requests.map((request) => lookedUp(tx, request))),
        Promise.all(requests.map((request) => withBankAtOnce(tx, request))),
      ]),
    async (tx, [world, looked, paid]) => {
      const rows = paid.map((request, n) => ({ request, looked: looked[n]! }));
      const issued = rows.filter(({ request }) => request.issue);
      const tracked = issued.flatMap((row) => (isRefusal(row.looked) ? [] : trackedOf(row.looked)));
      const [from = world.today] = issued.map(({ request }) => request.issuedOn ?? world.today).sort();
      const stock = await lockStock(tx, tracked, from);
      const plans = createInvoicesAct(rows, stock, await roomFor(tx, 'invoices'), world);
      const done = await commitTogether(
        tx,
        plans.filter((plan): plan is Plan => !isRefusal(plan)),
      );
      return { rows: plans.map((plan) => (isRefusal(plan) ? { refused: plan } : { done: done.shift()! })) };
    },
  );
};
