import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { type CustomerView, customerList, customerView } from '../../api/queries/customers.ts';
import { formatMoney } from '../../domain/format.ts';
import type { Column } from '../kit/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { ListPage } from '../page/ListPage.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { addCustomerAt, customersAt, editCustomerAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { useAhead } from '../shell/use-ahead.ts';
import { useRefresh } from '../shell/use-refresh.ts';
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
  const address = useListAddress({});
  const [, navigate] = useLocation();
  const refresh = useRefresh();
  const ahead = useAhead();
  const [act, setAct] = useState<{ name: 'pay' | 'refund'; customer: CustomerView } | null>(null);
  const close = useCallback(() => setAct(null), []);
  const done = useCallback(() => {
    setAct(null);
    void refresh();
  }, [refresh]);

  const menuOf = (row: CustomerView) => [
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
  ];
  return (
    <ListPage
      title="Customers"
      href={customersAt}
      address={address}
      found={useQuery(customerList(id, address.filter))}
      columns={columns(homeCurrency, useLocale())}
      nameOf={(row) => row.name}
      hrefOf={may('customer.edit') ? (row) => editCustomerAt(row.id) : undefined}
      onIntent={may('customer.edit') ? (row) => ahead(customerView(id, row.id)) : undefined}
      onPageIntent={(page) => ahead(customerList(id, { ...address.filter, page }))}
      menuOf={menuOf}
      searches="Search name, e-mail, phone"
      add={may('customer.add') && { label: 'New customer', href: addCustomerAt() }}
      empty={{
        name: 'no-added-customer',
        sentence: 'Customers stand here, each with what they paid and still owe.',
      }}
    >
      {act?.name === 'pay' && <BatchPaymentDialog customer={act.customer} onDone={done} onClose={close} />}
      {act?.name === 'refund' && <RefundCreditDialog customer={act.customer} onDone={done} onClose={close} />}
    </ListPage>
  );
}
