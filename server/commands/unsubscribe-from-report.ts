import { refusal } from '../../src/domain/values/refusal.ts';
import { savedReportFaults as words } from '../../src/domain/words/saved-reports.ts';
import type { Visit } from '../services/visit.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { networkOf, takeTries } from '../store/access/tries.ts';
import {
  type BusinessCtx,
  type BusinessTx,
  type Ctx,
  Missing,
  Refused,
  withBusiness,
} from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import {
  readerBehind,
  readersOf,
  savedReportStore,
  unsubscribeReader,
} from '../store/settings/saved-reports.ts';
import { nameOfUser } from '../store/team/members.ts';

/** What the link in a report's mail carries. */
interface MailLink {
  businessId: string;
  token: string;
}

const dead = (): Refused => new Refused(refusal('invalid', words.linkDead));

/** The business of a link; every link that opens nothing is refused alike, and nobody gets to try without end. */
const opened = async (visit: Visit, { businessId }: MailLink): Promise<BusinessCtx> => {
  const { database, clock } = visit;
  const access = asAccess(database);
  await takeTries(access, [{ subject: `report-link:${networkOf(visit.address)}`, limit: 100 }], clock());
  try {
    return { database, clock, business: await businessById(access, businessId) };
  } catch (error) {
    throw error instanceof Missing ? dead() : error;
  }
};

/** The saved report and the reader a link is of. @throws Refused for a link of nothing */
const behind = async (tx: BusinessTx, { token }: MailLink) => {
  const found = await readerBehind(tx, token);
  if (!found) throw dead();
  const report = await savedReportStore.find(tx, found.reportId);
  const listed = (await readersOf(tx, report.id)).find(({ userId }) => userId === found.userId);
  return { report, userId: found.userId, unsubscribed: listed?.unsubscribed ?? true };
};

/** Which report a link takes its reader off, and whether they are off it. Nothing is changed. @throws Refused for a link of nothing */
export const subscriptionBehind = async (
  visit: Visit,
  link: MailLink,
): Promise<{ name: string; business: string; unsubscribed: boolean }> => {
  const ctx = await opened(visit, link);
  return withBusiness(ctx, 'read', async (tx) => {
    const { report, unsubscribed } = await behind(tx, link);
    return { name: report.name, business: ctx.business.name, unsubscribed };
  });
};

/** Takes the reader of a link off its report; repeated, it changes nothing. @throws Refused for a link of nothing */
export const unsubscribe = async (visit: Visit, link: MailLink): Promise<void> => {
  const ctx = await opened(visit, link);
  const reader: Ctx = { ...ctx, user: { id: '', name: '', role: '' }, source: 'link' };
  await withBusiness<Ctx, void>(reader, 'write', async (tx) => {
    const { report, userId } = await behind(tx, link);
    if (!(await unsubscribeReader(tx, report.id, userId))) return;
    const as = { ...tx, user: { id: userId, name: (await nameOfUser(tx, userId)).name, role: '' } };
    await recordEvent(as, 'saved-report.unsubscribe', 'saved-report', report.id, { name: report.name });
  });
};
