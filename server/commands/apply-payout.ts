import { chosenBankRefusal } from '../../src/domain/bank-money/bank-choice.ts';
import { providerMoney as words } from '../../src/domain/online-payment/online-payments.words.ts';
import type { PayoutReport } from '../../src/domain/provider-money/payout.ts';
import { type PayoutContext, payoutReportAct } from '../acts/provider-payout.ts';
import type { PaymentGateway } from '../adapters/payments/gateway.ts';
import { applyCharge } from '../services/apply-charge.ts';
import { homeRateOf, labelOf } from '../services/paid-online.ts';
import { holdBankToUse } from '../store/books/banks.ts';
import { entryById } from '../store/books/entries.ts';
import { newId } from '../store/database/new-id.ts';
import { type Ctx, runAct, type Tx, withBusiness } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import {
  type KeptPayout,
  keepPayout,
  lockPayout,
  worthOfParts,
} from '../store/providers/provider-payouts.ts';

/** A payout at its provider: the account it is of, and the mode. */
export interface PayoutAt {
  gateway: PaymentGateway;
  account: string;
  live: boolean;
  payout: string;
}

/** The default bank, where it takes the currency; else the sentence that says what to do. */
const bankFor = async (tx: Tx, currency: string): Promise<Pick<PayoutContext, 'bank' | 'noBank'>> => {
  const bank = await holdBankToUse(tx, null);
  const refused = bank && chosenBankRefusal(bank, currency, tx.business.homeCurrency);
  if (!bank || refused) return { bank: null, noBank: refused?.message ?? words.noBankForPayout };
  const { accountId } = bank;
  return { bank: { accountId, inHome: bank.currency !== currency }, noBank: '' };
};

const applyPayoutReport = (
  ctx: Ctx,
  { gateway, account, live }: PayoutAt,
  report: PayoutReport,
): Promise<string> =>
  withBusiness(ctx, 'write', async (tx) => {
    const known = await lockPayout(tx, gateway.name, report.payout);
    const { payout, amount, currency, arrivesOn } = report;
    const kept: KeptPayout = known ?? {
      id: newId(),
      provider: gateway.name,
      account,
      live,
      payout,
      status: 'Announced',
      amount,
      currency,
      fees: '0',
      arrivesOn,
      accountId: null,
      entryId: null,
      reversalId: null,
      obstacle: null,
    };
    const worth = await worthOfParts(tx, gateway.name, report.parts);
    const context: PayoutContext = {
      ...(await bankFor(tx, currency)),
      rate: await homeRateOf(tx, currency),
      worthOf: (part) => worth.get(part.movement) ?? null,
      entry: kept.entryId ? await entryById(tx, kept.entryId) : null,
      provider: labelOf(gateway.name),
    };
    const done = runAct(payoutReportAct, kept, report, context, await worldOf(tx));
    if (done.plan) await writePlan(tx, done.plan);
    await keepPayout(tx, { ...kept, ...done.payout });
    if (done.payout.status !== known?.status) {
      const path = { from: known?.status ?? null, to: done.payout.status, amount, currency };
      await recordEvent(tx, 'payout.follow', 'provider_payout', kept.id, path);
    }
    return done.payout.obstacle ?? `payout ${done.payout.status}`;
  });

/**
 * Asks a provider for a payout and applies it: what it is made of is asked about first, so that refunds and disputes are in the books
 * before the payout is. Answers what it came to. Throws `GatewayError` where the provider doesn't answer.
 */
export const applyPayout = async (ctx: Ctx, at: PayoutAt, origin: string): Promise<string> => {
  const { gateway, account, live, payout } = at;
  if (!gateway.settlements) return 'noted';
  const report = await gateway.settlements.payout(account, payout);
  const charges = new Set(
    report.parts.flatMap(({ kind, charge }) => (charge && kind !== 'charge' ? [charge] : [])),
  );
  for (const charge of charges) await applyCharge(ctx, { gateway, account, live, charge }, origin);
  return applyPayoutReport(ctx, at, report);
};
