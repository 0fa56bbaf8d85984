import { chakra } from '@chakra-ui/react';
import { storeOrderCalls } from '../../api/calls/store-order.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import type { StoreBooks } from '../../domain/online-store/accounts.ts';
import { storePayouts } from '../../domain/online-store/online-store.words.ts';
import type { GatewaySum, PayoutStatus, PayoutView } from '../../domain/online-store/payout.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';
import { HistorySection } from '../page/HistorySection.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { StoreAccounts } from './StoreAccounts.tsx';

const tones: Readonly<Record<PayoutStatus, Tone>> = {
  Announced: 'waiting',
  Paid: 'settled',
  Failed: 'stopped',
};

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginBottom: '3',
    '& > p': { flex: '1 1 240px', color: 'quiet', fontSize: '14px' },
  },
});
const Sections = chakra('div', { base: { marginBottom: '8' } });

const useMoney = () => useCall(storeOrderCalls.storeMoney, { businessId: useBusiness().id }).data;

/** What is listed of each way of paying; its account is chosen in its row. */
const useGatewayColumns = (books: StoreBooks, payment: number): Column<GatewaySum>[] => {
  const locale = useLocale();
  const money = (amount: string, currency: string) => formatMoney(amount, currency, locale);
  const nameOf = (id: number) => books.accounts.find((one) => one.id === id)?.name ?? '';
  return [
    {
      key: 'gateway',
      phone: 'lead',
      title: storePayouts.storeMoneyWords.gateway,
      cell: ({ gateway }) => storePayouts.storeMoneyWords.gatewayName({ gateway }),
    },
    {
      key: 'account',
      title: storePayouts.storeMoneyWords.account,
      minor: true,
      cell: ({ accountId }) => nameOf(accountId ?? payment),
    },
    {
      key: 'applied',
      title: storePayouts.storeMoneyWords.applied,
      figure: true,
      cell: (row) => money(row.applied, row.currency),
    },
    {
      key: 'paidOut',
      title: storePayouts.storeMoneyWords.paidOut,
      figure: true,
      cell: (row) => money(row.paidOut, row.currency),
    },
    {
      key: 'balance',
      phone: 'figure',
      title: storePayouts.storeMoneyWords.balance,
      figure: true,
      cell: (row) => money(row.balance, row.currency),
    },
    {
      key: 'open',
      phone: 'under',
      title: storePayouts.storeMoneyWords.open,
      cell: ({ open, clears }) => (
        <span className="note">
          {clears
            ? storePayouts.storeMoneyWords.more({ names: open })
            : storePayouts.storeMoneyWords.goesStraight}
        </span>
      ),
    },
  ];
};

const usePayoutColumns = (): Column<PayoutView>[] => {
  const locale = useLocale();
  return [
    {
      key: 'day',
      phone: 'lead',
      title: storePayouts.storeMoneyWords.paidOn,
      cell: ({ onDay }) => formatDay(onDay, locale),
    },
    {
      key: 'status',
      phone: 'state',
      title: storePayouts.storeMoneyWords.status,
      cell: ({ status }) => (
        <StatusBadge tone={tones[status]} word={storePayouts.payoutStatusWords[status]} />
      ),
    },
    {
      key: 'fees',
      title: storePayouts.storeMoneyWords.fees,
      figure: true,
      cell: (row) => formatMoney(row.fees, row.currency, locale),
    },
    {
      key: 'net',
      phone: 'figure',
      title: storePayouts.storeMoneyWords.net,
      figure: true,
      cell: (row) => formatMoney(row.net, row.currency, locale),
    },
    {
      key: 'why',
      phone: 'under',
      title: storePayouts.storeMoneyWords.why,
      cell: ({ reason }) => <span className="note">{reason}</span>,
    },
  ];
};

/** The store's money: what each way of paying took in and what of it was paid out, the last payouts, and its locations. */
export function StoreMoney({ books, payment }: { books: StoreBooks; payment: number }) {
  const { id: businessId } = useBusiness();
  const press = usePlainAct();
  const data = useMoney();
  const columns = useGatewayColumns(books, payment);
  const paidOutColumns = usePayoutColumns();
  if (!data) return null;
  return (
    <Sections>
      <HistorySection title={storePayouts.storeMoneyWords.title}>
        <Head>
          <p>{storePayouts.storeMoneyWords.lead}</p>
          <Button
            onClick={() =>
              void press('store.payouts', (intentKey) =>
                ask(storeOrderCalls.settleStorePayouts, { businessId }, { intentKey }),
              )
            }
          >
            {storePayouts.storeMoneyWords.getPayouts}
          </Button>
        </Head>
        {data.methods.length === 0 && <p className="quiet">{storePayouts.storeMoneyWords.none}</p>}
        {data.methods.length > 0 && (
          <DataTable
            caption={storePayouts.storeMoneyWords.title}
            columns={columns}
            rows={data.methods}
            keyOf={({ gateway, currency }) => `${gateway} ${currency}`}
            nameOf={({ gateway }) => storePayouts.storeMoneyWords.gatewayName({ gateway })}
            few
          />
        )}
      </HistorySection>
      {data.paidOuts.length > 0 && (
        <HistorySection title={storePayouts.storeMoneyWords.paidOuts}>
          <DataTable
            caption={storePayouts.storeMoneyWords.paidOuts}
            columns={paidOutColumns}
            rows={data.paidOuts}
            keyOf={({ id }) => id}
            nameOf={({ onDay }) => onDay}
            few
          />
        </HistorySection>
      )}
      <StoreAccounts methods={data.methods} shopLocations={data.shopPlaces} books={books} payment={payment} />
    </Sections>
  );
}
