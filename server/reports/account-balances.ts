import type { BankOpening } from '../../src/domain/bank.ts';
import { type Day, daysAfter, firstOfMonth } from '../../src/domain/day.ts';
import { type AccountView, asDebit } from '../../src/domain/ledger-account.ts';
import { type Decimal, minus, zero } from '../../src/domain/money.ts';
import type { Span } from '../../src/domain/period.ts';
import { allAccounts } from '../store/accounts.ts';
import { column } from '../store/row.ts';
import type { BusinessTx } from '../store/tx.ts';

/** Each account's debits less credits at the end of a day, from whole months and the last one's days; without a day, of all. */
const netsAt = async (tx: BusinessTx, asOf: Day | null): Promise<ReadonlyMap<number, Decimal>> => {
  const rows = await tx.query(
    { accountId: column.int, net: column.exact },
    `select account_id, sum(debit - credit) as net from (
       select account_id, debit, credit from month_balance where business_id = $1 and ($2::date is null or month < $2)
       union all
       select account_id, debit, credit from day_balance where business_id = $1 and on_day >= $2 and on_day <= $3) parts
     group by account_id`,
    [tx.business.id, asOf && firstOfMonth(asOf), asOf],
  );
  return new Map(rows.map(({ accountId, net }) => [accountId, net]));
};

/** The opening balances as their entries say them, by account: a debit is above zero. */
const openingBalances = async (tx: BusinessTx): Promise<ReadonlyMap<number, BankOpening>> => {
  const rows = await tx.query(
    { id: column.int, amount: column.exact, rate: column.exact, onDay: column.day },
    `select a.id, l.fx_amount as amount, l.rate, l.on_day from account a
     join journal_line l on l.business_id = a.business_id and l.entry_id = a.opening_id and l.account_id = a.id
     where a.business_id = $1`,
    [tx.business.id],
  );
  return new Map(rows.map(({ id, ...opening }) => [id, opening]));
};

/** Every account by number, with what moved on it in some days and what stands on it today, on the side its group has. */
export const accountViews = async (tx: BusinessTx, { from, to }: Span): Promise<AccountView[]> => {
  const [accounts, opened, now, end, before] = await Promise.all([
    allAccounts(tx),
    openingBalances(tx),
    netsAt(tx, tx.today),
    netsAt(tx, to),
    from ? netsAt(tx, daysAfter(from, -1)) : new Map<number, Decimal>(),
  ]);
  return accounts.map(({ openingId: _, ...account }) => {
    const own = (amount: Decimal) => asDebit(account.group, amount);
    const net = (at: ReadonlyMap<number, Decimal>) => at.get(account.id) ?? zero;
    const opening = opened.get(account.id);
    return {
      ...account,
      moved: own(minus(net(end), net(before))),
      balance: own(net(now)),
      opening: opening ? { ...opening, amount: own(opening.amount) } : null,
    };
  });
};
