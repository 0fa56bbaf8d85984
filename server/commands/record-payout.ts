import { recordPayoutAct, type TypedPayout } from '../acts/record-payout.ts';
import { holdAccountFor } from '../services/bank-through.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import { keepPayout } from '../store/providers/provider-payouts.ts';

/** Records a payout of a provider that reports none, in home currency. Throws `Missing` for a bank that isn't there, and `Refused`. */
export const recordPayout = (
  ctx: Ctx,
  {
    bankId,
    onDay,
    ...typed
  }: Omit<TypedPayout, 'accountId' | 'onDay'> & { bankId: string | null; onDay: string | null },
): Promise<{ id: string; repeated: boolean }> =>
  runOnce(ctx, async (tx) => {
    const { homeCurrency } = tx.business;
    const accountId = await holdAccountFor(tx, { mode: 2, bankId }, homeCurrency);
    const day = onDay ?? tx.today;
    const { plan, entryId } = runAct(recordPayoutAct, { ...typed, onDay: day, accountId }, await worldOf(tx));
    await writePlan(tx, plan);
    const id = newId();
    const { amount, fees, provider } = typed;
    await keepPayout(tx, {
      id,
      provider,
      account: '',
      live: true,
      payout: id,
      status: 'Paid',
      amount,
      fees,
      accountId,
      entryId,
      currency: homeCurrency,
      arrivesOn: day,
      reversalId: null,
      obstacle: null,
    });
    await recordEvent(tx, 'payout.record', 'provider_payout', id, { amount, fees, provider });
    return { id, repeated: false };
  });
