import { payable, receivable } from '../../src/domain/books/side.ts';
import type { MoneyOutlook } from '../../src/domain/dashboard/dashboard.ts';
import { lastOfMonth, oneMonthAfter } from '../../src/domain/day.ts';
import { minus, plus, zero } from '../../src/domain/money.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { isOpenHere } from '../store/rows/statuses.ts';
import { accountSums, isCashAccount, reportAccounts } from './account-sums.ts';
import { movedOn } from './overview.ts';
import { firstDay } from './report.ts';

/**
 * The money a business has on its cash and bank accounts today, and what it should have at the end of next month once all that falls due by
 * then, or is late already, is paid. In the home currency, foreign items at what they were booked at; credit that may be taken off is left out.
 */
export const moneyOutlook = async (tx: Tx): Promise<MoneyOutlook> => {
  const until = lastOfMonth(oneMonthAfter(tx.today));
  const accounts = await reportAccounts(tx);
  const cash = movedOn(accounts, await accountSums(tx, [{ from: firstDay, to: tx.today }]), isCashAccount);
  const [due] = await tx.query(
    { fromCustomers: column.exact, toVendors: column.exact },
    `select coalesce(sum(home_open) filter (where side = '${receivable.owed}'), 0) as from_customers,
       coalesce(sum(home_open) filter (where side = '${payable.owed}'), 0) as to_vendors
     from open_item i
     where business_id = $1 and side in ('${receivable.owed}', '${payable.owed}') and ${isOpenHere('i')} and due_on <= $2`,
    [tx.business.id, until],
  );
  const { fromCustomers = zero, toVendors = zero } = due ?? {};
  return { cash, until, fromCustomers, toVendors, expected: minus(plus(cash, fromCustomers), toVendors) };
};
