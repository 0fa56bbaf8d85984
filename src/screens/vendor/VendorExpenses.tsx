import { expenseCalls } from '../../api/calls/expense.ts';
import { expensesAsked } from '../../api/calls/expenses-asked.ts';
import { useCall } from '../../api/client/query.ts';
import type { ExpenseRow } from '../../domain/expense/expense.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { contactDocuments as words } from '../../domain/words/contacts.ts';
import { vendorExpenseWords } from '../../domain/words/customers.ts';
import { expenseListWords } from '../../domain/words/expenses.ts';
import { viewExpenseAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { Filters } from '../kit/lists/Filters.tsx';
import { SearchField } from '../kit/lists/SearchField.tsx';
import { useLocale } from '../kit/locale.ts';
import { SectionList } from '../page/SectionList.tsx';
import { useListAddress } from '../page/use-list-address.ts';

const columns = (locale: string): Column<ExpenseRow>[] => [
  { key: 'number', title: words.number, cell: (row) => row.number },
  { key: 'name', title: vendorExpenseWords.name, cell: (row) => row.name, phone: 'lead' },
  {
    key: 'date',
    title: vendorExpenseWords.date,
    cell: (row) => formatDay(row.onDay, locale),
    phone: 'under',
  },
  {
    key: 'category',
    title: vendorExpenseWords.category,
    cell: (row) => expenseListWords.spentOn(row),
    minor: true,
  },
  {
    key: 'total',
    title: vendorExpenseWords.total,
    figure: true,
    cell: (row) => formatMoney(row.total, row.currency, locale),
    phone: 'figure',
  },
];

const all = { status: '', period: 'alltime', from: '', to: '', sort: 'date desc' };

/** What was paid to a vendor at once, the newest first. */
export function VendorExpenses({ vendorId }: { vendorId: string }) {
  const { id } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const address = useListAddress({ vendor: '', section: '' });
  const { page, values } = address;
  const { data, ...query } = useCall(
    expenseCalls.listExpenses,
    expensesAsked(id, { ...all, page, vendorId, search: values.search }),
    { keepsBefore: true },
  );
  return (
    <SectionList
      caption={vendorExpenseWords.caption}
      found={{ rows: data?.rows, total: data?.total ?? 0, ...query }}
      columns={columns(locale)}
      keyOf={(row) => row.id}
      nameOf={(row) => `${row.number} ${row.name}`}
      hrefOf={may('expense.view') ? (row) => viewExpenseAt(row.id) : undefined}
      page={page}
      hrefOfPage={address.hrefOfPage}
      nothing={values.search ? words.noMatch : vendorExpenseWords.nothing}
    >
      <Filters>
        <SearchField label={vendorExpenseWords.search} value={address.typed} onChange={address.search} />
      </Filters>
    </SectionList>
  );
}
