import type { Day } from '../../src/domain/day.ts';
import { type Decimal, negated, zero } from '../../src/domain/money.ts';
import { rolesOf } from '../store/books/accounts.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { isCashAccount, isTaxAccount, reportAccounts } from './account-sums.ts';

/** What is still to be settled of the tax on sales and of the tax on purchases. */
export interface TaxOwed {
  collected: Decimal;
  paid: Decimal;
}

/**
 * What is on the two tax accounts up to a day, less what was settled after it: a payment of these days has a later day as a rule. An
 * entry settles where it has no tax record and lines on tax accounts, cash and rounding alone. Source: finance-answers.md, section C, 20.
 */
export const taxOwed = async (tx: Tx, upTo: Day): Promise<TaxOwed> => {
  const [accounts, roles] = [await reportAccounts(tx), await rolesOf(tx)];
  const beside = accounts
    .filter((account) => isTaxAccount(account) || isCashAccount(account))
    .map(({ id }) => id);
  const rows = await tx.query(
    { accountId: column.int, amount: column.exact },
    `select l.account_id, sum(l.amount) as amount from journal_line l
     where l.business_id = $1 and l.account_id = any($2::int[]) and (l.on_day <= $3
       or not exists (select from tax_record r where r.business_id = $1 and r.entry_id = l.entry_id)
         and not exists (select from journal_line o where o.business_id = $1 and o.entry_id = l.entry_id
           and o.account_id <> all($4::int[])))
     group by 1`,
    [tx.business.id, [roles.taxCollected, roles.taxPaid], upTo, [...beside, roles.rounding]],
  );
  const on = (id: number): Decimal => rows.find(({ accountId }) => accountId === id)?.amount ?? zero;
  return { collected: negated(on(roles.taxCollected)), paid: on(roles.taxPaid) };
};
