import { counted, type Plan, planAt, trialEnd } from '../../../src/domain/access/plans.ts';
import { trialTimers } from '../../../src/domain/billing/timers.ts';
import { defaultAccounts } from '../../../src/domain/books/accounts.ts';
import { firstCategories, firstSeries } from '../../../src/domain/business/first-rows.ts';
import { aboveSeats, seatsAt } from '../../../src/domain/team/seats.ts';
import { location } from '../../../src/domain/words/locations.ts';
import type { AccessQuery } from '../access/access.ts';
import { fiscalBefore } from '../access/fiscal-starts.ts';
import { seatedBefore } from '../access/seats.ts';
import { newId } from '../database/new-id.ts';
import { column, rowOf } from '../database/row.ts';
import { insertInto, type Parts, together } from '../database/rowset.ts';
import type { Business, BusinessTx, Tx } from '../database/tx.ts';
import { planTimerColumns } from '../plans/plan-billing.ts';
import { eventColumns, eventRow } from '../rows/event.ts';

/** What a business begins with beside its name and money. */
export interface NewBusiness {
  country: string;
  address: string;
  settings: Record<string, unknown>;
}

const addBusiness = `
  with added as (
    insert into business (id, name, home_currency, time_zone, locale, country, address, plan, multi_currency, settings, created_at, trial_ends_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $8 = 'trial' then $12::timestamptz end) on conflict (id) do nothing returning id)
  insert into book (business_id) select id from added returning business_id`;

const accountColumns = {
  id: column.int,
  name: column.text,
  group: column.text.called('grp'),
  subgroup: column.text,
  isCurrent: column.bool,
  cashSection: column.text.orNull,
  role: column.text.orNull,
  isSystem: column.bool,
};

const categoryColumns = {
  id: column.id,
  kind: column.text,
  number: column.int,
  name: column.text,
  accountId: column.int,
};

const parts: Parts = {
  members: (rows) =>
    insertInto('member', rows, {
      id: column.id,
      userId: column.id,
      role: column.text,
      joinedAt: column.instant,
    }),
  caps: (rows) => insertInto('usage', rows, { cap: column.text }),
  series: (rows) => insertInto('series', rows, { kind: column.text, prefix: column.text }),
  locations: (rows) =>
    insertInto('location', rows, { id: column.id, name: column.text, isDefault: column.bool }),
  events: (rows) => insertInto('event', rows, eventColumns),
  planTimers: (rows) => insertInto('plan_timer', rows, planTimerColumns),
  // Parts are carried out from the last to the first: a category names an account.
  categories: (rows) => insertInto('category', rows, categoryColumns),
  accounts: (rows) => insertInto('account', rows, accountColumns),
};

const accountRows = defaultAccounts.map((account) => rowOf(accountColumns, { ...account, isSystem: true }));

/**
 * Writes the transaction's business with its owner, books, chart of accounts, counters and first location.
 * False, and nothing written, when the business stands already.
 */
export const createBusiness = async (tx: Tx, given: NewBusiness): Promise<boolean> => {
  const { business } = tx;
  const added = await tx.query(addBusiness, [
    business.id,
    business.name,
    business.homeCurrency,
    business.timeZone,
    business.locale,
    given.country,
    given.address,
    business.plan,
    business.multiCurrency,
    JSON.stringify(given.settings),
    tx.now,
    trialEnd(tx.now),
  ]);
  if (added.length === 0) return false;
  const opened = {
    id: newId(),
    act: 'business.open',
    subjectKind: 'business',
    subjectId: business.id,
    from: null,
    to: null,
    data: { name: business.name },
  };
  const { text, values } = together(parts, {
    members: [{ id: newId(), userId: tx.user.id, role: tx.user.role, joinedAt: tx.now }],
    caps: counted.map((cap) => ({ cap })),
    series: firstSeries,
    locations: [{ id: newId(), name: location.firstLocation, isDefault: true }],
    events: [eventRow(opened, tx)],
    categories: firstCategories.map((one) => ({ ...one, id: newId() })),
    accounts: accountRows,
    planTimers: business.plan === 'trial' ? trialTimers(trialEnd(tx.now)) : [],
  })!;
  await tx.query(text, [business.id, ...values]);
  return true;
};

/** A business as its member sees it in the list of theirs. */
export interface Membership extends Business {
  country: string;
  address: string;
  /** The number of its industry; 0 for none. */
  industry: number;
  role: string;
  multiLocation: boolean;
  /** Reports on paper have what is below zero in brackets. */
  bracketsOnPaper: boolean;
  /** The seats of the business, where more work in it and the user has none of them; null where they do. */
  aboveSeats: number | null;
  /** When the trial ends or ended; null without one. */
  trialEndsAt: Date | null;
  /** The payment providers that it connected. */
  connectedProviders: readonly string[];
}

const membershipColumns = {
  id: column.id,
  name: column.text,
  homeCurrency: column.text,
  timeZone: column.text,
  locale: column.text,
  plan: column.text.as<Plan>(),
  trialEndsAt: column.instant.orNull,
  multiCurrency: column.bool,
  multiLocation: column.bool,
  taxAfterDiscount: column.bool,
  taxPerRate: column.bool,
  bracketsOnPaper: column.bool,
  country: column.text,
  address: column.text,
  fiscalMonth: column.small,
  fiscalDay: column.int,
  fiscalBefore,
  industry: column.int,
  role: column.text,
  seats: column.int.orNull,
  seatedBefore: column.int,
  connectedProviders: column.texts,
};

/** Every business the user is an active member of, the first joined first. */
export const membershipsOf = async (query: AccessQuery, userId: string, now: Date): Promise<Membership[]> => {
  const rows = await query(
    membershipColumns,
    `select b.id, b.name, b.home_currency, b.time_zone, b.locale, b.plan, b.trial_ends_at, b.multi_currency, b.country, b.address,
       coalesce((b.settings -> 'taxAfterDiscount')::bool, false) as tax_after_discount,
       coalesce((b.settings -> 'taxPerRate')::bool, false) as tax_per_rate,
       coalesce((b.settings -> 'bracketsOnPaper')::bool, false) as brackets_on_paper,
       coalesce((b.settings -> 'multiLocation')::bool, false) as multi_location, b.fiscal_month, coalesce(b.fiscal_day, 1) as fiscal_day, b.fiscal_before, coalesce((b.settings -> 'industry')::int, 0) as industry, m.role,
       b.seats, ${seatedBefore} as seated_before,
       connected_providers(b.id) as connected_providers
     from member m join business b on b.id = m.business_id
     where m.user_id = $1 and m.ended_at is null order by m.joined_at, b.id`,
    [userId],
  );
  return rows.map((row) => ({
    ...row,
    plan: planAt(row.plan, row.trialEndsAt, now),
    aboveSeats: aboveSeats(seatsAt(row, now), row.seatedBefore),
  }));
};

/** Whom a business's own letters go to: its owners; of what somebody wrote also them, while they are on the team. */
export const ownersOf = (
  tx: BusinessTx,
  author: string | null = null,
): Promise<{ email: string; firstName: string }[]> =>
  tx.query({ email: column.text, firstName: column.text }, 'select email, first_name from owners_and($1)', [
    author,
  ]);
