import type { Day } from '../../../src/domain/day.ts';
import type { Decimal } from '../../../src/domain/money.ts';
import {
  type AccountingPeriod,
  type AccountingYear,
  accountingYears,
  type PeriodKind,
  type PeriodStatus,
} from '../../../src/domain/period/accounting-period.ts';
import type { PeriodSkip, StoredPeriod } from '../../../src/domain/period/judged.ts';
import type { PeriodCheck } from '../../../src/domain/period/period-check.ts';
import { column } from '../database/row.ts';
import { calendarOf, type Tx } from '../database/tx.ts';

const nameOf = (user: string) => `coalesce(trim(${user}.first_name || ' ' || ${user}.last_name), '')`;

/** The first day anything was posted; null where nothing was. */
const firstEntryDay = async (tx: Tx): Promise<Day | null> => {
  const [row] = await tx.query(
    { first: column.day.orNull },
    'select min(on_day) as first from journal_entry where business_id = $1',
    [tx.business.id],
  );
  return row!.first;
};

/** The fiscal years of the business with their months, the oldest first, up to the ones that hold today. */
export const yearsOf = async (tx: Tx): Promise<AccountingYear[]> =>
  accountingYears(await firstEntryDay(tx), calendarOf(tx));

/** Every period that somebody began to close, the oldest first. */
export const storedPeriods = (tx: Tx): Promise<StoredPeriod[]> =>
  tx.query(
    {
      kind: column.text.as<PeriodKind>(),
      from: column.day.called('first_day'),
      to: column.day.called('last_day'),
      status: column.text.as<PeriodStatus>(),
      checkedBy: column.text.orNull,
      checkedAt: column.instant.orNull,
      skipped: column.int,
    },
    `select p.kind, p.first_day, p.last_day, p.status, case when p.checked_by is not null then ${nameOf('u')} end as checked_by,
       p.checked_at, (select count(*)::int from period_skip s
         where s.business_id = p.business_id and s.kind = p.kind and s.first_day = p.first_day) as skipped
     from accounting_period p left join app_user u on u.id = p.checked_by
     where p.business_id = $1 order by p.last_day, p.kind`,
    [tx.business.id],
  );

/** Writes where a period stands. Who checked it stays while it is checked or locked. */
export const setPeriodStatus = async (
  tx: Tx,
  { kind, from, to }: Pick<AccountingPeriod, 'kind' | 'from' | 'to'>,
  status: PeriodStatus,
): Promise<void> => {
  await tx.query(
    `insert into accounting_period as p (business_id, kind, first_day, last_day, status, checked_by, checked_at)
     values ($1, $2, $3, $4, $5, case when $5 = 'Checked' then $6::uuid end, case when $5 = 'Checked' then $7::timestamptz end)
     on conflict (business_id, kind, first_day) do update set last_day = excluded.last_day, status = excluded.status,
       checked_by = case when $5 = 'Locked' then p.checked_by else excluded.checked_by end,
       checked_at = case when $5 = 'Locked' then p.checked_at else excluded.checked_at end`,
    [tx.business.id, kind, from, to, status, tx.user.id, tx.now],
  );
};

/** The skipped checks of a period. */
export const skipsOf = (
  tx: Tx,
  { kind, from }: Pick<AccountingPeriod, 'kind' | 'from'>,
): Promise<PeriodSkip[]> =>
  tx.query(
    {
      check: column.text.as<PeriodCheck>().called('check_name'),
      reason: column.text,
      by: column.text,
      at: column.instant.called('skipped_at'),
    },
    `select s.check_name, s.reason, s.skipped_at, ${nameOf('u')} as by from period_skip s left join app_user u on u.id = s.skipped_by
     where s.business_id = $1 and s.kind = $2 and s.first_day = $3 order by s.skipped_at`,
    [tx.business.id, kind, from],
  );

