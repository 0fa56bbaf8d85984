import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { stockCountCalls } from '../../api/calls/stock-count.ts';
import { queryOf } from '../../api/client/query.ts';
import { isBeingCounted } from '../../domain/count/stock-count.ts';
import { countWords as words } from '../../domain/words/stock.ts';
import { stockCountLifecycle } from '../../machines/count/stock-count.lifecycle.ts';
import { isOpenTo } from '../../machines/standing.ts';
import { itemsAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { countAt } from '../frame/transfer-addresses.ts';
import { FlowSteps } from '../page/FlowSteps.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { ChooseLocation } from './ChooseLocation.tsx';
import { CountHistory } from './CountHistory.tsx';
import { EndedCount } from './EndedCount.tsx';
import { OpenCount } from './OpenCount.tsx';

/** How often an open count is asked for, in milliseconds: others may be counting too. */
const soon = 10_000;

/** Counts what is at a location: one is chosen, or the count its address names goes on, whoever began it. */
export function CountPage() {
  const params = new URLSearchParams(useSearch());
  const id = params.get('count');
  return (
    <>
      <PageHead title={words.title} back={{ label: words.inventory, href: itemsAt }} />
      {id ? (
        <OneCount key={id} id={id} />
      ) : (
        <>
          <FlowSteps label={words.steps} steps={words.step} at="choose" />
          <ChooseLocation requestedId={params.get('location')} />
          <CountHistory />
        </>
      )}
    </>
  );
}

function OneCount({ id }: { id: string }) {
  const { id: businessId } = useBusiness();
  const query = useQuery({
    ...queryOf(stockCountCalls.getCount, { businessId, id }),
    refetchInterval: ({ state }) => (state.data && isBeingCounted(state.data) ? soon : false),
  });
  return (
    <Loaded query={query} back={{ label: words.title, href: countAt() }}>
      {(count) =>
        isOpenTo(stockCountLifecycle, count.standing, { type: 'count.record' }) ? (
          <OpenCount count={count} />
        ) : (
          <EndedCount count={count} />
        )
      }
    </Loaded>
  );
}
