import { useState } from 'react';
import { providerMoneyCalls } from '../../api/calls/provider-money.ts';
import { useCall } from '../../api/client/query.ts';
import { isZero } from '../../domain/money.ts';
import { onlineMoneyPage as words } from '../../domain/online-payment/online-payments.words.ts';
import { type PayoutView, waitsForBooks } from '../../domain/provider-money/view.ts';
import { formatAmount, formatDay, formatMoney } from '../../domain/values/format.ts';
import { pageTitles } from '../../domain/words/frame.ts';
import { paymentSettingsAt, payoutsAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { pageIn, useAddress } from '../kit/fields/use-address.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { ListFoot } from '../kit/lists/ListFoot.tsx';
import { Pager } from '../kit/lists/Pager.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { RecordPayoutDialog } from './RecordPayoutDialog.tsx';

const tones: Readonly<Record<string, Tone>> = { Announced: 'waiting', Paid: 'settled', Failed: 'stopped' };

const usePayoutColumns = (): readonly Column<PayoutView>[] => {
  const locale = useLocale();
  return [
    {
      key: 'day',
      title: words.columns.day,
      phone: 'lead',
      cell: ({ arrivesOn }) => formatDay(arrivesOn, locale),
    },
    {
      key: 'provider',
      title: words.columns.provider,
      phone: 'under',
      cell: ({ provider, live }) => (live ? provider : words.inTest({ provider })),
    },
    {
      key: 'amount',
      title: words.columns.amount,
      figure: true,
      phone: 'figure',
      cell: ({ amount, currency }) => formatAmount(amount, currency, locale),
    },
    {
      key: 'fees',
      title: words.columns.fees,
      figure: true,
      minor: true,
      cell: ({ fees, currency }) => formatAmount(fees, currency, locale),
    },
    { key: 'bank', title: words.columns.bank, cell: ({ bankName }) => bankName ?? '' },
    {
      key: 'status',
      title: words.columns.status,
      phone: 'state',
      cell: ({ standing: { status } }) => (
        <StatusBadge tone={tones[status]!} word={words.payoutStatus[status]!} />
      ),
    },
  ];
};

interface PayoutListProps {
  /** A page of them, and what waits in the payment clearing. */
  found: NonNullable<ReturnType<typeof usePayouts>['data']>;
  page: number;
  hrefOf: (page: number) => string;
}

function PayoutList({ found: { payouts, clearing, total }, page, hrefOf }: PayoutListProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const columns = usePayoutColumns();
  return (
    <>
      <p className="quiet">
        {isZero(clearing)
          ? words.nothingWaits
          : words.payoutsLead({ amount: formatMoney(clearing, homeCurrency, locale) })}
      </p>
      {payouts.filter(waitsForBooks).map(({ id, provider, amount, currency, obstacle }) => (
        <Notice key={id}>
          {words.notBooked({ amount: formatMoney(amount, currency, locale), provider, why: obstacle })}
        </Notice>
      ))}
      <DataTable
        caption={pageTitles.payouts}
        columns={columns}
        rows={payouts}
        keyOf={(row) => row.id}
        nameOf={(row) => `${row.provider} ${row.arrivesOn}`}
        few
      />
      <ListFoot>
        <Pager page={page} total={total} hrefOf={hrefOf} />
      </ListFoot>
    </>
  );
}

const usePayouts = (page: number) => {
  const { id: businessId } = useBusiness();
  return useCall(providerMoneyCalls.listPayouts, { businessId, page: String(page) });
};

/** What payment providers paid out to the banks of a business, and what still waits in the payment clearing. A page of ours. */
export function PayoutsPage() {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const { values, hrefWith } = useAddress({ page: '1' });
  const page = pageIn(values.page);
  const query = usePayouts(page);
  const [recording, setRecording] = useState(false);
  const record = <Button onClick={() => setRecording(true)}>{words.record}</Button>;
  const waits = query.data && !isZero(query.data.clearing);
  return (
    <>
      <PageHead title={pageTitles.payouts}>{(query.data?.total || waits) && record}</PageHead>
      <Loaded query={query} back={{ label: pageTitles.payouts, href: payoutsAt }}>
        {(found) =>
          found.total === 0 ? (
            <EmptyState
              sentence={
                isZero(found.clearing)
                  ? words.noPayouts
                  : words.payoutsLead({ amount: formatMoney(found.clearing, homeCurrency, locale) })
              }
              act={waits ? null : <ButtonLink href={paymentSettingsAt}>{pageTitles.payments}</ButtonLink>}
            />
          ) : (
            <PayoutList found={found} page={page} hrefOf={(to) => hrefWith({ page: String(to) })} />
          )
        }
      </Loaded>
      {recording && <RecordPayoutDialog onClose={() => setRecording(false)} />}
    </>
  );
}
