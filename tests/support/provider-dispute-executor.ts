import type { DisputeEvent, DisputeReport } from '../../src/domain/provider-money/dispute.ts';
import { lifecycleExecutor } from './lifecycle-executor.ts';
import { follow, type MoneyWorld, paidOn, part, statusIn } from './provider-money-world.ts';

const fee = { feeCurrency: 'USD' };
const says = (world: MoneyWorld, status: DisputeReport['status']) => {
  const was = world.dispute?.taken ?? null;
  const taken = status === 'warned' ? was : { movement: 'txn_1', fee: '15', ...fee };
  const returned = status === 'won' ? { movement: 'txn_2', fee: '-15', ...fee } : null;
  world.dispute = { dispute: 'du_1', status, ...part, reason: 'general', dueAt: null, taken, returned };
  return follow(world);
};

/** Carries paths of a dispute's chart out on the real server. */
export const disputeExecutor = lifecycleExecutor<MoneyWorld, DisputeEvent>({
  acts: {
    'dispute.warned': (world) => says(world, 'warned'),
    'dispute.opened': (world) => says(world, 'opened'),
    'dispute.reviewed': (world) => says(world, 'reviewed'),
    'dispute.won': (world) => says(world, 'won'),
    'dispute.lost': (world) => says(world, 'lost'),
  },
  start: paidOn,
  standing: statusIn('provider_dispute', 'Warned'),
});
