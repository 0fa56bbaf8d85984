import type { AccessQuery } from '../access/access.ts';
import { hashOf } from '../access/identity.ts';
import { newId } from '../database/new-id.ts';
import { column } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

/** A way to a shop as it is begun: what comes back from there must be known here and in the browser that left. */
export interface BegunAuthorisation {
  shop: string;
  state: string;
  cookie: string;
  until: Date;
  /** It began in the shop's admin, as the shop itself proved. */
  fromStore: boolean;
}

/** Keeps a way to a shop; of its secrets only hashes. */
export const addAuthorisation = async (tx: Tx, begun: BegunAuthorisation): Promise<void> => {
  const { shop, state, cookie, until, fromStore } = begun;
  await tx.query(
    `insert into store_authorisation (business_id, id, user_id, shop, state_hash, cookie_hash, until, from_store)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tx.business.id, newId(), tx.user.id, shop, hashOf(state), hashOf(cookie), until, fromStore],
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

/** What a shop gave by a way to it, sealed: the code it sent, or the permission that was already exchanged for it. */
export interface TakenGrant {
  id: string;
  code: string | null;
  grant: string | null;
  /** It began in the shop's admin. */
  fromStore: boolean;
}

/** Takes what a shop gave, once, by whoever began it; null for anybody else's, and for what was taken or is too old. */
export const takeGrant = async (tx: Tx, pickup: string, shop: string): Promise<TakenGrant | null> => {
  const [row] = await tx.query(
    { id: column.id, code: column.text.orNull, grant: column.text.orNull, fromStore: column.bool },
    `with held as (select id, code, permission from store_authorisation where business_id = $1 and pickup_hash = $2 and user_id = $3
        and shop = $4 and coalesce(code, permission) is not null and until > $5 for update)
     update store_authorisation a set code = null, permission = null, taken_at = $5 from held where a.business_id = $1 and a.id = held.id
     returning a.id, held.code, held.permission as "grant", a.from_store`,
    [tx.business.id, hashOf(pickup), tx.user.id, shop, tx.now],
  );
  return row ?? null;
};

/** Puts back what was taken and led nowhere yet: the same way goes on, for as long as it is good. */
export const putBackGrant = async (
  tx: Tx,
  { id, code, grant }: Omit<TakenGrant, 'fromStore'>,
): Promise<void> => {
  await tx.query(
    'update store_authorisation set code = $3, permission = $4, taken_at = null where business_id = $1 and id = $2',
    [tx.business.id, id, code, grant],
  );
};

/** True where this member began the way that is picked up so, whether or not its code is still there. */
export const ownsPickup = async (tx: Tx, pickup: string): Promise<boolean> =>
  (
    await tx.query(
      'select 1 from store_authorisation where business_id = $1 and pickup_hash = $2 and user_id = $3',
      [tx.business.id, hashOf(pickup), tx.user.id],
    )
  ).length > 0;
