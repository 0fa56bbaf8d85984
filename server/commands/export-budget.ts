import { codeOf } from '../../src/domain/books/ledger-account.ts';
import { budgetMonthsOf, fiscalYearName } from '../../src/domain/budget/budget.ts';
import { budgetFileRows } from '../../src/domain/budget/budget-csv.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { budgetFile as fileWords, budgetPageWords as words } from '../../src/domain/words/budgets.ts';
import { csvLines } from '../adapters/csv.ts';
import { handOutCsv } from '../services/list-file.ts';
import { allAccounts } from '../store/books/accounts.ts';
import { budgetById } from '../store/books/budgets.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';

/** Writes a budget into a CSV file, hands it out for a minute, and records that it was done. Throws `Missing`. */
export const exportBudget = async (ctx: Ctx, id: string): Promise<{ token: string; name: string }> => {
  const [budget, accounts] = await withBusiness(ctx, 'read', async (tx) => [
    await budgetById(tx, id),
    await allAccounts(tx),
  ]);
  const { year, type, start, endsOn } = budget;
  const lines = budget.rows.map(({ accountId, amounts }) => {
    const account = accounts.find((one) => one.id === accountId);
    return { code: account ? codeOf(account) : '', name: account?.name ?? words.whole[type], amounts };
  });
  const digits = digitsOf(ctx.business.homeCurrency);
  const title = fileWords.title[type](fiscalYearName(year, start, endsOn).replace('/', '-'));
  const rows = budgetFileRows(lines, budgetMonthsOf(year, start, endsOn), digits);
  return handOutCsv(ctx, { title, act: 'budget.export' }, [csvLines(rows)], { year, type });
};
