import type { AccessQuery } from './access.ts';
import { hashOf } from './identity.ts';
import { newId } from './new-id.ts';
import { column } from './row.ts';
import type { Tx } from './tx.ts';

/** A way to a shop as it is begun: what comes back from there must be known here and in the browser that left. */
export interface BegunAuthorisation {
  shop: string;
  state: string;
  cookie: string;
  until: Date;
}

/** Keeps a way to a shop; of its secrets only hashes. */
export const addAuthorisation = async (tx: Tx, begun: BegunAuthorisation): Promise<void> => {
  const { shop, state, cookie, until } = begun;
  await tx.query(
    `insert into store_authorisation (business_id, id, user_id, shop, state_hash, cookie_hash, until)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.business.id, newId(), tx.user.id, shop, hashOf(state), hashOf(cookie), until],
  );
};

const known = { businessId: column.id, id: column.id, userId: column.id, shop: column.text };

/** A way to a shop that somebody comes back by, and whether it is still good. */
export const authorisationBy = async (query: AccessQuery, state: string, now: Date) => {
  const [row] = await query(
    { ...known, cookieHash: column.bytes, isOpen: column.bool },
    `select business_id, id, user_id, shop, cookie_hash, used_at is null and until > $2 as is_open
     from store_authorisation where state_hash = $1`,
    [hashOf(state), now],
  );
  return row ?? null;
};

/** Takes a way to a shop once, with the sealed code the shop gave and what it is picked up by; false where it was taken. */
export const takeAuthorisation = async (
  query: AccessQuery,
  { id, businessId }: { id: string; businessId: string },
  given: { code: string; pickup: string } | null,
  now: Date,
): Promise<boolean> => {
  const used = await query(
    { id: column.id },
    `update store_authorisation set used_at = $3, code = $4, pickup_hash = $5
     where business_id = $1 and id = $2 and used_at is null and until > $3 returning id`,
    [businessId, id, now, given?.code ?? null, given ? hashOf(given.pickup) : null],
  );
  return used.length > 0;
};

/** Takes the sealed code a shop gave, once, by whoever began it; null for anybody else's, and for one taken or too old. */
export const takeCode = async (
  tx: Tx,
  pickup: string,
  shop: string,
): Promise<{ id: string; code: string } | null> => {
  const [row] = await tx.query(
    { id: column.id, code: column.text },
    `with held as (select id, code from store_authorisation where business_id = $1 and pickup_hash = $2 and user_id = $3 and shop = $4
        and code is not null and until > $5 for update)
     update store_authorisation a set code = null, taken_at = $5 from held where a.business_id = $1 and a.id = held.id
     returning a.id, held.code`,
    [tx.business.id, hashOf(pickup), tx.user.id, shop, tx.now],
  );
  return row ?? null;
};

/** True where this member began the way that is picked up so, whether or not its code is still there. */
export const ownsPickup = async (tx: Tx, pickup: string): Promise<boolean> =>
  (
    await tx.query(
      'select 1 from store_authorisation where business_id = $1 and pickup_hash = $2 and user_id = $3',
      [tx.business.id, hashOf(pickup), tx.user.id],
    )
  ).length > 0;
