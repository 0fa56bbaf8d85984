import type { ArgsOf } from './call.ts';
import type { expenseCalls } from './expense.ts';

/** Days a list or its summary is of: a period by its name, before which days that are typed go. */
interface ExpenseDays {
  period: string;
  from: string;
  to: string;
}

/** What the list is narrowed to; `sort` is a column and its order. */
interface ExpenseListFilter extends ExpenseDays {
  /** The vendor whose they are; all where it is left out. */
  vendorId?: string;
  status: string;
  search: string;
  sort: string;
}

/** Days as they are asked for: what is not typed is left out. */
export const expenseDays = ({ period, from, to }: ExpenseDays) => ({
  period: period || undefined,
  from: from || undefined,
  to: to || undefined,
});

/** What the list is narrowed to, as it is asked for. */
export const expensesNarrowed = ({ status, search, sort, vendorId, ...days }: ExpenseListFilter) => {
  const [column, order] = sort.split(' ');
  return {
    ...expenseDays(days),
    sort: column,
    order,
    search: search || undefined,
    status: status || undefined,
    vendorId,
  };
};

/** What a page of the list is asked with. */
export const expensesAsked = (
  businessId: string,
  { page, ...filter }: ExpenseListFilter & { page: number },
): ArgsOf<typeof expenseCalls.listExpenses> & { businessId: string } => ({
  businessId,
  page: String(page),
  limit: '10',
  ...expensesNarrowed(filter),
});
