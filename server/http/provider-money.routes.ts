import type { FastifyInstance } from 'fastify';
import { providerMoneyCalls } from '../../src/api/contract/provider-money.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { isPositive } from '../../src/domain/money.ts';
import type { ProviderName } from '../../src/domain/payment-provider/provider.ts';
import { onlineMoney as words } from '../../src/domain/words/online-payments.ts';
import { recordPayout } from '../commands/record-payout.ts';
import { refundOnline } from '../commands/refund-online.ts';
import { onlineMoney } from '../services/online-money.ts';
import { labelOf } from '../services/paid-online.ts';
import { bankNames } from '../store/banks.ts';
import { clearingBalance, countPayouts, payoutsOf } from '../store/provider-payouts.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness } from './access.ts';
import { answer } from './answer.ts';
import { mount } from './mount.ts';
import { pageOf } from './paging.ts';
import type { AccountServices } from './visit.ts';

/** A status as its chart names it; the contract lists them all. */
const standing = <Status extends string>(status: string) => ({ status: status as Status, facts: {} });
const called = (provider: string): string => labelOf(provider) ?? provider;

/** Mounts the calls about what becomes of money that was paid online. */
export const providerMoneyRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { gateways, origin } = services;
  mount(app, providerMoneyCalls, inBusiness(services), {
    getOnlineMoney: async ({ ctx, query }) => {
      const found = await withBusiness(ctx, 'read', (tx) => onlineMoney(tx, idFromWire(query.InvoiceId)));
      const shared = ({
        provider,
        amount,
        currency,
      }: {
        provider: string;
        amount: string;
        currency: string;
      }) => ({
        provider: called(provider),
        amount,
        currency,
      });
      return answer(words.onlineMoneyAnswer, {
        payments: found.payments.map((one) => ({
          paymentid: idToWire(one.id),
          ...shared(one),
          refundable: one.refundable,
          canrefund:
            isPositive(one.refundable) && gateways[one.provider as ProviderName]?.settlements !== undefined,
        })),
        refunds: found.refunds.map((one) => ({
          refundid: idToWire(one.id),
          ...shared(one),
          askedhere: one.isOurs,
          at: one.askedAt.toISOString(),
          Standing: standing<'Asked'>(one.status),
        })),
        disputes: found.disputes.map((one) => ({
          disputeid: idToWire(one.id),
          ...shared(one),
          reason: one.reason,
          dueat: one.dueAt?.toISOString() ?? null,
          Standing: standing<'Open'>(one.status),
        })),
      });
    },
    refundOnline: async ({ ctx, body }) => {
      const requested = {
        documentId: idFromWire(body.InvoiceId),
        paymentId: idFromWire(body.PaymentId),
        amount: body.amount,
      };
      const { id, repeated } = await refundOnline(ctx, { gateways, origin }, requested);
      return answer(words.refundRequested, { refundid: idToWire(id), repeated: repeated === true });
    },
    listPayouts: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { page, limit } = pageOf(query);
        const [rows, total, clearing] = await Promise.all([
          payoutsOf(tx, { limit, offset: (page - 1) * limit }),
          countPayouts(tx),
          clearingBalance(tx),
        ]);
        const banks = await bankNames(
          tx,
          rows.flatMap(({ accountId }) => (accountId ? [accountId] : [])),
        );
        return answer(words.payoutList, {
          payouts: rows.map((one) => ({
            payoutid: idToWire(one.id),
            provider: called(one.provider),
            amount: one.amount,
            fees: one.fees,
            currency: one.currency,
            arriveson: one.arrivesOn,
            obstacle: one.obstacle,
            bankname: one.accountId ? (banks.get(one.accountId) ?? null) : null,
            isbooked: one.entryId !== null && one.reversalId === null,
            islive: one.live,
            Standing: standing<'Paid'>(one.status),
          })),
          clearing,
          homecurrency: tx.business.homeCurrency,
          currentpage: page,
          total,
          pagetotal: Math.ceil(total / limit),
        });
      }),
    recordPayout: async ({ ctx, body }) => {
      const { id, repeated } = await recordPayout(ctx, {
        amount: body.amount,
        fees: body.fees ?? '0',
        provider: body.provider,
        onDay: body.onday ?? null,
        bankId: body.bankid ? idFromWire(body.bankid) : null,
      });
      return answer(words.payoutRecorded, { payoutid: idToWire(id), repeated: repeated === true });
    },
  });
};
