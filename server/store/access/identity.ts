import { createHash } from 'node:crypto';
import { type Plan, planAt } from '../../../src/domain/access/plans.ts';
import { aboveSeats, seatsAt } from '../../../src/domain/team/seats.ts';
import type { Database } from '../database/database.ts';
import { column, type RowOf, rowOf } from '../database/row.ts';
import { singleStatementsOn } from '../database/single-statements.ts';
import type { Business } from '../database/tx.ts';
import { asAccess } from './access.ts';
import { businessColumns } from './business-by-id.ts';
import { fiscalBefore } from './fiscal-starts.ts';
import { seatedBefore } from './seats.ts';

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
  /** The seats of the business, where more work in it and they have none of them; null where they do. */
  aboveSeats: number | null;
  /** The business obliges everybody in it to have a second factor, and they have none that counts. */
  lacksFactor: boolean;
}

const identityColumns = {
  userId: column.id,
  email: column.text,
  firstName: column.text,
  lastName: column.text,
  verifiedAt: column.instant.orNull,
  seenAt: column.instant,
  remembered: column.bool,
  role: column.text.orNull,
  id: column.id.orNull,
  name: column.text.orNull,
  address: column.text.orNull,
  homeCurrency: column.text.orNull,
  timeZone: column.text.orNull,
  locale: column.text.orNull,
  plan: column.text.as<Plan>().orNull,
  trialEndsAt: column.instant.orNull,
  multiCurrency: column.bool.orNull,
  taxAfterDiscount: column.bool,
  taxPerRate: column.bool,
  fiscalMonth: column.small.orNull,
  fiscalDay: column.int,
  fiscalBefore: fiscalBefore.orNull,
  lacksFactor: column.bool,
  seats: column.int.orNull,
  seatedBefore: column.int.orNull,
};

type IdentityRow = RowOf<typeof identityColumns>;

/** The columns of the business come all together, or none of them does. */
const isOfMember = (row: IdentityRow): row is IdentityRow & RowOf<typeof businessColumns> => row.id !== null;

const lookUp = `
  select s.user_id, s.seen_at, s.remembered, u.email, u.first_name, u.last_name, u.verified_at, m.role,
    b.id, b.name, b.address, b.home_currency, b.time_zone, b.locale, b.plan, b.trial_ends_at, b.multi_currency,
    coalesce((b.settings -> 'taxAfterDiscount')::bool, false) as tax_after_discount,
    coalesce((b.settings -> 'taxPerRate')::bool, false) as tax_per_rate, b.fiscal_month, coalesce(b.fiscal_day, 1) as fiscal_day, b.fiscal_before,
    b.seats, ${seatedBefore} as seated_before,
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
  const [row] = await singleStatementsOn(database.access, identifyMs)(identityColumns, lookUp, [
    tokenHash,
    businessId,
    now,
  ]);
  if (!row) return null;
  const { userId, email, firstName, lastName, verifiedAt, seenAt, remembered, role, lacksFactor } = row;
  return {
    verified: verifiedAt !== null,
    userId,
    email,
    firstName,
    lastName,
    tokenHash,
    seenAt,
    remembered,
    role,
    lacksFactor,
    aboveSeats: isOfMember(row) ? aboveSeats(seatsAt(row, now), row.seatedBefore!) : null,
    business: isOfMember(row)
      ? { ...rowOf(businessColumns, row), plan: planAt(row.plan, row.trialEndsAt, now) }
      : null,
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
  await asAccess(database)(moveOn, [identity.tokenHash, now, endOf(identity.remembered, now)]);
};
