import type { FastifyInstance } from 'fastify';
import { planInvoiceCalls } from '../../../src/api/calls/plan-invoice.ts';
import { mayEnter } from '../../../src/domain/billing/plan-history.ts';
import { planInvoiceAnswers as words } from '../../../src/domain/billing/plan-invoices.words.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { printPlanInvoice, proposePlanExpense } from '../../commands/plan-invoice.ts';
import { planHistory } from '../../reports/plan-history.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf } from '../call/paging.ts';
import { downloadOf } from '../documents/print.answers.ts';

/** Mounts the calls of what a business was billed for its plan. */
export const planInvoiceRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, planInvoiceCalls, inBusiness(services), {
    planHistory: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const requested = pageOf(args);
        const { rows, page, total } = await planHistory(tx, requested);
        return {
          rows: rows.map((row) => ({ ...row, mayEnter: mayEnter(row) })),
          page,
          total,
          pages: pagesOf(total, requested.limit),
        };
      }),
    planInvoicePdf: async ({ ctx, args }) => downloadOf(await printPlanInvoice(ctx, services, args.id)),
    planExpense: async ({ ctx, args }) => ({
      ...(await proposePlanExpense(ctx, services, args.id)),
      message: words.expense,
    }),
  });
