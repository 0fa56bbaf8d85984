import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { reportMailCalls, savedReportCalls } from '../../../src/api/calls/saved-report.ts';
import { chosenQuery } from '../../../src/domain/report/report-address.ts';
import { canBeSaved, mayBeMailed } from '../../../src/domain/report/saved-report.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import {
  savedReportFaults as faults,
  savedReportAnswers as words,
} from '../../../src/domain/words/saved-reports.ts';
import { deleteSavedReport, saveReport, type TypedSavedReport } from '../../commands/saved-report.ts';
import { subscriptionBehind, unsubscribe } from '../../commands/unsubscribe-from-report.ts';
import { savedReportsSeen } from '../../reports/saved-reports.ts';
import { asAccess } from '../../store/access/access.ts';
import { type Ctx, Refused, withBusiness } from '../../store/database/tx.ts';
import { mailableMembers } from '../../store/settings/saved-reports.ts';
import { inBusiness } from '../call/access.ts';
import { savedAs } from '../call/answer.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { type AccountServices, anyVisit } from '../call/visit.ts';
import { savedFile } from './saved-file.ts';

/** A saved report as it was sent. @throws Refused for one that can't be saved, or asked for so */
const typedOf = ({ business }: Ctx, sent: ArgsOf<typeof savedReportCalls.saveReport>): TypedSavedReport => {
  const {
    name,
    report,
    note = '',
    shared = false,
    every = null,
    day = null,
    format = null,
    readers = [],
  } = sent;
  if (!canBeSaved(report)) throw new Refused(invalid('report', faults.notSaved));
  const query = chosenQuery(sent.query ?? '');
  savedFile(business.id, { report, query, note: '' }, 'csv');
  return { name, note, report, query, shared, every, day, format, readers };
};

const members = ({ database, business }: Ctx) => mailableMembers(asAccess(database), business.id);

/** Mounts the calls about saved reports, and those of whoever holds the link of a report's mail. */
export const savedReportRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mountDeclared(app, reportMailCalls, anyVisit(services), {
    reportSubscription: async ({ ctx, args: { business, token } }) => ({
      message: words.subscription,
      ...(await subscriptionBehind(ctx, { businessId: business, token })),
    }),
    unsubscribeFromReport: async ({ ctx, args: { business, token } }) => {
      await unsubscribe(ctx, { businessId: business, token });
      return { message: words.unsubscribed };
    },
  });
  mountDeclared(app, savedReportCalls, inBusiness(services), {
    savedReports: async ({ ctx }) => {
      const here = await members(ctx);
      const reports = await withBusiness(ctx, 'read', (tx) => savedReportsSeen(tx, here));
      return { message: words.list, reports };
    },
    savedReportReaders: async ({ ctx, args: { report } }) => {
      if (!canBeSaved(report)) throw new Refused(invalid('report', faults.notSaved));
      const readers = (await members(ctx)).filter(({ role }) => mayBeMailed(role, report));
      return { message: words.readers, readers };
    },
    saveReport: async ({ ctx, args }) =>
      savedAs(words.saved, await saveReport(ctx, typedOf(ctx, args), null)),
    updateSavedReport: async ({ ctx, args: { id, version = null, ...sent } }) =>
      savedAs(words.saved, await saveReport(ctx, typedOf(ctx, sent), { id, version })),
    deleteSavedReport: async ({ ctx, args }) => savedAs(words.deleted, await deleteSavedReport(ctx, args.id)),
  });
};
