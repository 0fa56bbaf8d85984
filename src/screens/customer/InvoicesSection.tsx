import { useQuery } from '@tanstack/react-query';
import { customerInvoices } from '../../api/queries/customers.ts';
import type { InvoiceListRow } from '../../api/queries/invoices.ts';
import { formatDay } from '../../domain/format.ts';
import { invoiceStatus } from '../../domain/words/invoice.ts';
import { amountColumns } from '../document/amount-columns.tsx';
import type { Column } from '../kit/DataTable.tsx';
import { FilterChoice, Filters } from '../kit/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { SearchField } from '../kit/SearchField.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { invoiceSorts, statusChoices } from './customer-tabs.ts';
import { SectionList } from './SectionList.tsx';

const badgeOf = (row: InvoiceListRow) =>
  row.overdue ? ({ word: 'Overdue', tone: 'stopped' } as const) : invoiceStatus[row.status]!;

const nameOf = ({ invoicetype, invoicenumber }: InvoiceListRow): string =>
  invoicenumber ?? `${invoicetype === 'receipt' ? 'Receipt' : 'Invoice'} draft`;

const columns = (locale: string, homeCurrency: string): Column<InvoiceListRow>[] => [
  { key: 'number', title: 'Number', cell: nameOf, phone: 'lead' },
  { key: 'issued', title: 'Issued', cell: (row) => formatDay(row.issue_date, locale), phone: 'under' },
  {
    key: 'due',
    title: 'Due',
    cell: (row) => (row.due_date ? formatDay(row.due_date, locale) : '—'),
    minor: true,
  },
  { key: 'status', title: 'Status', cell: (row) => <StatusBadge {...badgeOf(row)} />, phone: 'state' },
  ...amountColumns(locale, homeCurrency),
];

/** A customer's invoices and receipts, narrowed by status and text. */
export function InvoicesSection({ customerId }: { customerId: string }) {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const address = useListAddress({ client: '', section: '', status: '', sort: 'issue_date desc' });
  const { values, narrow } = address;
  const { data, ...query } = useQuery(
    customerInvoices(id, customerId, {
      page: address.page,
      status: values.status,
      search: values.search,
      sort: values.sort,
    }),
  );
  return (
    <SectionList
      caption="Invoices and receipts"
      found={{ rows: data?.rows, total: data?.total ?? 0, ...query }}
      columns={columns(locale, homeCurrency)}
      keyOf={(row) => row.id}
      nameOf={nameOf}
      hrefOf={(row) => viewDocumentAt(row.invoicetype, row.id)}
      page={address.page}
      hrefOfPage={address.hrefOfPage}
      nothing={
        values.status || values.search
          ? 'Nothing matches these filters.'
          : 'Nothing has been invoiced to this customer yet.'
      }
    >
      <Filters>
        <SearchField label="Search number, item" value={address.typed} onChange={address.search} />
        <FilterChoice
          label="Status"
          value={values.status}
          options={statusChoices}
          onChange={(status) => narrow({ status })}
        />
        <FilterChoice
          label="Order"
          value={values.sort}
          options={invoiceSorts}
          onChange={(sort) => narrow({ sort })}
        />
      </Filters>
    </SectionList>
  );
}
