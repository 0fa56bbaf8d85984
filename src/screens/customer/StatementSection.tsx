import { useQuery } from '@tanstack/react-query';
import { customerStatement, type StatementClaim } from '../../api/queries/customers.ts';
import { receivable } from '../../domain/books/side.ts';
import { claimName } from '../../domain/customer/statement.ts';
import { formatDay, formatMoney } from '../../domain/format.ts';
import { customerStatementWords } from '../../domain/words/customer-view.ts';
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

const words = receivable.words.statement;

const nameOf = (claim: StatementClaim): string => claimName(claim);

/** The spec's columns: invoice or receipt, due date, total amount, amount due. */
const columns = (locale: string, homeCurrency: string): Column<StatementClaim>[] => {
  const amount = (total: string, homeTotal: string, currency: string) => (
    <Amount {...{ total, homeTotal, currency, homeCurrency, locale }} />
  );
  return [
    { key: 'claim', title: words.claim, cell: nameOf, phone: 'lead' },
    {
      key: 'due',
      title: customerStatementWords.dueDate,
      cell: (row) => formatDay(row.dueOn, locale),
      phone: 'under',
    },
    {
      key: 'total',
      title: customerStatementWords.totalAmount,
      figure: true,
      cell: (row) => amount(row.amount, row.homeAmount, row.currency),
    },
    {
      key: 'owed',
      title: customerStatementWords.amountDue,
      figure: true,
      cell: (row) => amount(row.due, row.homeDue, row.currency),
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
  const opening: SummaryCard[] = data?.from
    ? [
        {
          label: customerStatementWords.alreadyOwed,
          figure: money(data.owedBefore),
          beside: `before ${formatDay(data.from, locale)}`,
        },
      ]
    : [];
  const cancelled: SummaryCard[] =
    data && data.cancelled !== '0'
      ? [{ label: customerStatementWords.cancelled, figure: money(data.cancelled) }]
      : [];
  const credit: SummaryCard[] =
    data && data.credit !== '0' ? [{ label: words.surplus.ofThem, figure: money(data.credit) }] : [];
  return (
    <SectionList
      caption={customerStatementWords.caption}
      found={{ rows: data?.rows, total: data?.total ?? 0, ...query }}
      columns={columns(locale, homeCurrency)}
      keyOf={(row) => row.documentId ?? 'opening'}
      nameOf={nameOf}
      hrefOf={(row) =>
        row.type === 'opening' || row.documentId === null
          ? editCustomerAt(customerId)
          : viewDocumentAt(row.type, row.documentId)
      }
      page={data?.page ?? address.page}
      hrefOfPage={address.hrefOfPage}
      nothing={period === allDays.period ? customerStatementWords.none : words.none}
    >
      <Filters>
        <PeriodFilter
          values={{ period, from, to }}
          shown={data && { from: data.from, to: data.to }}
          onChange={address.narrow}
        />
      </Filters>
      {!query.error && (
        <SummaryCards
          cards={[
            ...opening,
            { label: customerStatementWords.totalAmount, figure: money(data?.invoiced) },
            ...cancelled,
            { label: customerStatementWords.settled, figure: money(data?.settled) },
            {
              label: customerStatementWords.amountDue,
              figure: money(data?.due),
              beside: data?.to ? `after ${formatDay(data.to, locale)}` : undefined,
            },
            ...credit,
          ]}
        />
      )}
    </SectionList>
  );
}
