import { openDatabase } from '../store/database/database.ts';
import { column } from '../store/database/row.ts';
import { type Clock, withBusiness } from '../store/database/tx.ts';
import { migrate } from '../store/migrate.ts';
import { fillDemo } from './fill-demo.ts';
import { demoContext, openDemo } from './open-demo.ts';

/**
 * Makes the demo business and fills it, without a server. Answers what to sign in with.
 *
 * @param url a connection as the database's owner
 * @throws Refused when somebody real is registered there
 */
export const makeDemo = async (
  url: string,
  clock: Clock,
): Promise<{ email: string; password: string; documents: number }> => {
  await migrate(url);
  const database = await openDatabase(url, 4);
  try {
    const { userId, ...credentials } = await openDemo(database, clock);
    await fillDemo(database, clock, userId);
    const { taskId: _, ...ctx } = demoContext(database, clock, userId);
    const [count] = await withBusiness(ctx, 'read', (tx) =>
      tx.query({ n: column.int }, 'select count(*)::int as n from document where business_id = $1', [
        ctx.business.id,
      ]),
    );
    return { ...credentials, documents: count!.n };
  } finally {
    await database.close();
  }
};
