import { timingSafeEqual } from 'node:crypto';
import { isShopDomain } from '../../../src/domain/online-store/shop-name.ts';
import { codeContext, type ReadyShops } from '../../services/shops.ts';
import { asAccess } from '../../store/access/access.ts';
import { businessById } from '../../store/access/business-by-id.ts';
import { hashOf } from '../../store/access/identity.ts';
import { newToken } from '../../store/access/secrets.ts';
import type { Database } from '../../store/database/database.ts';
import { newId } from '../../store/database/new-id.ts';
import { type Clock, withBusiness } from '../../store/database/tx.ts';
import { authorisationBy, takeAuthorisation } from '../../store/online-store/store-authorisations.ts';
import { recordEvent } from '../../store/plan/events.ts';

/** Why somebody who came back from a shop can't go on: they said no, or what they brought isn't good. */
export type ComeBackFault = 'denied' | 'again';

/** What the page is told of somebody who came back: how it goes on, or why it doesn't. */
export type CameBack = { pickup: string; shop: string } | { fault: ComeBackFault; shop: string | null };

interface Surroundings {
  database: Database;
  clock: Clock;
  shops: ReadyShops;
  /** Told why, for the log. */
  note: (why: string) => void;
}

type Known = NonNullable<Awaited<ReturnType<typeof authorisationBy>>>;

/** Leaves a trace in the audit trail of the business whose way it was. */
const trace = async ({ database, clock }: Surroundings, authorisation: Known, why: string): Promise<void> => {
  const business = await businessById(asAccess(database), authorisation.businessId);
  const user = { id: authorisation.userId, name: '', role: '' };
  await withBusiness({ database, clock, business, user }, 'write', (tx) =>
    recordEvent(tx, 'store.refuse', 'store', newId(), { shop: authorisation.shop, why }),
  );
};

/**
 * Judges who comes back from a shop: the shop's signature, its name, the browser that left, and that the way is open; in this order. What
 * the shop sent is kept sealed for whoever began, and nothing is exchanged yet. Source: connections.md, rule 1.
 *
 * @param query the parameters as they came
 * @param cookie what the browser was given when it left; null for none
 */
export const comeBack = async (
  around: Surroundings,
  query: URLSearchParams,
  cookie: string | null,
): Promise<CameBack> => {
  const { database, clock, shops, note } = around;
  const refuse = (why: string, shop: string | null = null): CameBack => {
    note(why);
    return { fault: 'again', shop };
  };
  const shop = query.get('shop') ?? '';
  if (!(await shops.platform.isSigned(query))) return refuse('signature');
  if (!isShopDomain(shop)) return refuse('shop');
  const access = asAccess(database);
  const now = clock();
  const authorisation = await authorisationBy(access, query.get('state') ?? '', now);
  if (!authorisation) return refuse('state', shop);
  const isTheirs = cookie !== null && timingSafeEqual(hashOf(cookie), authorisation.cookieHash);
  if (!isTheirs || authorisation.shop !== shop || !authorisation.isOpen) {
    const why = !isTheirs ? 'browser' : authorisation.shop !== shop ? 'shop' : 'state';
    await trace(around, authorisation, why);
    return refuse(why, shop);
  }
  const code = query.get('code');
  if (!code || query.has('error')) {
    await takeAuthorisation(access, authorisation, null, now);
    return { fault: 'denied', shop };
  }
  const pickup = newToken();
  const sealed = shops.sealing.seal(code, codeContext(authorisation.id));
  if (!(await takeAuthorisation(access, authorisation, { code: sealed, pickup }, now)))
    return refuse('state', shop);
  return { pickup, shop };
};
