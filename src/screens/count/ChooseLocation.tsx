import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { locationCalls } from '../../api/calls/location.ts';
import { stockCountCalls } from '../../api/calls/stock-count.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import { countStanding } from '../../domain/count/stock-count.ts';
import type { LocationChoice } from '../../domain/location/location.ts';
import { countWords as words } from '../../domain/words/stock.ts';
import { countStockFlow } from '../../machines/count/count-stock.flow.ts';
import { stockCountLifecycle } from '../../machines/count/stock-count.lifecycle.ts';
import { isOpenTo } from '../../machines/standing.ts';
import { itemsAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { countAt } from '../frame/transfer-addresses.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { inspected } from '../kit/inspected.ts';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';

/** The first step: which location is counted. One that is being counted is gone on with. */
export function ChooseLocation({ requestedId }: { requestedId: string | null }) {
  const { id } = useBusiness();
  return (
    <Loaded
      query={useCall(locationCalls.chooseLocations, { businessId: id })}
      back={{ label: words.inventory, href: itemsAt }}
    >
      {(locations) => <Choice locations={locations} requestedId={requestedId} />}
    </Loaded>
  );
}

function Choice({
  locations,
  requestedId,
}: {
  locations: readonly LocationChoice[];
  requestedId: string | null;
}) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState(
    () => locations.find(({ id }) => id === requestedId)?.id ?? locations[0]?.id ?? '',
  );
  const [state, dispatch] = useMachine(
    countStockFlow.provide({
      actors: {
        start: fromPromise(async ({ input: { locationId } }) => {
          const started = await once(`count.start ${locationId}`, (intentKey) =>
            ask(stockCountCalls.startCount, { businessId, locationId }, { intentKey }),
          );
          await refresh();
          return started;
        }),
      },
    }),
    { input: { unsaved: null }, ...inspected() },
  );
  const { countId, problem } = state.context;
  useEffect(() => {
    if (countId) navigate(countAt({ count: countId }));
  }, [countId, navigate]);
  const counts = useCall(stockCountCalls.listCounts, { businessId, page: '1', limit: '10' }).data;
  const open = counts?.rows.find(
    (count) =>
      count.locationId === chosen &&
      isOpenTo(stockCountLifecycle, countStanding(count), { type: 'count.record' }),
  );
  const problemText = problem && !problem.handledElsewhere ? problem.message : null;
  return (
    <SettingsCard
      title={words.chooseTitle}
      lead={words.chooseLead}
      onSubmit={() => dispatch({ type: 'place.pick', locationId: chosen })}
      foot={
        <Button look="primary" type="submit" pending={state.hasTag('busy')}>
          {open ? words.goOn : words.start}
        </Button>
      }
    >
      <ErrorSummary problems={problemText ? [{ text: problemText }] : []} attempt={problemText ? 1 : 0} />
      <SelectField
        id="count-location"
        label={words.location}
        value={chosen}
        onChange={setChosen}
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        problem={undefined}
      />
      {open && (
        <Notice>
          {words.inProgress({
            name: open.startedBy,
            when: new Date(open.startedAt).toLocaleString(locale, {
              dateStyle: 'medium',
              timeStyle: 'short',
            }),
          })}
        </Notice>
      )}
    </SettingsCard>
  );
}
