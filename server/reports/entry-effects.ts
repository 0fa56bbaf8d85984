import type { AccountGroup } from '../../src/domain/books/accounts.ts';
import type { Entry } from '../../src/domain/books/entry.ts';
import { asDebit } from '../../src/domain/books/ledger-account.ts';
import { type Decimal, plus, sum } from '../../src/domain/money.ts';
import { creditOf, debitOf } from '../../src/domain/report/posting-columns.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';

const columns = {
  id: column.int,
  name: column.text,
  group: column.text.as<AccountGroup>().called('grp'),
  balance: column.exact,
};

const balances = `select a.id, a.name, a.grp, coalesce((select sum(m.debit - m.credit) from month_balance m
    where m.business_id = a.business_id and m.account_id = a.id), 0) as balance
  from account a where a.business_id = $1 and a.id = any($2) order by a.id`;

interface BalanceChange {
  accountId: number;
  account: string;
  before: Decimal;
  after: Decimal;
}

/**
 * What entries about to be posted do, and what stands on each of their accounts after the first, above zero on the side its group has: one
 * that undoes it comes to nothing with it.
 */
export const entryEffects = async (tx: Tx, entries: readonly Entry[]) => {
  const all = entries.flatMap(({ lines }) => lines);
  const rows = await tx.query(columns, balances, [
    tx.business.id,
    [...new Set(all.map(({ accountId }) => accountId))],
  ]);
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  const changeOf = (id: number) =>
    sum(
      entries
        .slice(0, 1)
        .flatMap(({ lines }) => lines)
        .filter(({ accountId }) => accountId === id)
        .map(({ amount }) => amount),
    );
  return {
    entries: entries.map(({ onDay, memo, lines }) => ({
      onDay,
      memo,
      lines: lines.map(({ accountId, amount, memo: description }) => ({
        accountId,
        account: nameOf.get(accountId)!,
        description: description ?? '',
        debit: debitOf(amount),
        credit: creditOf(amount),
      })),
    })),
    balances: rows.map(
      ({ id, name, group, balance }): BalanceChange => ({
        accountId: id,
        account: name,
        before: asDebit(group, balance),
        after: asDebit(group, plus(balance, changeOf(id))),
      }),
    ),
  };
};
