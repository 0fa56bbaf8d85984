import type { Plan } from '../../../src/domain/access/plans.ts';
import { type SeatUse, seatsAt } from '../../../src/domain/team/seats.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import type { AccessQuery } from './access.ts';

/**
 * How many have a seat before the member `m` as SQL: whom the owners chose, then owners, then by when they joined.
 * Whoever has as many before them as there are seats is above the seats.
 */
export const seatedBefore = `(
  select count(*)::int from member o where o.business_id = m.business_id and o.status = 'Active'
    and (not o.keeps_seat, o.role <> 'Owner', coalesce(o.joined_at, '-infinity'), o.id)
      < (not m.keeps_seat, m.role <> 'Owner', coalesce(m.joined_at, '-infinity'), m.id))`;

const planColumns = {
  plan: column.text.as<Plan>(),
  trialEndsAt: column.instant.orNull,
  seats: column.int.orNull,
};

/** How many people may work in the business of a transaction now; null for any number. */
export const seatsOfBusiness = async (
  tx: Pick<BusinessTx, 'query' | 'business' | 'now'>,
): Promise<number | null> => {
  const [row] = await tx.query(planColumns, 'select plan, trial_ends_at, seats from business where id = $1', [
    tx.business.id,
  ]);
  return seatsAt(row!, tx.now);
};

/** Who has a seat: `m` works here, or is invited and nobody who works here has that address. */
const holds = `m.business_id = $1 and (m.status = 'Active' or m.status = 'InviteSent' and m.invited_until > $2 and not exists (
  select 1 from member a join app_user u on u.id = a.user_id
  where a.business_id = m.business_id and a.status = 'Active' and lower(u.email) = lower(m.email)))`;

/** How many seats a business has, and how many are taken, one person once. */
export const seatUse = async (query: AccessQuery, businessId: string, now: Date): Promise<SeatUse> => {
  const [row] = await query(
    { ...planColumns, active: column.int, invited: column.int },
    `select b.plan, b.trial_ends_at, b.seats, t.active, t.invited from business b, (
       select count(*) filter (where m.status = 'Active')::int as active,
         count(*) filter (where m.status <> 'Active')::int as invited
       from member m where ${holds}) t
     where b.id = $1`,
    [businessId, now],
  );
  const { active, invited } = row!;
  return { seats: seatsAt(row!, now), active, invited, used: active + invited };
};

/** Who has a seat in a business, by name, or by the address of their invitation: those who work there first. */
export const seatHolders = async (query: AccessQuery, businessId: string, now: Date): Promise<string[]> => {
  const rows = await query(
    { holder: column.text },
    `select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), m.email, '') as holder
     from member m left join app_user u on u.id = m.user_id and m.status = 'Active' where ${holds}
     order by m.status <> 'Active', m.joined_at, m.invited_at, m.id`,
    [businessId, now],
  );
  return rows.map(({ holder }) => holder);
};

/**
 * Holds the seats of a business until the transaction ends, against others who would take one. Whoever becomes a member takes it
 * before the seats are counted. It isn't the lock of the settings: who holds that waits for connections of the access role, of
 * which who joins has one.
 */
export const holdSeats = async (query: AccessQuery, businessId: string): Promise<void> => {
  await query(`select pg_advisory_xact_lock(hashtextextended('seats ' || $1, 0))`, [businessId]);
};
