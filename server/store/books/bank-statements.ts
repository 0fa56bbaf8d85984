import type {
  BankStatement,
  BankStatementCard,
  BankStatementStatus,
} from '../../../src/domain/bank-money/statement.ts';
import type { Day } from '../../../src/domain/day.ts';
import type { Decimal } from '../../../src/domain/money.ts';
import { column } from '../database/row.ts';
import { Missing, type Tx } from '../database/tx.ts';
import { notRevalued } from './revaluations.ts';

const statementColumns = {
  id: column.id,
  accountId: column.int,
  firstDay: column.day.orNull,
  lastDay: column.day,
  opening: column.exact,
  closing: column.exact,
  status: column.text.as<BankStatementStatus>(),
  ticked: column.exact,
  count: column.int,
  newest: column.bool,
  version: column.int,
};

/** What entries on a statement come to in its bank's currency. */
const selected = `select s.id, s.account_id, s.first_day, s.last_day, s.opening, s.closing, s.status, s.version,
    coalesce(t.ticked, 0) as ticked, coalesce(t.n, 0)::int as count,
    not exists (select 1 from bank_statement o where o.business_id = s.business_id and o.account_id = s.account_id and o.last_day > s.last_day) as newest
  from bank_statement s join account a on a.business_id = s.business_id and a.id = s.account_id join business b on b.id = s.business_id
    left join lateral (
      select sum(case when coalesce(a.currency, b.home_currency) = b.home_currency then l.amount when l.currency = a.currency then l.fx_amount else 0 end) as ticked,
        count(distinct l.entry_id) as n
      from bank_statement_entry m join journal_line l on l.business_id = m.business_id and l.entry_id = m.entry_id and l.account_id = m.account_id
      where m.business_id = s.business_id and m.statement_id = s.id and not m.earlier) t on true
  where s.business_id = $1`;

/** Every statement of an account, the newest first. */
export const statementsOfAccount = (tx: Tx, accountId: number): Promise<BankStatement[]> =>
  tx.query(statementColumns, `${selected} and s.account_id = $2 order by s.last_day desc`, [
    tx.business.id,
    accountId,
  ]);

/** A statement by its id. @throws Missing */
export const findStatement = async (tx: Tx, id: string): Promise<BankStatement> => {
  const [row] = await tx.query(statementColumns, `${selected} and s.id = $2`, [tx.business.id, id]);
  if (!row) throw new Missing();
  return row;
};

/** The same, held until the transaction ends: nobody ticks on it meanwhile. @throws Missing */
export const lockStatement = async (tx: Tx, id: string): Promise<BankStatement> => {
  await tx.query('select 1 from bank_statement where business_id = $1 and id = $2 for update', [
    tx.business.id,
    id,
  ]);
  return findStatement(tx, id);
};

export const insertStatement = async (
  tx: Tx,
  id: string,
  accountId: number,
  { firstDay, lastDay, closing }: BankStatementCard,
  opening: Decimal,
): Promise<void> => {
  await tx.query(
    `insert into bank_statement (business_id, id, account_id, first_day, last_day, opening, closing, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tx.business.id, id, accountId, firstDay, lastDay, opening, closing, tx.now],
  );
};

export const updateStatement = async (
  tx: Tx,
  id: string,
  { firstDay, lastDay, closing }: BankStatementCard,
  opening: Decimal,
): Promise<void> => {
  await tx.query(
    `update bank_statement set first_day = $3, last_day = $4, opening = $5, closing = $6, version = version + 1
     where business_id = $1 and id = $2`,
    [tx.business.id, id, firstDay, lastDay, opening, closing],
  );
};

export const setStatementStatus = async (
  tx: Tx,
  id: string,
  status: Exclude<BankStatementStatus, 'Removed'>,
): Promise<void> => {
  await tx.query(
    'update bank_statement set status = $3, version = version + 1 where business_id = $1 and id = $2',
    [tx.business.id, id, status],
  );
};

/** Removes a statement; what was on it is on none. */
export const removeStatement = async (tx: Tx, id: string): Promise<void> => {
  await tx.query('delete from bank_statement where business_id = $1 and id = $2', [tx.business.id, id]);
};

/** Counts every entry of the account between two days that is on no statement as matched before the first one. */
export const matchEarlier = async (
  tx: Tx,
  { id, accountId }: Pick<BankStatement, 'id' | 'accountId'>,
  from: Day | null,
  before: Day,
): Promise<void> => {
  await tx.query(
    `insert into bank_statement_entry (business_id, account_id, entry_id, statement_id, earlier)
     select distinct l.business_id, l.account_id, l.entry_id, $3::uuid, true from journal_line l
     where l.business_id = $1 and l.account_id = $2 and l.on_day < $4 and ($5::date is null or l.on_day >= $5) and ${notRevalued('l')}
     on conflict do nothing`,
    [tx.business.id, accountId, id, before, from],
  );
};

/** Takes back that entries from a day on counted as matched before the first statement. */
export const unmatchEarlier = async (tx: Tx, statementId: string, from: Day): Promise<void> => {
  await tx.query(
    `delete from bank_statement_entry m using journal_entry e
     where m.business_id = $1 and m.statement_id = $2 and m.earlier and e.business_id = m.business_id and e.id = m.entry_id and e.on_day >= $3`,
    [tx.business.id, statementId, from],
  );
};

/** Some entries of an account, each with the statement it is on. */
export const markedEntries = (tx: Tx, accountId: number, entryIds: readonly string[]) =>
  tx.query(
    {
      id: column.id,
      onDay: column.day,
      statementId: column.id.orNull,
      earlier: column.bool.orNull,
    },
    `select e.id, e.on_day, m.statement_id, m.earlier from journal_entry e
       left join bank_statement_entry m on m.business_id = e.business_id and m.entry_id = e.id and m.account_id = $2
     where e.business_id = $1 and e.id = any($3)
       and exists (select 1 from journal_line l where l.business_id = e.business_id and l.entry_id = e.id and l.account_id = $2)`,
    [tx.business.id, accountId, entryIds],
  );

/** Puts entries on a statement, or counts them as matched before the first one. */
export const putOnStatement = async (
  tx: Tx,
  { id, accountId }: Pick<BankStatement, 'id' | 'accountId'>,
  entryIds: readonly string[],
  earlier: boolean,
): Promise<void> => {
  await tx.query(
    `insert into bank_statement_entry (business_id, account_id, entry_id, statement_id, earlier)
     select $1::uuid, $2::int, x.id, $3::uuid, $4::bool from unnest($5::uuid[]) x (id)`,
    [tx.business.id, accountId, id, earlier, entryIds],
  );
};

/** Takes entries off a statement. */
export const takeOffStatement = async (
  tx: Tx,
  { id, accountId }: Pick<BankStatement, 'id' | 'accountId'>,
  entryIds: readonly string[],
): Promise<void> => {
  await tx.query(
    `delete from bank_statement_entry
     where business_id = $1 and account_id = $2 and statement_id = $3 and entry_id = any($4)`,
    [tx.business.id, accountId, id, entryIds],
  );
};

/** The last days of the statements that some entries are on, in order; those before a first statement are on none. */
export const statementDaysOf = async (tx: Tx, entryIds: readonly string[]): Promise<Day[]> => {
  const rows = await tx.query(
    { lastDay: column.day },
    `select distinct s.last_day from bank_statement_entry m join bank_statement s on s.business_id = m.business_id and s.id = m.statement_id
     where m.business_id = $1 and m.entry_id = any($2) and not m.earlier order by 1`,
    [tx.business.id, entryIds],
  );
  return rows.map(({ lastDay }) => lastDay);
};
