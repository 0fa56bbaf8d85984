import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { taxPaymentCalls } from '../../../src/api/calls/tax-payment.ts';
import type { TaxPayment } from '../../../src/domain/journal-entry/tax-payment.ts';
import { decimal } from '../../../src/domain/money.ts';
import { taxPaymentAnswers as words } from '../../../src/domain/words/tax-payments.ts';
import { settleTax } from '../../commands/journal-entry.ts';
import { taxOwed } from '../../reports/tax-owed.ts';
import { calendarOf, withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { rangeOf } from '../call/paging.ts';
import { previewed } from '../documents/act.answers.ts';

const paymentOf = (sent: ArgsOf<typeof taxPaymentCalls.previewTaxPayment>): TaxPayment => ({
  bankId: sent.bankId,
  onDay: sent.onDay ?? null,
  collected: decimal(sent.collected),
  paid: decimal(sent.paid),
  amount: sent.amount ? decimal(sent.amount) : null,
  memo: sent.memo ?? '',
  confirmOverdraft: sent.confirmOverdraft === true,
});

/** Mounts the calls about settling with the tax office. */
export const taxPaymentRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, taxPaymentCalls, inBusiness(services), {
    taxOwed: ({ ctx, args: { period, from, to } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const sent = { sortby: period, fromdate: from, todate: to };
        const { to: upTo } = rangeOf(sent, calendarOf(tx), 'thismonth');
        return { message: words.owed, upTo, ...(await taxOwed(tx, upTo)) };
      }),
    previewTaxPayment: async ({ ctx, args }) =>
      previewed(ctx, (preview) => settleTax(preview, paymentOf(args))),
    settleTax: async ({ ctx, args }) => {
      const { id, number, warnings, repeated } = await settleTax(ctx, paymentOf(args));
      return {
        message: words.settled,
        id,
        number,
        repeated: repeated === true,
        ...(warnings.length > 0 && { warnings }),
      };
    },
  });
