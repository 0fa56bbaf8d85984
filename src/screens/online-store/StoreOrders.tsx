import { chakra } from '@chakra-ui/react';
import { storeOrderCalls } from '../../api/calls/store-order.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import type { StoreView } from '../../domain/online-store/connection.ts';
import { type HoldKind, holdKinds } from '../../domain/online-store/hold.ts';
import { storeOutcomes } from '../../domain/online-store/order.ts';
import {
  isApplied,
  isDone,
  isOnHold,
  isUnderWay,
  isWorkedOn,
  type StoreOrderCounts,
  type StoreOrderStatus,
  type StoreRunView,
  storeOrderStatuses,
} from '../../domain/online-store/order-record.ts';
import {
  storeHolds as holdWords,
  storeOrders as storeOrdersWords,
} from '../../domain/online-store/store-orders.words.ts';
import { documentList as listWords } from '../../domain/words/documents.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { pageIn, useAddress } from '../kit/fields/use-address.ts';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { FilterChoice, Filters } from '../kit/lists/Filters.tsx';
import { ListFoot } from '../kit/lists/ListFoot.tsx';
import { Pager } from '../kit/lists/Pager.tsx';
import { Tabs } from '../kit/lists/Tabs.tsx';
import { useLocale } from '../kit/locale.ts';
import { ProgressBar } from '../kit/notices/ProgressBar.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { HistorySection } from '../page/HistorySection.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { HoldList } from './HoldList.tsx';
import { howOften } from './how-often.ts';
import { importActsOf, isFollowed } from './store-acts.ts';
import { useOrderColumns } from './store-order-columns.tsx';

const StoreOrderDialog = lazyDialog(() =>
  import('./StoreOrderDialog.tsx').then((file) => file.StoreOrderDialog),
);

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginBottom: '3',
    '& > p': { flex: '1 1 240px', color: 'quiet', fontSize: '14px' },
    '& > .bar': { flex: '1 1 100%' },
  },
});

interface RunHeadProps {
  run: StoreRunView | null;
  view: StoreView;
  autoSync: boolean;
}

/** How far the import has come, and what can be done with it; when nothing runs, how orders arrive. */
function RunHead({ run, view, autoSync }: RunHeadProps) {
  const { id: businessId } = useBusiness();
  const press = usePlainAct();
  const follows = isFollowed(view.standing);
  // While the store is at rest its runs are, too.
  const activeRun = follows && run && !isDone(run) ? run : null;
  const acts = activeRun ? importActsOf(activeRun.status) : [];
  const goesOn = activeRun !== null && isUnderWay(activeRun);
  const arriveSelf = view.reports
    ? storeOrdersWords.storeOrderWords.lead
    : storeOrdersWords.storeOrderWords.leadByPoll;
  const arrive = autoSync ? arriveSelf : storeOrdersWords.storeOrderWords.leadByHand;
  return (
    <Head>
      <p role="status">
        {activeRun
          ? storeOrdersWords.storeRunSentences[activeRun.status](activeRun)
          : follows
            ? arrive
            : storeOrdersWords.storeOrderWords.leadAtRest}
      </p>
      {activeRun &&
        acts.map((act) => (
          <Button
            key={act}
            onClick={() =>
              void press(`store.${act} ${activeRun.id}`, (intentKey) =>
                ask(storeOrderCalls.moveStoreImport, { businessId, id: activeRun.id, act }, { intentKey }),
              )
            }
          >
            {storeOrdersWords.storeOrderWords[act]}
          </Button>
        ))}
      {follows && !goesOn && (
        <Button
          onClick={() =>
            void press('store.sync', (intentKey) =>
              ask(storeOrderCalls.syncStore, { businessId }, { intentKey }),
            )
          }
        >
          {storeOrdersWords.storeOrderWords.syncNow}
        </Button>
      )}
      {goesOn && (
        <div className="bar">
          <ProgressBar
            label={storeOrdersWords.storeOrderWords.progress}
            value={activeRun.done}
            max={activeRun.found || null}
          />
        </div>
      )}
    </Head>
  );
}

/** What may have become of an order at its store, as its badge says it. */
const outcomes = [
  { value: '', label: listWords.creditedOrNot },
  ...storeOutcomes.map((value) => ({ value, label: storeOrdersWords.storeOutcomeWords[value] })),
];

