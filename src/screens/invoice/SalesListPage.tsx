import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { type InvoiceListRow, invoiceCounts, invoiceList, invoiceView } from '../../api/queries/invoices.ts';
import { useBulk } from '../document/use-bulk.ts';
import { ButtonLink } from '../kit/Button.tsx';
import { FilterChoice } from '../kit/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { styled } from '../kit/styled.ts';
import { DatesFilter } from '../page/DatesFilter.tsx';
import { ListPage } from '../page/ListPage.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { addDocumentAt, documentListAt, editDocumentAt, viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { useAhead } from '../shell/use-ahead.ts';
import { invoiceBulk } from './bulk-acts.ts';
import { actsOf } from './invoice-acts.ts';
import { salesColumns } from './sales-columns.tsx';
import { nameOf, salesSorts, salesTabs, salesTypes } from './sales-list.ts';
import { usePaymentReturn } from './use-payment-return.ts';

const SalesSummary = lazy(() =>
  import('./SalesSummary.tsx').then((file) => ({ default: file.SalesSummary })),
);

/** As high as what it waits for, so that the list below does not move. */
const SummaryPlace = styled('div', {
  base: { minHeight: '118px', '@media (max-width: 47.99rem)': { minHeight: '108px' } },
});

const filters = { status: '', type: '', dates: '', from: '', to: '', sort: 'issue_date desc' };
const hrefOf = (row: InvoiceListRow) => viewDocumentAt(row.invoicetype, row.invoicenumber ?? row.id);

/** Invoices and receipts: tabs with counts, one row of filters, all of it in the address. */
export function SalesListPage() {
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const ahead = useAhead();
  const [, navigate] = useLocation();
  usePaymentReturn();
  const address = useListAddress(filters);
  const { values, narrow } = address;
  const found = useQuery(invoiceList(id, address.filter));
  const counts = useQuery(invoiceCounts(id, values)).data;
  // The documents list what was deleted under Cancelled.
  const bulk = invoiceBulk(id, () => narrow({ status: 'cancelled' }));
  const selection = useBulk(found.data?.rows ?? [], may('invoice.delete') ? bulk : [], nameOf);
  return (
    <ListPage
      title="Sales"
      href={documentListAt('invoice')}
      address={address}
      found={found}
      columns={salesColumns(locale, homeCurrency)}
      nameOf={nameOf}
      hrefOf={hrefOf}
      onIntent={(row) => ahead(invoiceView(id, row.invoicenumber ?? row.id))}
      onPageIntent={(page) => ahead(invoiceList(id, { ...address.filter, page }))}
      menuOf={(row) => menuOf(row, may, navigate)}
      searches="Search number, customer, item"
      add={
        may('invoice.add') && {
          label: 'New invoice',
          href: addDocumentAt('invoice'),
          first: 'Write the first invoice',
        }
      }
      acts={may('receipt.add') && <ButtonLink href={addDocumentAt('receipt')}>New receipt</ButtonLink>}
      empty={{
        name: 'no-added-invoice',
        sentence: 'Invoices and receipts stand here, each with what is still owed.',
      }}
      begun={counts?.DeletedInvoicesCount !== 0}
      summary={
        may('summary.sales') && (
          <SummaryPlace>
            <Suspense>
              <SalesSummary dates={values.dates} from={values.from} to={values.to} />
            </Suspense>
          </SummaryPlace>
        )
      }
      tabs={salesTabs.map(({ label, status, count }) => ({
        label,
        href: address.hrefWith({ status }),
        count: counts?.[count].toLocaleString(locale),
        current: status === values.status,
        onIntent: () => ahead(invoiceList(id, { ...address.filter, page: 1, status })),
      }))}
      filters={
        <>
          <DatesFilter values={values} onChange={narrow} />
          <FilterChoice
            label="Type"
            value={values.type}
            options={salesTypes}
            onChange={(type) => narrow({ type })}
          />
          <FilterChoice
            label="Order"
            value={values.sort}
            options={salesSorts}
            onChange={(sort) => narrow({ sort })}
          />
        </>
      }
      selection={selection}
    />
  );
}

/** A row's menu: open and edit here, every other act on the document's own page, where what it does is shown first. */
const menuOf = (row: InvoiceListRow, may: ReturnType<typeof useMay>, navigate: (to: string) => void) => {
  const { allowed, refused } = actsOf(row.standing, '0', may);
  const editable = allowed.some((act) => act.name === 'edit');
  return [
    { key: 'open', label: 'Open', onPress: () => navigate(hrefOf(row)) },
    ...(may('invoice.edit')
      ? [
          {
            key: 'edit',
            label: 'Edit',
            onPress: () => navigate(editDocumentAt(row.invoicetype, row.id)),
            refused: editable ? undefined : refused.find((act) => act.name === 'edit')?.reason,
          },
        ]
      : []),
  ];
};
