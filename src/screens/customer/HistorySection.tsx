import { useQuery } from '@tanstack/react-query';
import { customerHistory, type HistoryRow } from '../../api/documents/contact-account.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { customerHistoryWords } from '../../domain/words/customers.ts';
import { viewDocumentAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { SectionList } from '../page/SectionList.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';
import { useListAddress } from '../page/use-list-address.ts';

const nameOf = ({ subtype, number }: HistoryRow): string =>
  `${customerHistoryWords[subtype]} ${number ?? ''}`;

const paidBy = ({ payments, currency, gone }: HistoryRow, locale: string) =>
  payments.length === 0
    ? gone
      ? customerHistoryWords.cancelled
      : '—'
    : payments.map(({ onDay, amount, by }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: payments are shown in the order they came.
        <div key={index}>
          {formatDay(onDay, locale)}: {formatMoney(amount, currency, locale)}, {by}
        </div>
      ));

const columns = (locale: string): Column<HistoryRow>[] => [
  { key: 'document', title: customerHistoryWords.invoiceOrReceipt, cell: nameOf, phone: 'lead' },
  { key: 'issued', title: customerHistoryWords.issued, cell: (row) => formatDay(row.issuedOn, locale) },
  {
    key: 'total',
    title: customerHistoryWords.amount,
    figure: true,
    cell: (row) => formatMoney(row.total, row.currency, locale),
    phone: 'figure',
  },
  {
    key: 'paid',
    title: customerHistoryWords.whatSettledIt,
    cell: (row) => paidBy(row, locale),
    phone: 'under',
  },
];

/** What was issued to a customer and what settled it, with what all of it comes to. */
export function HistorySection({ customerId }: { customerId: string }) {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const address = useListAddress({ client: '', section: '' });
  const { data, ...query } = useQuery(customerHistory(id, customerId, address.page));
  const sums = data?.sums;
  const money = (amount: string | undefined) =>
    amount === undefined ? undefined : formatMoney(amount, homeCurrency, locale);
  const since = sums?.since
    ? customerHistoryWords.since({ day: formatDay(sums.since, locale) })
    : customerHistoryWords.nothingYet;
  return (
    <SectionList
      caption={customerHistoryWords.caption}
      found={{ rows: data?.rows, total: data?.total ?? 0, ...query }}
      columns={columns(locale)}
      keyOf={(row) => row.id}
      nameOf={nameOf}
      hrefOf={(row) => viewDocumentAt(row.subtype, row.id)}
      page={data?.page ?? address.page}
      hrefOfPage={address.hrefOfPage}
      nothing={customerHistoryWords.none}
    >
      <SummaryCards
        cards={[
          { label: customerHistoryWords.invoiced, figure: money(sums?.invoiced), beside: since },
          { label: customerHistoryWords.paid, figure: money(sums?.paid) },
          { label: customerHistoryWords.outstanding, figure: money(sums?.outstanding) },
          { label: customerHistoryWords.overdue, figure: money(sums?.overdue) },
        ]}
      />
    </SectionList>
  );
}
