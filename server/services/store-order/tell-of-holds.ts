import { storeNews } from '../../../src/domain/mail/mail.words.ts';
import { heldMatters, holdsOf, ordersIn } from '../../../src/domain/online-store/hold.ts';
import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import { countHolds } from '../../store/online-store/listed-store-orders.ts';
import { isAnyToLookAt, lockNotified, saveNotified } from '../../store/online-store/store-notifications.ts';
import type { Shops } from '../shops.ts';
import { tellOwners } from '../tell-owners.ts';

const newsOf = { held: storeNews.heldNews, plan: storeNews.planNews };

/**
 * Writes to the owners when orders are on hold and none was before, and the same of those that wait for a larger plan. Nobody is written to of
 * each order; what ended is told once more when it comes again.
 */
export const tellOfHolds = (ctx: Ctx, { returnTo }: Pick<Shops, 'returnTo'>): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    const kept = await lockNotified(tx);
    if (!kept) return;
    const { shopName, notified } = kept;
    const holds = await countHolds(tx);
    const holding = heldMatters.filter((matter) => ordersIn(holdsOf(matter, holds)) > 0);
    const fresh = holding.filter((matter) => !notified.includes(matter));
    const ended = notified.filter((matter) => !holding.includes(matter));
    // An order that is tried again just now isn't on hold, and may be in a moment.
    const goesOn = ended.length > 0 && (await isAnyToLookAt(tx)) ? ended : [];
    if (fresh.length === 0 && goesOn.length === ended.length) return;
    for (const matter of fresh)
      await tellOwners(tx, new URL(returnTo).origin, newsOf[matter](shopName, holdsOf(matter, holds)));
    await saveNotified(tx, [...holding, ...goesOn]);
  });
