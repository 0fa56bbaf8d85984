import { noteUnanswered } from '../../server/commands/refund-online.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { addRefund } from '../../server/store/providers/refunds-and-disputes.ts';
import type { RefundEvent, RefundReport } from '../../src/domain/provider-money/refund.ts';
import { carriedOut } from './job-acts.ts';
import { lifecycleExecutor } from './lifecycle-executor.ts';
import { follow, type MoneyWorld, paidOn, part, statusIn } from './provider-money-world.ts';

const says = (world: MoneyWorld, status: RefundReport['status']) => {
  const returned = status === 'failed' && world.refund ? 'txn_2' : null;
  world.refund = { refund: 're_1', ours: world.id, status, ...part, taken: 'txn_1', returned };
  return follow(world);
};

/** Carries paths of a refund's chart out on the real server. */
export const refundExecutor = lifecycleExecutor<MoneyWorld, RefundEvent>({
  acts: {
    'refund.unanswered': async ({ ctx, charge, id }) => {
      await noteUnanswered(ctx, { charge, id }, 'refund.unanswered');
      return carriedOut;
    },
    'refund.pending': (world) => says(world, 'pending'),
    'refund.done': (world) => says(world, 'done'),
    'refund.failed': (world) => says(world, 'failed'),
  },
  start: async (...on) => {
    const world = await paidOn(...on);
    const { ctx, id, charge, documentId } = world;
    const none = { taken: null, takenHome: null, returned: null, returnedHome: null, paymentId: null };
    const at = { provider: 'stripe', account: 'acct_1', live: false, charge, documentId, refund: null };
    const request = { id, ...at, ...part, ...none, status: 'Asked', askedBy: ctx.user.id };
    await withBusiness(ctx, 'write', (tx) => addRefund(tx, request));
    return world;
  },
  standing: statusIn('provider_refund', 'Asked'),
});
