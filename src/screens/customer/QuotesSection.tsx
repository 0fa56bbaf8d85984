import { useQuery } from '@tanstack/react-query';
import { quotesOfCustomer } from '../../api/queries/quotes.ts';
import { FilterChoice, Filters } from '../kit/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { SearchField } from '../kit/SearchField.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { quoteColumns } from '../quote/quote-columns.tsx';
import { nameOf, quoteSorts, quoteTabs } from '../quote/quote-list.ts';
import { viewQuoteAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { SectionList } from './SectionList.tsx';

const statuses = quoteTabs.map(({ label, status }) => ({
  value: status,
  label: status ? label : 'All statuses',
}));

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
      columns={quoteColumns(locale, homeCurrency).filter(({ key }) => key !== 'customer')}
      keyOf={(row) => row.id}
      nameOf={nameOf}
      hrefOf={may('quote.view') ? (row) => viewQuoteAt(row.id) : undefined}
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
          options={statuses}
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
