import { useQuery } from '@tanstack/react-query';
import { customerStatement, type StatementClaim } from '../../api/queries/customers.ts';
import { claimName } from '../../domain/customer/statement.ts';
import { formatDay, formatMoney } from '../../domain/format.ts';
import { Amount } from '../document/Amount.tsx';
import type { Column } from '../kit/DataTable.tsx';
import { Filters } from '../kit/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { PeriodFilter } from '../page/PeriodFilter.tsx';
import { type SummaryCard, SummaryCards } from '../page/SummaryCards.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { editCustomerAt, viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { allDays } from './customer-tabs.ts';
import { SectionList } from './SectionList.tsx';

const nameOf = ({ invoicetype: type, invoicenumber: number }: StatementClaim): string =>
  claimName({ type, number });

/** The documents' columns: invoice or receipt, due date, total amount, amount due. */
const columns = (locale: string, homeCurrency: string): Column<StatementClaim>[] => {
  const amount = (total: string, homeTotal: string, currency: string) => (
    <Amount {...{ total, homeTotal, currency, homeCurrency, locale }} />
  );
  return [
    { key: 'claim', title: 'Invoice or receipt', cell: nameOf, phone: 'lead' },
    { key: 'due', title: 'Due date', cell: (row) => formatDay(row.due_date, locale), phone: 'under' },
    {
      key: 'total',
      title: 'Total amount',
      figure: true,
      cell: (row) => amount(row.totalamount, row.hometotalamount, row.currency),
    },
    {
      key: 'owed',
      title: 'Amount due',
      figure: true,
      cell: (row) => amount(row.amountdue, row.homeamountdue, row.currency),
      phone: 'figure',
    },
  ];
};

/** A customer's statement of account with what it comes to. */
export function StatementSection({ customerId }: { customerId: string }) {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const address = useListAddress({ client: '', section: '', ...allDays });
  const { period, from, to } = address.values;
  const { data, ...query } = useQuery(customerStatement(id, customerId, { period, from, to }, address.page));
  const money = (amount: string | undefined) =>
    amount === undefined ? undefined : formatMoney(amount, homeCurrency, locale);
  const opening: SummaryCard[] = data?.fromdate
    ? [
        {
          label: 'Already owed',
          figure: money(data.openingbalance),
          beside: `before ${formatDay(data.fromdate, locale)}`,
        },
      ]
    : [];
  const cancelled: SummaryCard[] =
    data && data.totalcancelled !== '0' ? [{ label: 'Cancelled', figure: money(data.totalcancelled) }] : [];
  const credit: SummaryCard[] =
    data && data.credit !== '0' ? [{ label: 'To their credit', figure: money(data.credit) }] : [];
  return (
    <SectionList
      caption="Statement of account"
      found={{ rows: data?.statement, total: data?.total ?? 0, ...query }}
      columns={columns(locale, homeCurrency)}
      keyOf={(row) => row.InvoiceId ?? 'opening'}
      nameOf={nameOf}
      hrefOf={(row) =>
        row.invoicetype === 'opening' || row.InvoiceId === null
          ? editCustomerAt(customerId)
          : viewDocumentAt(row.invoicetype, row.InvoiceId)
      }
      page={data?.currentpage ?? address.page}
      hrefOfPage={address.hrefOfPage}
      nothing={
        period === allDays.period
          ? 'Nothing has been asked of this customer yet.'
          : 'Nothing was asked of this customer in these days.'
      }
    >
      <Filters>
        <PeriodFilter
          values={{ period, from, to }}
          shown={data && { from: data.fromdate, to: data.todate }}
          onChange={address.narrow}
        />
      </Filters>
      {!query.error && (
        <SummaryCards
          cards={[
            ...opening,
            { label: 'Total amount', figure: money(data?.totalinvocesamount) },
            ...cancelled,
            { label: 'Settled', figure: money(data?.totalsettled) },
            {
              label: 'Amount due',
              figure: money(data?.totalamountdue),
              beside: data?.todate ? `after ${formatDay(data.todate, locale)}` : undefined,
            },
            ...credit,
          ]}
        />
      )}
    </SectionList>
  );
}