const isStatus = (text: string): text is StoreOrderStatus =>
  (storeOrderStatuses as readonly string[]).includes(text);

const isHold = (text: string): text is HoldKind => (holdKinds as readonly string[]).includes(text);

interface StatusTabsProps {
  current: StoreOrderStatus | '';
  counts: StoreOrderCounts | undefined;
  hrefOf: (status: StoreOrderStatus | '') => string;
}

/** The states of orders with how many are in each; one that nothing is in isn't shown. */
function StatusTabs({ current, counts, hrefOf }: StatusTabsProps) {
  const locale = useLocale();
  const count = (n: number | undefined) => n?.toLocaleString(locale);
  const all = counts && Object.values(counts).reduce((sum, n) => sum + n, 0);
  const tabs = storeOrderStatuses
    .filter((one) => one === current || (counts?.[one] ?? 0) > 0)
    .map((one) => ({
      label: storeOrdersWords.storeOrderStatusWords[one],
      href: hrefOf(one),
      count: count(counts?.[one]),
      current: one === current,
    }));
  const first = {
    label: storeOrdersWords.storeOrderWords.all,
    href: hrefOf(''),
    count: count(all),
    current: current === '',
  };
  return <Tabs label={storeOrdersWords.storeOrderWords.status} tabs={[first, ...tabs]} />;
}

/** The orders of the store, the newest first: what became of each, why some wait, and the invoice it is. */
export function StoreOrders({ view, autoSync }: { view: StoreView; autoSync: boolean }) {
  const { id: businessId } = useBusiness();
  const { values, hrefWith, go } = useAddress({ status: '', hold: '', outcome: '', page: '1', order: '' });
  const page = pageIn(values.page);
  const status = isStatus(values.status) ? values.status : '';
  const hold = isHold(values.hold) ? values.hold : '';
  const outcome = storeOutcomes.find((one) => one === values.outcome) ?? '';
  const { data } = useCall(
    storeOrderCalls.listStoreOrders,
    {
      businessId,
      page: String(page),
      limit: '10',
      ...(status && { status }),
      ...(hold && { hold }),
      ...(outcome && { outcome }),
    },
    {
      keepsBefore: true,
      refetchMs: (listed) => (listed?.run && isWorkedOn(listed.run) ? howOften.working : howOften.otherwise),
    },
  );
  const shop = view.sandbox ? null : view.standing.facts.shop;
  const columns = useOrderColumns((order) => hrefWith({ order }), shop);
  return (
    <HistorySection title={storeOrdersWords.storeOrderWords.title}>
      <RunHead run={data?.run ?? null} view={view} autoSync={autoSync} />
      <StatusTabs
        current={status}
        counts={data?.counts}
        hrefOf={(to) => hrefWith({ status: to, hold: '', outcome: '', page: '1' })}
      />
      {data && data.holds.length > 0 && (status === '' || isOnHold({ status })) && (
        <HoldList
          holds={data.holds}
          current={hold}
          shop={shop}
          hrefOf={(to) => hrefWith({ hold: to, outcome: '', page: '1' })}
        />
      )}
      {data && data.counts.Applied > 0 && (status === '' || isApplied({ status })) && (
        <Filters>
          <FilterChoice
            label={listWords.credited}
            value={outcome}
            options={outcomes}
            onChange={(to) => go({ outcome: to, hold: '', page: '1' })}
          />
        </Filters>
      )}
      {!data && <SkeletonRows rows={5} />}
      {data?.total === 0 && (
        <p className="quiet">
          {hold
            ? holdWords.none
            : status || outcome
              ? storeOrdersWords.storeOrderWords.emptyOfStatus
              : storeOrdersWords.storeOrderWords.empty}
        </p>
      )}
      {data && data.total > 0 && (
        <DataTable
          caption={storeOrdersWords.storeOrderWords.title}
          columns={columns}
          rows={data.orders}
          keyOf={(row) => row.id}
          nameOf={(row) => row.name}
          few
        />
      )}
      {data && data.total > 0 && (
        <ListFoot>
          <Pager page={page} total={data.total} hrefOf={(to) => hrefWith({ page: String(to) })} />
        </ListFoot>
      )}
      {values.order && <StoreOrderDialog id={values.order} shop={shop} onClose={() => go({ order: '' })} />}
    </HistorySection>
  );
}
