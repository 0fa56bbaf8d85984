import type { MoneyBank } from '../../src/domain/bank-money/moved-bank.ts';
import { type BankStatement, differenceOf } from '../../src/domain/bank-money/statement.ts';
import { type Day, daysAfter } from '../../src/domain/day.ts';
import { bankReconciliation as spec } from '../../src/domain/report/bank-reconciliation.ts';
import { formatDay } from '../../src/domain/values/format.ts';
import { bankReconciliationWords } from '../../src/domain/words/bank-money.ts';
import { findStatement } from '../store/books/bank-statements.ts';
import { bankOfAccount } from '../store/books/money-banks.ts';
import { column } from '../store/database/row.ts';
import { Missing, type Tx } from '../store/database/tx.ts';
import { accountValues, bankEntries, type StatementPart } from './bank-entries.ts';
import { firstDay, reportSource } from './report.ts';

/** As many rows of a statement as its page shows. */
const mostRows = 1000;
/** As many of what lies before the first one. */
const mostEarlier = 200;

/**
 * A bank's balance in the books at the end of a statement's last day, the part of it that is on no statement until then, and by how much the
 * books before the first statement differ from its opening balance.
 */
const sumsOf = async (tx: Tx, statement: BankStatement, bank: MoneyBank) => {
  const [row] = await tx.query(
    { books: column.exact, outstanding: column.exact, before: column.exact },
    `with moved as (
       select case when $3 then l.amount when l.currency = $4 then l.fx_amount else 0 end as own, m.earlier, s.last_day
       from journal_line l
         left join bank_statement_entry m on m.business_id = l.business_id and m.account_id = l.account_id and m.entry_id = l.entry_id
         left join bank_statement s on s.business_id = m.business_id and s.id = m.statement_id
       where l.business_id = $1 and l.account_id = $2 and l.on_day <= $5)
     select coalesce(sum(own), 0) as books, coalesce(sum(own) filter (where last_day is null or last_day > $5), 0) as outstanding,
       coalesce(sum(own) filter (where earlier), 0) - coalesce((select opening from bank_statement f
         where f.business_id = $1 and f.account_id = $2 and f.first_day is not null order by last_day limit 1), 0) as before
     from moved`,
    [...accountValues(tx, bank), statement.lastDay],
  );
  return row!;
};

/** A statement with its bank and what the books say beside it. */
interface StatementView {
  statement: BankStatement;
  bank: MoneyBank;
  sums: Awaited<ReturnType<typeof sumsOf>>;
}

/** @throws Missing for a statement there is none of */
export const statementView = async (tx: Tx, id: string): Promise<StatementView> => {
  const statement = await findStatement(tx, id);
  const bank = await bankOfAccount(tx, statement.accountId);
  return { statement, bank, sums: await sumsOf(tx, statement, bank) };
};

/** Entries up to a day as a statement sees them, the oldest first as banks list them. */
const entriesOf = (
  tx: Tx,
  { statement, bank }: Pick<StatementView, 'statement' | 'bank'>,
  part: StatementPart,
  { to, page, limit }: { to: Day; page: number; limit: number },
) =>
  bankEntries(tx, bank, {
    from: firstDay,
    to,
    type: null,
    unmatched: false,
    search: '',
    oldestFirst: part !== 'earlier',
    statement: { id: statement.id, part },
    page,
    limit,
  });

/** What can be ticked on a statement or is, and of the first one what lies before it, the newest of that first. */
export const statementRows = async (tx: Tx, view: StatementView) => {
  const { firstDay: first, lastDay } = view.statement;
  const { rows, total } = await entriesOf(tx, view, 'open', { to: lastDay, page: 1, limit: mostRows });
  const earlier =
    first === null
      ? []
      : (await entriesOf(tx, view, 'earlier', { to: daysAfter(first, -1), page: 1, limit: mostEarlier }))
          .rows;
  return { rows, total, earlier };
};

/** A bank's statement held against the books. @throws Missing */
export const bankReconciliation = reportSource(spec, async (tx, { statement: id, page, limit }) => {
  if (id === null) throw new Missing();
  const view = await statementView(tx, id);
  const { statement, bank, sums } = view;
  const { currency } = bank;
  const found = await entriesOf(tx, view, 'outstanding', { to: statement.lastDay, page, limit });
  const day = formatDay(statement.lastDay, tx.business.locale);
  return {
    ...found,
    rows: found.rows.map((row) => ({ ...row, currency })),
    title: bankReconciliationWords.titleOf({ bank: bank.name, day }),
    days: { from: null, to: statement.lastDay },
    currency,
    ...sums,
    closing: statement.closing,
    difference: differenceOf(statement),
  };
});
