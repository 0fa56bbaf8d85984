import { useQuery } from '@tanstack/react-query';
import { type QuoteListRow, quotesOfCustomer } from '../../api/queries/quotes.ts';
import { formatDay } from '../../domain/format.ts';
import { quoteStatus } from '../../domain/words/quote.ts';
import { Amount } from '../document/Amount.tsx';
import type { Column } from '../kit/DataTable.tsx';
import { FilterChoice, Filters } from '../kit/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { SearchField } from '../kit/SearchField.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { quoteSorts, quoteStatuses } from './customer-tabs.ts';
import { SectionList } from './SectionList.tsx';

const nameOf = (row: QuoteListRow): string => row.QuoteNo;

const columns = (locale: string, homeCurrency: string): Column<QuoteListRow>[] => [
  { key: 'number', title: 'Number', cell: nameOf, phone: 'lead' },
  { key: 'issued', title: 'Date created', cell: (row) => formatDay(row.IssueDate, locale), phone: 'under' },
  {
    key: 'status',
    title: 'Status',
    cell: (row) => <StatusBadge {...quoteStatus[row.StatusName]!} />,
    phone: 'state',
  },
  {
    key: 'amount',
    title: 'Amount',
    figure: true,
    cell: (row) => (
      <Amount
        total={row.GrandTotalAmount}
        currency={row.Currency}
        homeTotal={row.HomeGrandTotalAmount}
        {...{ homeCurrency, locale }}
      />
    ),
    phone: 'figure',
  },
];

/** A customer's quotes, narrowed by status and text. */
export function QuotesSection({ customerId }: { customerId: string }) {
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const address = useListAddress({ client: '', section: '', status: '', sort: 'issue_date desc' });
  const { values, narrow } = address;
  const { data, ...query } = useQuery(
    quotesOfCustomer(id, customerId, {
      page: address.page,
      status: values.status,
      search: values.search,
      sort: values.sort,
    }),
  );
  return (
    <SectionList
      caption="Quotes"
      found={{ rows: data?.rows, total: data?.total ?? 0, ...query }}
      columns={columns(locale, homeCurrency)}
      keyOf={(row) => row.id}
      nameOf={nameOf}
      hrefOf={may('quote.view') ? (row) => viewDocumentAt('quote', row.id) : undefined}
      page={address.page}
      hrefOfPage={address.hrefOfPage}
      nothing={
        values.status || values.search
          ? 'Nothing matches these filters.'
          : 'You haven’t quoted this customer yet.'
      }
    >
      <Filters>
        <SearchField label="Search number, item" value={address.typed} onChange={address.search} />
        <FilterChoice
          label="Status"
          value={values.status}
          options={quoteStatuses}
          onChange={(status) => narrow({ status })}
        />
        <FilterChoice
          label="Order"
          value={values.sort}
          options={quoteSorts}
          onChange={(sort) => narrow({ sort })}
        />
      </Filters>
    </SectionList>
  );
}
