import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { type QuoteListRow, quoteCounts, quoteList, quoteView } from '../../api/queries/quotes.ts';
import { useBulk } from '../document/use-bulk.ts';
import { FilterChoice } from '../kit/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { DatesFilter } from '../page/DatesFilter.tsx';
import { ListPage } from '../page/ListPage.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { addDocumentAt, documentListAt, editDocumentAt, viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { useAhead } from '../shell/use-ahead.ts';
import { actsOf } from './quote-acts.ts';
import { quoteColumns } from './quote-columns.tsx';
import { quoteBulk } from './quote-commands.ts';
import { nameOf, quoteSorts, quoteTabs } from './quote-list.ts';

const filters = { status: '', dates: '', from: '', to: '', sort: 'issue_date desc' };
const hrefOf = (row: QuoteListRow) => viewDocumentAt('quote', row.id);

/** Quotes: tabs with counts, one row of filters, all of it in the address. */
export function QuoteListPage() {
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const ahead = useAhead();
  const [, navigate] = useLocation();
  const address = useListAddress(filters);
  const { values, narrow } = address;
  const found = useQuery(quoteList(id, address.filter));
  const counts = useQuery(quoteCounts(id, values)).data;
  const bulk = quoteBulk(id, () => narrow({ status: 'deleted' }));
  const selection = useBulk(found.data?.rows ?? [], may('quote.delete') ? bulk : [], nameOf);
  return (
    <ListPage
      title="Quotes"
      href={documentListAt('quote')}
      address={address}
      found={found}
      columns={quoteColumns(locale, homeCurrency)}
      nameOf={nameOf}
      hrefOf={hrefOf}
      onIntent={(row) => ahead(quoteView(id, row.id))}
      onPageIntent={(page) => ahead(quoteList(id, { ...address.filter, page }))}
      menuOf={(row) => menuOf(row, may, navigate)}
      searches="Search number, customer, item"
      add={
        may('quote.add') && {
          label: 'New quote',
          href: addDocumentAt('quote'),
          first: 'Write the first quote',
        }
      }
      empty={{
        name: 'no-added-quote',
        sentence: 'Quotes stand here until a customer says yes; then each becomes an invoice or a receipt.',
      }}
      begun={counts?.DeletedCount !== 0}
      tabs={quoteTabs.map(({ label, status, count }) => ({
        label,
        count: counts?.[count].toLocaleString(locale),
        href: address.hrefWith({ status }),
        current: values.status === status,
        onIntent: () => ahead(quoteList(id, { ...address.filter, page: 1, status })),
      }))}
      filters={
        <>
          <DatesFilter values={values} onChange={narrow} />
          <FilterChoice
            label="Order"
            value={values.sort}
            options={quoteSorts}
            onChange={(sort) => narrow({ sort })}
          />
        </>
      }
      selection={selection}
    />
  );
}

/** A row's menu: open and edit here, every other act on the quote's own page, where what it does is shown first. */
const menuOf = (row: QuoteListRow, may: ReturnType<typeof useMay>, navigate: (to: string) => void) => {
  const { allowed, refused } = actsOf(row.standing, may);
  const editable = allowed.some((act) => act.name === 'edit');
  return [
    { key: 'open', label: 'Open', onPress: () => navigate(hrefOf(row)) },
    ...(may('quote.edit')
      ? [
          {
            key: 'edit',
            label: 'Edit',
            onPress: () => navigate(editDocumentAt('quote', row.id)),
            refused: editable ? undefined : refused.find((act) => act.name === 'edit')?.reason,
          },
        ]
      : []),
  ];
};
