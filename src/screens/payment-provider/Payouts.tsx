import { useState } from 'react';
import { providerMoneyCalls } from '../../api/calls/provider-money.ts';
import { useCall } from '../../api/client/query.ts';
import { isZero } from '../../domain/money.ts';
import { onlineMoneyPage as words } from '../../domain/online-payment/online-payments.words.ts';
import { type PayoutView, waitsForBooks } from '../../domain/provider-money/view.ts';
import { formatAmount, formatDay, formatMoney } from '../../domain/values/format.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { pageIn, useAddress } from '../kit/fields/use-address.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { ListFoot } from '../kit/lists/ListFoot.tsx';
import { Pager } from '../kit/lists/Pager.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
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

/** The payouts of payment providers, and what waits in the payment clearing. */
export function Payouts() {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { values, hrefWith } = useAddress({ page: '1' });
  const page = pageIn(values.page);
  const { data } = useCall(providerMoneyCalls.listPayouts, { businessId: id, page: String(page) });
  const [recording, setRecording] = useState(false);
  const columns = usePayoutColumns();
  return (
    <>
      <SettingsCard
        title={words.payouts}
        lead={
          data &&
          (isZero(data.clearing)
            ? words.nothingWaits
            : words.payoutsLead({ amount: formatMoney(data.clearing, homeCurrency, locale) }))
        }
        foot={<Button onClick={() => setRecording(true)}>{words.record}</Button>}
      >
        {data?.payouts.filter(waitsForBooks).map(({ id: key, provider, amount, currency, obstacle }) => (
          <Notice key={key}>
            {words.notBooked({ amount: formatMoney(amount, currency, locale), provider, why: obstacle })}
          </Notice>
        ))}
        {data?.total === 0 && <p className="quiet">{words.noPayouts}</p>}
        {data && data.total > 0 && (
          <DataTable
            caption={words.payouts}
            columns={columns}
            rows={data.payouts}
            keyOf={(row) => row.id}
            nameOf={(row) => `${row.provider} ${row.arrivesOn}`}
            few
          />
        )}
        {data && data.pages > 1 && (
          <ListFoot>
            <Pager page={page} total={data.total} hrefOf={(to) => hrefWith({ page: String(to) })} />
          </ListFoot>
        )}
      </SettingsCard>
      {recording && <RecordPayoutDialog onClose={() => setRecording(false)} />}
    </>
  );
}