/** Keeps that a check of a period is skipped. */
export const insertSkip = async (
  tx: Tx,
  { kind, from }: AccountingPeriod,
  check: PeriodCheck,
  reason: string,
): Promise<void> => {
  await tx.query(
    `insert into period_skip (business_id, kind, first_day, check_name, reason, skipped_by, skipped_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.business.id, kind, from, check, reason, tx.user.id, tx.now],
  );
};

export const removeSkip = async (
  tx: Tx,
  { kind, from }: AccountingPeriod,
  check: PeriodCheck,
): Promise<void> => {
  await tx.query(
    'delete from period_skip where business_id = $1 and kind = $2 and first_day = $3 and check_name = $4',
    [tx.business.id, kind, from, check],
  );
};

/** A time a period was locked, and when and why it was opened again. */
export interface PeriodClosing {
  id: string;
  kind: PeriodKind;
  from: Day;
  to: Day;
  by: string;
  at: Date;
  reopenedBy: string | null;
  reopenedAt: Date | null;
  reason: string | null;
  /** How many entries up to its last day were posted since. */
  corrected: number;
}

/** Every time a period was locked, the newest first; of one period where it is named. */
export const closingsOf = (
  tx: Tx,
  period: Pick<AccountingPeriod, 'kind' | 'from'> | null = null,
): Promise<PeriodClosing[]> =>
  tx.query(
    {
      id: column.id,
      kind: column.text.as<PeriodKind>(),
      from: column.day.called('first_day'),
      to: column.day.called('last_day'),
      by: column.text,
      at: column.instant.called('locked_at'),
      reopenedBy: column.text.orNull,
      reopenedAt: column.instant.orNull,
      reason: column.text.orNull,
      corrected: column.int,
    },
    `select c.id, c.kind, c.first_day, c.last_day, ${nameOf('u')} as by, c.locked_at, case when c.reopened_by is not null then ${nameOf('r')} end as reopened_by,
       c.reopened_at, c.reason, (select count(*)::int from journal_entry e
         where e.business_id = c.business_id and e.number > c.last_entry and e.on_day <= c.last_day) as corrected
     from period_closing c left join app_user u on u.id = c.locked_by left join app_user r on r.id = c.reopened_by
     where c.business_id = $1 and ($2::text is null or c.kind = $2 and c.first_day = $3) order by c.locked_at desc, c.id desc`,
    [tx.business.id, period?.kind ?? null, period?.from ?? null],
  );

/** Keeps that a period is locked, with what every account comes to at the end of its last day. Called while the books are held alone. */
export const keepClosing = async (
  tx: Tx,
  id: string,
  { kind, from, to }: AccountingPeriod,
): Promise<void> => {
  await tx.query(
    `insert into period_closing (business_id, id, kind, first_day, last_day, last_entry, locked_by, locked_at)
     select $1, $2, $3, $4, $5, coalesce(max(number), 0), $6, $7 from journal_entry where business_id = $1`,
    [tx.business.id, id, kind, from, to, tx.user.id, tx.now],
  );
  await tx.query(
    `insert into period_closing_balance (business_id, closing_id, account_id, balance)
     select business_id, $2, account_id, sum(debit - credit) from day_balance
     where business_id = $1 and on_day <= $3 group by business_id, account_id having sum(debit - credit) <> 0`,
    [tx.business.id, id, to],
  );
};

/** Keeps that periods are opened again which end on a day or later, and returns them. */
export const reopenClosings = async (tx: Tx, from: Day, reason: string): Promise<void> => {
  await tx.query(
    `update period_closing set reopened_by = $3, reopened_at = $4, reason = $5
     where business_id = $1 and last_day >= $2 and reopened_at is null`,
    [tx.business.id, from, tx.user.id, tx.now, reason],
  );
};

/** An account whose balance at the end of a period isn't what it was when that was locked; debits are above zero. */
export interface ChangedBalance {
  accountId: number;
  account: string;
  closed: Decimal;
  now: Decimal;
}

/** The accounts whose balance at the end of the period has changed since it was locked. */
export const changedBalances = (
  tx: Tx,
  { id, to }: Pick<PeriodClosing, 'id' | 'to'>,
): Promise<ChangedBalance[]> =>
  tx.query(
    { accountId: column.int, account: column.text, closed: column.exact, now: column.exact },
    `with kept as (select account_id, balance from period_closing_balance where business_id = $1 and closing_id = $2),
       held as (select account_id, sum(debit - credit) as balance from day_balance
         where business_id = $1 and on_day <= $3 group by account_id)
     select a.id as account_id, a.name as account, coalesce(k.balance, 0) as closed, coalesce(h.balance, 0) as now
     from account a left join kept k on k.account_id = a.id left join held h on h.account_id = a.id
     where a.business_id = $1 and coalesce(k.balance, 0) <> coalesce(h.balance, 0) order by a.id`,
    [tx.business.id, id, to],
  );

/** The lock date of the books; null while there is none. */
export const lockedUntilOf = async (tx: Tx): Promise<Day | null> => {
  const [row] = await tx.query(
    { lockedUntil: column.day.orNull },
    'select locked_until from book where business_id = $1',
    [tx.business.id],
  );
  return row?.lockedUntil ?? null;
};
