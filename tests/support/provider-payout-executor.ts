import { applyPayout } from '../../server/commands/apply-payout.ts';
import type { PayoutEvent, PayoutReport } from '../../src/domain/provider-money/payout.ts';
import { carriedOut } from './job-acts.ts';
import { lifecycleExecutor } from './lifecycle-executor.ts';
import { gatewayOf, type MoneyWorld, paidOn, statusIn } from './provider-money-world.ts';
import { origin } from './server.ts';

const says = async (world: MoneyWorld, status: PayoutReport['status']) => {
  const part = {
    movement: 'txn_1',
    kind: 'charge',
    charge: world.charge,
    amount: '100',
    fee: '3',
  } as const;
  const about = { payout: 'po_1', amount: '97', currency: 'USD', arrivesOn: '2026-03-01', fees: null };
  world.payout = { ...about, status, parts: [part] };
  const at = { gateway: gatewayOf(world), account: 'acct_1', live: false, payout: 'po_1' };
  await applyPayout(world.ctx, at, origin);
  return carriedOut;
};

/** Carries paths of a payout's chart out on the real server. */
export const payoutExecutor = lifecycleExecutor<MoneyWorld, PayoutEvent>({
  acts: {
    'payout.announced': (world) => says(world, 'announced'),
    'payout.paid': (world) => says(world, 'paid'),
    'payout.failed': (world) => says(world, 'failed'),
  },
  start: paidOn,
  standing: statusIn('provider_payout', 'Announced'),
});
