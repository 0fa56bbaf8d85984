import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { OursAnswer } from '../../api/calls/call.ts';
import { planInvoiceCalls } from '../../api/calls/plan-invoice.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { queryOf } from '../../api/client/query.ts';
import { planNamed } from '../../domain/access/plans.ts';
import { plans } from '../../domain/access/plans.words.ts';
import { isZero } from '../../domain/money.ts';
import { formatDay, formatMoney, formatSpan } from '../../domain/values/format.ts';
import { billingTab as words } from '../../domain/words/plan-pages.ts';
import { addExpenseWith } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { fetchFile } from '../kit/fetch-file.ts';
import { pageIn, useAddress } from '../kit/fields/use-address.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { SectionList } from '../page/SectionList.tsx';

const Section = chakra('section', {
  base: {
    '& > h2': { marginBottom: '3', fontSize: '18px' },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
  },
});

type Row = OursAnswer<typeof planInvoiceCalls.planHistory>['rows'][number];

const columnsIn = (locale: string): Column<Row>[] => [
  { key: 'day', title: words.columns.date, phone: 'under', cell: ({ day }) => formatDay(day, locale) },
  {
    key: 'plan',
    title: words.columns.plan,
    phone: 'lead',
    cell: ({ plan, from, to, coupon }) => (
      <>
        {plans.planWords[planNamed(plan)].name}
        <small>{formatSpan({ from, to }, locale)}</small>
        {coupon && <small>{words.withCoupon({ coupon })}</small>}
      </>
    ),
  },
  {
    key: 'people',
    title: words.columns.people,
    figure: true,
    cell: ({ seats }) => plans.limitWord(seats ?? Number.POSITIVE_INFINITY),
  },
  {
    key: 'amount',
    title: words.columns.amount,
    figure: true,
    phone: 'figure',
    cell: ({ amount, tax, currency }) => (
      <>
        {formatMoney(amount, currency, locale)}
        {!isZero(tax) && <small>{words.includesTax({ tax: formatMoney(tax, currency, locale) })}</small>}
      </>
    ),
  },
  {
    key: 'status',
    title: words.columns.status,
    phone: 'state',
    cell: ({ status }) => <StatusBadge {...words.status[status]} />,
  },
  { key: 'number', title: words.columns.invoice, cell: ({ number }) => number ?? '' },
];

/** What was billed for the plan, the newest first: each invoice as PDF, and as an expense of the business. */
export function PlanHistory() {
  const { id: businessId } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { values, hrefWith } = useAddress({ tab: 'plans', page: '1' });
  const page = pageIn(values.page);
  const { data, ...found } = useQuery({
    ...queryOf(planInvoiceCalls.planHistory, { businessId, page: String(page) }),
    placeholderData: keepPreviousData,
  });

  async function download(id: string) {
    try {
      fetchFile((await ask(planInvoiceCalls.planInvoicePdf, { businessId, id })).data.url);
    } catch (problem) {
      toast.refusal(problem);
    }
  }
  async function enter(id: string) {
    try {
      const { onDay, amount, name, reference, currency, file } = await once(
        `plan.enter-expense ${id}`,
        (intentKey) => ask(planInvoiceCalls.planExpense, { businessId, id }, { intentKey }),
      );
      navigate(
        addExpenseWith({
          day: onDay,
          amount,
          name,
          reference,
          currency,
          file: file.id,
          fileName: file.name,
          fileType: file.type,
          fileSize: String(file.size),
        }),
      );
    } catch (problem) {
      toast.refusal(problem);
    }
  }
  const menuOf = ({ id, mayEnter }: Row) =>
    id
      ? [
          { key: 'pdf', label: words.download, onPress: () => void download(id) },
          ...(mayEnter && may('expense.add')
            ? [{ key: 'expense', label: words.asExpense, onPress: () => void enter(id) }]
            : []),
        ]
      : [];
  return (
    <Section aria-labelledby="plan-history">
      <h2 id="plan-history">{words.history}</h2>
      <SectionList
        caption={words.history}
        found={{ ...found, rows: data?.rows, total: data?.total ?? 0 }}
        columns={columnsIn(locale)}
        keyOf={({ id }) => id ?? 'trial'}
        nameOf={({ number, plan }) => number ?? plans.planWords[planNamed(plan)].name}
        menuOf={menuOf}
        page={page}
        hrefOfPage={(turned) => hrefWith({ page: String(turned) })}
        nothing={words.noHistory}
      />
    </Section>
  );
}
