import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { type CustomerView, customerList } from '../../api/queries/customers.ts';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { type Column, DataTable } from '../kit/DataTable.tsx';
import { EmptyState, FilteredEmpty } from '../kit/EmptyState.tsx';
import { Filters } from '../kit/Filters.tsx';
import { formatMoney } from '../kit/format.ts';
import { ListFoot } from '../kit/ListFoot.tsx';
import { useLocale } from '../kit/locale.ts';
import { Pager } from '../kit/Pager.tsx';
import { SearchField } from '../kit/SearchField.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { useAddress, usePaused } from '../kit/use-address.ts';
import { addCustomerAt, customersAt, editCustomerAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useInvoiceChange } from '../shell/use-invoice-change.ts';
import { BatchPaymentDialog } from './BatchPaymentDialog.tsx';
import { RefundCreditDialog } from './RefundCreditDialog.tsx';

const columns = (currency: string, locale: string): Column<CustomerView>[] => [
  { key: 'name', title: 'Name', cell: (row) => row.name, phone: 'lead' },
  { key: 'email', title: 'E-mail', cell: (row) => row.email || '—', phone: 'under' },
  { key: 'channel', title: 'Channel', cell: () => 'Manual', minor: true },
  { key: 'phone', title: 'Phone', cell: (row) => row.phone || '—', minor: true },
  {
    key: 'paid',
    title: 'Total paid',
    figure: true,
    cell: (row) => formatMoney(row.totalpaid, currency, locale),
  },
  {
    key: 'outstanding',
    title: 'Outstanding',
    figure: true,
    cell: (row) => formatMoney(row.totaloutstanding, currency, locale),
    phone: 'figure',
  },
];

/** Customers by name, with what each paid and owes. */
export function CustomerListPage() {
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const { values, hrefWith, go } = useAddress({ page: '1', search: '' });
  const [search, setSearch] = usePaused(values.search, (text) => go({ search: text, page: '1' }));
  const [, navigate] = useLocation();
  const refresh = useInvoiceChange();
  const [act, setAct] = useState<{ name: 'pay' | 'refund'; customer: CustomerView } | null>(null);
  const close = useCallback(() => setAct(null), []);
  const done = useCallback(() => {
    setAct(null);
    void refresh();
  }, [refresh]);
  const page = Math.max(1, Number(values.page) || 1);
  const { data, error, refetch, isPlaceholderData } = useQuery(
    customerList(id, { page, search: values.search }),
  );

  if (error)
    return <LoadFailure error={error} back={{ label: 'Customers', href: customersAt }} onRetry={refetch} />;
  const add = may('customer.add') && (
    <ButtonLink look="primary" href={addCustomerAt()}>
      New customer
    </ButtonLink>
  );
  return (
    <>
      <PageHead title="Customers">{add}</PageHead>
      {data?.total === 0 && values.search === '' ? (
        <EmptyState sentence="Customers stand here, each with what they paid and still owe." act={add} />
      ) : (
        <>
          <Filters>
            <SearchField label="Search name, e-mail, phone" value={search} onChange={setSearch} />
          </Filters>
          {!data && <SkeletonRows cells={5} />}
          {data?.total === 0 && (
            <FilteredEmpty
              sentence={`No customer matches “${values.search}”.`}
              act={<Button onClick={() => setSearch('')}>Show everybody</Button>}
            />
          )}
          {data && data.clients.length > 0 && (
            <DataTable
              caption="Customers"
              columns={columns(homeCurrency, locale)}
              rows={data.clients}
              keyOf={(row) => row.id}
              nameOf={(row) => row.name}
              menuOf={(row) => [
                ...(may('customer.edit')
                  ? [{ key: 'edit', label: 'Edit', onPress: () => navigate(editCustomerAt(row.id)) }]
                  : []),
                ...(may('customer.addPayment')
                  ? [
                      {
                        key: 'pay',
                        label: 'Record payment',
                        onPress: () => setAct({ name: 'pay', customer: row }),
                        refused: row.totaloutstanding === '0' ? 'Nothing is owed.' : undefined,
                      },
                    ]
                  : []),
                ...(may('customer.delete') && row.credit !== '0'
                  ? [
                      {
                        key: 'refund',
                        label: 'Refund credit',
                        onPress: () => setAct({ name: 'refund', customer: row }),
                      },
                    ]
                  : []),
              ]}
              hrefOf={may('customer.edit') ? (row) => editCustomerAt(row.id) : undefined}
              stale={isPlaceholderData}
            />
          )}
          <ListFoot>
            {data && (
              <Pager page={page} total={data.total} hrefOf={(next) => hrefWith({ page: String(next) })} />
            )}
          </ListFoot>
        </>
      )}
      {act?.name === 'pay' && <BatchPaymentDialog customer={act.customer} onDone={done} onClose={close} />}
      {act?.name === 'refund' && <RefundCreditDialog customer={act.customer} onDone={done} onClose={close} />}
    </>
  );
}
