import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { stockCount } from '../../api/queries/stock-counts.ts';
import { countWords as words } from '../../domain/words/stock.ts';
import { stockCountLifecycle } from '../../machines/count/stock-count.lifecycle.ts';
import { isOpenTo } from '../../machines/standing.ts';
import { FlowSteps } from '../page/FlowSteps.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { itemsAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { countAt } from '../shell/transfer-addresses.ts';
import { ChooseLocation } from './ChooseLocation.tsx';
import { CountHistory } from './CountHistory.tsx';
import { EndedCount } from './EndedCount.tsx';
import { OpenCount } from './OpenCount.tsx';

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
  return (
    <Loaded query={useQuery(stockCount(businessId, id))} back={{ label: words.title, href: countAt() }}>
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
