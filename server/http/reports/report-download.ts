import { packageParts } from '../../../src/domain/report/accountant-package.ts';
import { formatName } from '../../../src/domain/report/formats.ts';
import { headOf } from '../../../src/domain/report/reports.ts';
import type { KeptPackage } from '../../commands/queue-accountant-package.ts';
import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import { handOut } from '../../store/files/files.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { allow, type Services } from '../call/access.ts';
import { downloadOf } from '../documents/print.answers.ts';
import { knownReport, makeReport, type SentFile } from './report-making.ts';

/** @throws Refused for a report there is none of, or one the role or the plan has not */
export const allowReport = (ctx: Ctx, name: string) => {
  const head = headOf(knownReport(name));
  const { downloadPermission, permission, flag } = head;
  allow({ permission: downloadPermission ?? permission, flag }, ctx.user.role, ctx.business.plan);
  return head;
};

/** @throws Refused where the role or the plan lacks a part of an accountant's package */
export const allowPackage = (ctx: Ctx, { parts }: KeptPackage): void => {
  const { user, business } = ctx;
  allow({ permission: 'reports', flag: 'advancedAccounting' }, user.role, business.plan);
  for (const { name, permission, flag } of packageParts)
    if (parts.includes(name)) allow({ permission, flag }, user.role, business.plan);
};

/**
 * Makes a file of a whole report and hands it out for a minute.
 *
 * @throws Refused for a report there is none of, one the role or the plan has not, or one too long for its format
 */
export const downloadReport = async (ctx: Ctx, services: Services, sent: SentFile) => {
  const { title } = allowReport(ctx, sent.report);
  const file = await makeReport(ctx, services, sent);
  const token = await withBusiness(ctx, 'write', async (tx) => {
    await recordEvent(tx, 'report.download', 'business', tx.business.id, {
      report: title,
      format: formatName(sent.format),
    });
    return handOut(tx, file);
  });
  return downloadOf({ token, name: file.name });
};
