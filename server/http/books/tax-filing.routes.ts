import type { FastifyInstance } from 'fastify';
import { taxFilingCalls } from '../../../src/api/calls/tax-filing.ts';
import { filingRefusal } from '../../../src/domain/tax/tax-filing.ts';
import { taxFilingAnswers as words } from '../../../src/domain/words/tax-filings.ts';
import { fileTax, unfileTax } from '../../commands/tax-filing.ts';
import { taxToFile } from '../../reports/sales-tax.ts';
import { filingsWithin } from '../../store/books/tax-filings.ts';
import { calendarOf, withBusiness } from '../../store/database/tx.ts';
import { taxPeriodKept } from '../../store/settings/tax-period.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { rangeOf } from '../call/paging.ts';

/** Mounts the calls about days whose sales tax was filed. */
export const taxFilingRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, taxFilingCalls, inBusiness(services), {
    taxFiling: ({ ctx, args: { period, from, to } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const sent = { sortby: period, fromdate: from, todate: to };
        const days = rangeOf(sent, calendarOf(tx), 'thismonth');
        const filings = await filingsWithin(tx, days);
        const filing = filings.find((one) => one.from === days.from && one.to === days.to);
        const refused = filingRefusal(days, { today: tx.today, locale: tx.business.locale, filings });
        return {
          message: words.filing,
          ...days,
          filing: filing ? { ...filing, at: filing.at.toISOString() } : null,
          reason: refused?.fields?.[0]?.message ?? null,
          every: await taxPeriodKept(tx),
        };
      }),
    fileTax: async ({ ctx, args: { from, to, filedOn = null, reference = '', every = null } }) => {
      const { id, repeated } = await fileTax(ctx, { from, to, filedOn, reference, every }, taxToFile);
      return { message: words.marked, id, repeated: repeated === true };
    },
    unfileTax: async ({ ctx, args: { id } }) => {
      const { repeated } = await unfileTax(ctx, id);
      return { message: words.removed, repeated: repeated === true };
    },
  });
