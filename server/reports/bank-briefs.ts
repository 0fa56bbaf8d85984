import type { BankView } from '../../src/domain/books/bank.ts';
import { accountEnd } from '../../src/domain/books/bank.ts';
import type { Day } from '../../src/domain/day.ts';
import { cashOf, findMovedBank } from '../store/books/money-banks.ts';
import { notRevalued } from '../store/books/revaluations.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { bankViews } from './banks.ts';

/** A bank, or the cash on hand, as whoever reads reports sees it: of its number the end alone, with its balances and its last statement. */
interface BankBrief
  extends Pick<
    BankView,
    'id' | 'name' | 'accountId' | 'currency' | 'active' | 'isDefault' | 'balance' | 'ownBalance'
  > {
  ends: string;
  isCash: boolean;
  /** The last day of its newest finished statement; null while there is none. */
  statementDay: Day | null;
  /** Its entries up to that day that are on no statement. */
  unmatched: number;
}

/** The newest finished statement of each account that has one, with how many entries up to its day are on none. */
const lastStatements = (tx: Tx) =>
  tx.query(
    { accountId: column.int, lastDay: column.day, unmatched: column.int },
    `select s.account_id, s.last_day, (
       select count(distinct l.entry_id)::int from journal_line l where l.business_id = $1 and l.account_id = s.account_id and l.on_day <= s.last_day
         and ${notRevalued('l')} and not exists (select 1 from bank_statement_entry m where m.business_id = $1 and m.account_id = l.account_id and m.entry_id = l.entry_id)) as unmatched
     from (select distinct on (account_id) account_id, last_day from bank_statement where business_id = $1 and status = 'Finished'
       order by account_id, last_day desc) s`,
    [tx.business.id],
  );

/** Every bank in brief, oldest first, those archived too; the cash on hand last. */
export const bankBriefs = async (tx: Tx): Promise<BankBrief[]> => {
  const [banks, statements] = await Promise.all([bankViews(tx), lastStatements(tx)]);
  const cash = await findMovedBank(tx, (await cashOf(tx)).id);
  const all = [
    ...banks.map((bank) => ({ ...bank, ends: accountEnd(bank), isCash: false })),
    { ...cash, isDefault: false, balance: cash.home, ownBalance: cash.own },
  ];
  return all.map((bank) => {
    const last = statements.find(({ accountId }) => accountId === bank.accountId);
    return { ...bank, statementDay: last?.lastDay ?? null, unmatched: last?.unmatched ?? 0 };
  });
};
