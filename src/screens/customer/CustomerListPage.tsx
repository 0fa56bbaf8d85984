import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { contactsAsked } from '../../api/calls/contacts-asked.ts';
import { customerCalls } from '../../api/calls/customer.ts';
import { queryOf, useCall } from '../../api/client/query.ts';
import type { CustomerRow } from '../../domain/contact/contact.ts';
import { customerListWords } from '../../domain/words/customers.ts';
import { chartActsOf } from '../contact/contact-chart-acts.ts';
import { contactBulk, contactCommands } from '../contact/contact-commands.ts';
import { RefundCreditDialog } from '../contact/RefundCreditDialog.tsx';
import { useContactExport } from '../contact/use-contact-export.tsx';
import { useBulk } from '../document/use-bulk.ts';
import { addCustomerAt, customersAt, editCustomerAt, viewCustomerAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { usePrefetch } from '../frame/use-prefetch.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { useImportActs } from '../page/file-acts.ts';
import { HeadActs } from '../page/HeadActs.tsx';
import { ListPage } from '../page/ListPage.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { BatchPaymentDialog } from './BatchPaymentDialog.tsx';
import { CustomersSummary } from './CustomersSummary.tsx';
import { customerColumns, customerSorts, customerTabs } from './customer-columns.tsx';

const filters = { filter: '', sort: 'all desc', period: 'thisyear', from: '', to: '' };
const nameOf = (row: CustomerRow) => row.name;

/** Customers with what each paid and owes: tabs with counts, a summary of a period, all of it in the address. */
export function CustomerListPage() {
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const prefetch = usePrefetch();
  const [, navigate] = useLocation();
  const address = useListAddress(filters, ['period', 'from', 'to']);
  const { values, narrow } = address;
  const refresh = useRefresh();
  const [open, setOpen] = useState<{ name: 'pay' | 'refund'; customer: CustomerRow } | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const done = useCallback(() => {
    setOpen(null);
    void refresh();
  }, [refresh]);
  const found = useCall(customerCalls.listCustomers, contactsAsked(id, address.filter), {
    keepsBefore: true,
  });
  const listed = (change: { page: number; filter?: string }) =>
    queryOf(customerCalls.listCustomers, contactsAsked(id, { ...address.filter, ...change }));
  const counts = found.data?.counts;
  const bulk = contactBulk('customer', id, () => narrow({ filter: 'deleted' }));
  const selection = useBulk(found.data?.rows ?? [], may('customer.delete') ? bulk : [], nameOf);
  const picked = (found.data?.rows ?? []).filter(({ id }) => selection.selected.has(id)).map(({ id }) => id);
  const imports = useImportActs('customers', 'customer.add');
  const exported = useContactExport('customer', { list: values, total: found.data?.total ?? 0, picked });

  const deletion = async (row: CustomerRow, name: 'delete' | 'restore') => {
    const undo = () => void deletion(row, 'restore');
    try {
      await contactCommands('customer', id, row)[name](name === 'delete' ? undo : undefined);
      await refresh();
    } catch (problem) {
      toast.refusal(problem);
    }
  };
  const menuOf = (row: CustomerRow) => {
    const { allowed, refused } = chartActsOf('customer', row, may);
    const press = {
      edit: () => navigate(editCustomerAt(row.id)),
      delete: () => void deletion(row, 'delete'),
      restore: () => void deletion(row, 'restore'),
    };
    return [
      { key: 'open', label: customerListWords.open, onPress: () => navigate(viewCustomerAt(row.id)) },
      ...(may('customer.addPayment')
        ? [
            {
              key: 'pay',
              label: customerListWords.recordPayment,
              onPress: () => setOpen({ name: 'pay', customer: row }),
              refused: row.outstanding === '0' ? customerListWords.nothingIsOwed : undefined,
            },
          ]
        : []),
      ...(may('customer.delete') && row.credit !== '0'
        ? [
            {
              key: 'refund',
              label: customerListWords.refundCredit,
              onPress: () => setOpen({ name: 'refund', customer: row }),
            },
          ]
        : []),
      ...allowed.map(({ name, label }) => ({ key: name, label, onPress: press[name] })),
      ...refused.map(({ name, label, reason }) => ({
        key: name,
        label,
        onPress: press[name],
        refused: reason,
      })),
    ];
  };
  return (
    <ListPage
      title={customerListWords.title}
      href={customersAt}
      address={address}
      found={found}
      columns={customerColumns(homeCurrency, locale)}
      nameOf={nameOf}
      hrefOf={(row) => viewCustomerAt(row.id)}
      onIntent={(row) => prefetch(queryOf(customerCalls.getCustomer, { businessId: id, id: row.id }))}
      onPageIntent={(page) => prefetch(listed({ page }))}
      menuOf={menuOf}
      searches={customerListWords.searchPlaceholder}
      add={may('customer.add') && { label: customerListWords.newCustomer, href: addCustomerAt() }}
      empty={{
        name: 'no-added-customer',
        sentence: customerListWords.empty,
      }}
      begun={counts?.deleted !== 0}
      summary={
        may('summary.customer') && (
          <CustomersSummary
            period={values.period}
            from={values.from}
            to={values.to}
            onChange={(change) => narrow(change)}
          />
        )
      }
      tabs={customerTabs.map(({ label, filter, count }) => ({
        label,
        count: counts?.[count].toLocaleString(locale),
        href: address.hrefWith({ filter }),
        current: values.filter === filter,
        onIntent: () => prefetch(listed({ page: 1, filter })),
      }))}
      filters={
        <FilterChoice
          label={customerListWords.order}
          value={values.sort}
          options={customerSorts}
          onChange={(sort) => narrow({ sort })}
        />
      }
      acts={<HeadActs acts={[...exported.head, ...imports]} />}
      selection={{ ...selection, acts: [...selection.acts, ...exported.acts] }}
    >
      {exported.dialog}
      {open?.name === 'pay' && <BatchPaymentDialog customer={open.customer} onDone={done} onClose={close} />}
      {open?.name === 'refund' && (
        <RefundCreditDialog contactRole="customer" contact={open.customer} onDone={done} onClose={close} />
      )}
    </ListPage>
  );
}
