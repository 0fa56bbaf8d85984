import { createHash } from 'node:crypto';
import { type Plan, planAt } from '../../src/domain/access/plans.ts';
import type { Database } from './database.ts';
import { type Business, prepared } from './tx.ts';

/** Only the hash of a token is ever stored or compared. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Who a token stands for, and, where a business was named, what they are in it. */
export interface Identity {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  verified: boolean;
  tokenHash: Buffer;
  seenAt: Date;
  remembered: boolean;
  role: string | null;
  business: Business | null;
  /** The business obliges everybody in it to have a second factor, and they have none that counts. */
  lacksFactor: boolean;
}

interface IdentityRow {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  verified_at: Date | null;
  seen_at: Date;
  remembered: boolean;
  role: string | null;
  id: string | null;
  name: string;
  address: string;
  home_currency: string;
  time_zone: string;
  locale: string;
  plan: Plan;
  trial_ends_at: Date | null;
  multi_currency: boolean;
  tax_after_discount: boolean;
  lacks_factor: boolean;
}

const lookUp = `
  select s.user_id, s.seen_at, s.remembered, u.email, u.first_name, u.last_name, u.verified_at, m.role,
    b.id, b.name, b.address, b.home_currency, b.time_zone, b.locale, b.plan, b.trial_ends_at, b.multi_currency,
    coalesce((b.settings -> 'taxAfterDiscount')::bool, false) as tax_after_discount,
    coalesce(b.second_factor_needed and not exists (
      select 1 from second_factor f where f.user_id = s.user_id and f.confirmed_at is not null), false) as lacks_factor
  from session s
  join app_user u on u.id = s.user_id
  left join member m on m.user_id = s.user_id and m.business_id = $2 and m.ended_at is null
  left join business b on b.id = m.business_id
  where s.token_hash = $1 and s.ends_at > $3`;

/** Everybody waits for this before anything else: a database that is silent is not waited for long. */
const identifyMs = 5_000;

/**
 * The identity behind a token, or null for a dead one. `business` stays null where the user is no active member of it,
 * so that another's business and one that never was look alike.
 */
export const identify = async (
  database: Database,
  token: string,
  businessId: string | null,
  now: Date,
): Promise<Identity | null> => {
  const tokenHash = hashOf(token);
  const [row] = await prepared<IdentityRow>(
    database.access,
    lookUp,
    [tokenHash, businessId, now],
    identifyMs,
  );
  if (!row) return null;
  return {
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    verified: row.verified_at !== null,
    tokenHash,
    seenAt: row.seen_at,
    remembered: row.remembered,
    role: row.role,
    lacksFactor: row.lacks_factor,
    business:
      row.id === null
        ? null
        : {
            id: row.id,
            name: row.name,
            address: row.address,
            homeCurrency: row.home_currency,
            timeZone: row.time_zone,
            locale: row.locale,
            plan: planAt(row.plan, row.trial_ends_at, now),
            multiCurrency: row.multi_currency,
            taxAfterDiscount: row.tax_after_discount,
          },
  };
};

const idleHours = 12;
const rememberedDays = 30;
const seenEvery = 5 * 60_000;

/** When a session seen now ends: 12 hours idle, or 30 days with remember-me. */
export const endOf = (remembered: boolean, now: Date): Date =>
  new Date(now.getTime() + (remembered ? rememberedDays * 24 : idleHours) * 3_600_000);

/** However busy, no session outlives thirty days. */
const moveOn = `update session set seen_at = $2, ends_at = least($3, created_at + interval '30 days')
  where token_hash = $1`;

/** Moves a session's end on, at most every five minutes so that reading stays reading. */
export const keepAlive = async (database: Database, identity: Identity, now: Date): Promise<void> => {
  if (now.getTime() - identity.seenAt.getTime() < seenEvery) return;
  await prepared(database.access, moveOn, [identity.tokenHash, now, endOf(identity.remembered, now)]);
};
