import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { dayIn } from '../../src/domain/day.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { type Passwords, passwordsBy, usualCost } from '../adapters/passwords.ts';
import { withAccess } from '../store/access/access.ts';
import { hashOf } from '../store/access/identity.ts';
import { addUser, findByEmail, markVerified, othersThan, setPassword } from '../store/access/users.ts';
import type { Database } from '../store/database/database.ts';
import { newId } from '../store/database/new-id.ts';
import { type Business, type Clock, type Ctx, Refused, withBusiness } from '../store/database/tx.ts';
import { queueTask } from '../store/files/tasks.ts';
import { createBusiness } from '../store/settings/businesses.ts';
import { saveParticulars } from '../store/settings/particulars.ts';
import { particulars } from './cast.ts';
import { storyUntil } from './story.ts';

/** Who the demo business belongs to; nobody else can have the address, for nobody can prove it. */
const demoEmail = 'demo@counterfoil.example';

/** Ids that follow from the demo user's, so that two who open it at once meet. */
const idFrom = (userId: string, what: string): string =>
  v7({
    msecs: Number.parseInt(userId.replaceAll('-', '').slice(0, 12), 16),
    random: hashOf(`${what} of ${userId}`).subarray(0, 16),
  });

const businessOf = (userId: string): Business => ({
  id: idFrom(userId, 'demo business'),
  name: 'Lantern Coffee Supplies',
  address: 'Kaai 12',
  homeCurrency: 'EUR',
  timeZone: 'Europe/Brussels',
  locale: 'en-BE',
  plan: 'enterprise',
  multiCurrency: true,
  taxAfterDiscount: false,
  taxPerRate: false,
  fiscalMonth: 1,
  fiscalDay: 1,
  fiscalBefore: [],
});

/** True while nobody but the demo's own user is registered: only then may anybody open it. */
export const isDemoOpen = (database: Database): Promise<boolean> =>
  withAccess(database, async (query) => !(await othersThan(query, demoEmail)));

/** The demo's user; null while nobody has opened it. */
export const findDemoUser = (database: Database): Promise<string | null> =>
  withAccess(database, async (query) => (await findByEmail(query, demoEmail))?.id ?? null);

/** The demo's owner as whoever acts in it, at the task that fills it. */
export const demoContext = (database: Database, clock: Clock, userId: string): Ctx & { taskId: string } => ({
  database,
  clock,
  business: businessOf(userId),
  user: { id: userId, name: 'Demo Owner', role: 'Owner' },
  taskId: idFrom(userId, 'demo task'),
});

/**
 * Opens the demo business: makes it where there is none and queues the year it is filled with. Answers what to sign in
 * with, made anew each time. Refused as soon as somebody real has registered.
 */
export const openDemo = async (
  database: Database,
  clock: Clock,
  passwords: Passwords = passwordsBy(usualCost)('demo'),
): Promise<{ email: string; password: string; userId: string }> => {
  const now = clock();
  const password = randomBytes(18).toString('base64url');
  const passwordHash = await passwords.hash(password);
  const userId = await withAccess(database, async (query) => {
    // Two who open it at once make one user.
    await query('select pg_advisory_xact_lock(20260101)');
    if (await othersThan(query, demoEmail))
      throw new Refused(refusal('not-allowed', 'The demo closes as soon as somebody has registered.'));
    const known = await findByEmail(query, demoEmail);
    if (known) {
      await setPassword(query, known.id, passwordHash);
      return known.id;
    }
    const id = newId();
    const user = { id, email: demoEmail, firstName: 'Demo', lastName: 'Owner', verified: false };
    await addUser(query, { ...user, passwordHash }, null, now);
    await markVerified(query, id, now);
    return id;
  });
  const ctx = demoContext(database, clock, userId);
  await withBusiness(ctx, 'write', async (tx) => {
    await createBusiness(tx, { country: 'BE', address: ctx.business.address, settings: { demo: true } });
    await saveParticulars(tx, particulars);
    const lastDay = dayIn(ctx.business.timeZone, now);
    await queueTask(tx, {
      id: ctx.taskId,
      kind: 'fill-demo',
      total: storyUntil(lastDay).length,
      input: { lastDay, userId },
    });
  });
  return { email: demoEmail, password, userId };
};
