import type { FastifyInstance } from 'fastify';
import { providerMoneyCalls } from '../../../src/api/calls/provider-money.ts';
import { isPositive } from '../../../src/domain/money.ts';
import { onlineMoney as words } from '../../../src/domain/online-payment/online-payments.words.ts';
import type { ProviderName } from '../../../src/domain/payment-provider/provider.ts';
import { recordPayout } from '../../commands/record-payout.ts';
import { refundOnline } from '../../commands/refund-online.ts';
import { onlineMoney } from '../../services/online-money.ts';
import { labelOf } from '../../services/paid-online.ts';
import { bankNames } from '../../store/books/banks.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { clearingBalance, countPayouts, payoutsOf } from '../../store/providers/provider-payouts.ts';
import { inBusiness } from '../call/access.ts';
import { savedAs } from '../call/answer.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf } from '../call/paging.ts';
import type { AccountServices } from '../call/visit.ts';

/** A status as its chart names it; the contract lists them all. */
const standing = <Status extends string>(status: string) => ({ status: status as Status, facts: {} });
const called = (provider: string): string => labelOf(provider) ?? provider;

/** Mounts the calls about what becomes of money that was paid online. */
export const providerMoneyRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { gateways, origin } = services;
  mountDeclared(app, providerMoneyCalls, inBusiness(services), {
    getOnlineMoney: async ({ ctx, args }) => {
      const found = await withBusiness(ctx, 'read', (tx) => onlineMoney(tx, args.documentId));
      return {
        message: words.onlineMoneyAnswer,
        payments: found.payments.map((one) => ({
          ...one,
          provider: called(one.provider),
          canRefund:
            isPositive(one.refundable) && gateways[one.provider as ProviderName]?.settlements !== undefined,
        })),
        refunds: found.refunds.map((one) => ({
          ...one,
          provider: called(one.provider),
          requestedHere: one.isOurs,
          at: one.askedAt.toISOString(),
          standing: standing<'Asked'>(one.status),
        })),
        disputes: found.disputes.map((one) => ({
          ...one,
          provider: called(one.provider),
          dueAt: one.dueAt?.toISOString() ?? null,
          standing: standing<'Open'>(one.status),
        })),
      };
    },
    refundOnline: async ({ ctx, args }) =>
      savedAs(words.refundRequested, await refundOnline(ctx, { gateways, origin }, args)),
    listPayouts: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { page, limit } = pageOf(args);
        const [rows, total, clearing] = await Promise.all([
          payoutsOf(tx, { limit, offset: (page - 1) * limit }),
          countPayouts(tx),
          clearingBalance(tx),
        ]);
        const banks = await bankNames(
          tx,
          rows.flatMap(({ accountId }) => (accountId ? [accountId] : [])),
        );
        return {
          message: words.payoutList,
          payouts: rows.map((one) => ({
            ...one,
            provider: called(one.provider),
            bankName: one.accountId ? (banks.get(one.accountId) ?? null) : null,
            booked: one.entryId !== null && one.reversalId === null,
            standing: standing<'Paid'>(one.status),
          })),
          clearing,
          homeCurrency: tx.business.homeCurrency,
          page,
          total,
          pages: Math.ceil(total / limit),
        };
      }),
    recordPayout: async ({ ctx, args: { amount, fees = '0', provider, onDay = null, bankId = null } }) =>
      savedAs(words.payoutRecorded, await recordPayout(ctx, { amount, fees, provider, onDay, bankId })),
  });
};
