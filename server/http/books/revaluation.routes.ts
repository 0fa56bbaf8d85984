import type { FastifyInstance } from 'fastify';
import { revaluationCalls } from '../../../src/api/calls/revaluation.ts';
import { decimal } from '../../../src/domain/money.ts';
import { revaluationAnswers as words } from '../../../src/domain/words/revaluation.ts';
import { revalue } from '../../commands/revaluation.ts';
import { rateOn } from '../../store/books/exchange-rates.ts';
import { foreignBalances, revaluationsOf } from '../../store/books/revaluations.ts';
import { type BusinessTx, withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';

const closingRates = async (tx: BusinessTx, currencies: ReadonlySet<string>, onDay: string) => {
  const rates = [];
  for (const currency of currencies) {
    const known = await rateOn(tx, currency, tx.business.homeCurrency, onDay);
    rates.push({ currency, rate: known?.rate ?? null, onDay: known?.date ?? null });
  }
  return rates;
};

/** Mounts the calls about revaluing foreign balances. */
export const revaluationRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, revaluationCalls, inBusiness(services), {
    revaluation: ({ ctx, args: { onDay } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const balances = await foreignBalances(tx, onDay);
        const currencies = new Set(balances.map(({ currency }) => currency));
        return {
          message: words.balances,
          balances,
          rates: await closingRates(tx, currencies, onDay),
          standing: await revaluationsOf(tx, onDay),
        };
      }),
    revalue: async ({ ctx, args: { onDay, rates, withSurplus } }) => {
      const { entries, repeated } = await revalue(ctx, {
        onDay,
        rates: rates.map(({ currency, rate }) => ({ currency, rate: rate === null ? null : decimal(rate) })),
        withSurplus: withSurplus === true,
      });
      return { message: words.revalued, entries, repeated: repeated === true };
    },
  });
