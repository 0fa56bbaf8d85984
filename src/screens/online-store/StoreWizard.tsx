import { chakra } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { businessCalls } from '../../api/calls/business.ts';
import { onlineStoreCalls } from '../../api/calls/online-store.ts';
import { storeOrderCalls } from '../../api/calls/store-order.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import type { StoreBooks } from '../../domain/online-store/accounts.ts';
import {
  isStepDone,
  type StoreView,
  type WizardStep,
  wizardSteps,
} from '../../domain/online-store/connection.ts';
import type { ShopLocation, ShopLocationChoice } from '../../domain/online-store/locations.ts';
import { storeWords as words } from '../../domain/online-store/online-store.words.ts';
import type { TypedSettings } from '../../domain/online-store/settings.ts';
import { connectStoreFlow } from '../../machines/online-store/connect-store.flow.ts';
import type { ConnectStoreInput } from '../../machines/online-store/connect-store.setup.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { useUserNews } from '../frame/use-user-news.ts';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import type { Option } from '../kit/fields/SelectField.tsx';
import { inspected } from '../kit/inspected.ts';
import { leaveFor } from '../kit/leave-for.ts';
import { toast } from '../kit/notices/toast.ts';
import { FlowSteps } from '../page/FlowSteps.tsx';
import { AccountingStep } from './AccountingStep.tsx';
import { AutomationStep } from './AutomationStep.tsx';
import { ConnectStep } from './ConnectStep.tsx';
import { CurrenciesCard, KeptBackCard } from './KeptBackCard.tsx';
import { LocationsStep } from './LocationsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SyncStep } from './SyncStep.tsx';
import { saveStoreSettings } from './store-settings.ts';

export interface StoreWizardProps {
  view: StoreView;
  input: ConnectStoreInput;
  books: StoreBooks;
  /** The store's locations as they are saved; empty where the business has one alone. */
  shopLocations: readonly ShopLocation[];
  /** Our locations to choose from. */
  locations: readonly Option[];
  /** The set-up has come to its end, or the store is connected: the page looks anew at where it stands. */
  onEnd: () => void;
}

/** Takes the focus when a step follows another, so that it is heard, and read from its top. */
const Place = chakra('div', { base: { '&:focus': { outline: 'none' } } });

const isChanged = ({ id, locationId }: ShopLocationChoice, saved: readonly ShopLocation[]): boolean =>
  saved.find((one) => one.id === id)?.locationId !== locationId;

/** The steps as they are called; that of locations is left out in a business of one. */
const stepsOf = (hasLocations: boolean): Readonly<Partial<Record<WizardStep, string>>> => {
  const { locations: _, ...others } = words.step;
  return hasLocations ? words.step : others;
};

/** The set-up of an online store at one of its named steps; each is saved, and goes on where it was left. */
export function StoreWizard({ view, input, books, shopLocations, locations, onEnd }: StoreWizardProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const tellUser = useUserNews();
  const [address, setAddress] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [state, dispatch] = useMachine(
    connectStoreFlow.provide({
      actors: {
        begin: fromPromise(async ({ input: shop }) => {
          const { url } = await ask(onlineStoreCalls.beginStoreConnection, { businessId, shop });
          setAddress(url);
          return url;
        }),
        finish: fromPromise(async ({ input: { pickup, shop } }) => {
          await ask(onlineStoreCalls.finishStoreConnection, { businessId, pickup, shop });
          await refresh();
          toast.success(words.displayed.connected);
        }),
        enableCurrencies: fromPromise(async () => {
          const { message } = await once('store.currencies', (intentKey) =>
            ask(businessCalls.enableMultiCurrency, { businessId }, { intentKey }),
          );
          await Promise.all([refresh(), tellUser()]);
          toast.success(message);
        }),
        save: fromPromise(async ({ input: typed }) => {
          const isFirst = view.standing.facts.missing.includes(typed.part);
          await once(`store.save ${typed.part} ${JSON.stringify(typed)}`, (intentKey) =>
            saveStoreSettings({ businessId, intentKey }, typed, isFirst),
          );
          await refresh();
          toast.success(words.displayed[typed.part]);
        }),
        saveLocations: fromPromise(async ({ input: choices }) => {
          for (const { id, locationId } of choices.filter((one) => isChanged(one, shopLocations)))
            await once(`store.place ${id} ${locationId}`, (intentKey) =>
              ask(storeOrderCalls.mapStore, { businessId, placeId: id, locationId }, { intentKey }),
            );
          await refresh();
          toast.success(words.displayed.locations);
        }),
        activate: fromPromise(async () => {
          const { message } = await once('store.activate', (intentKey) =>
            ask(onlineStoreCalls.moveStore, { businessId, act: 'activate' }, { intentKey }),
          );
          await refresh();
          toast.success(message);
        }),
      },
    }),
    { input, ...inspected() },
  );
  useFlowEnd(state.value, { left: () => {}, connected: onEnd, done: onEnd });
  useEffect(() => {
    if (address) leaveFor(address);
  }, [address]);
  const { settings, locations: chosenLocations, problem, shop } = state.context;
  const visibleSteps = stepsOf(chosenLocations.length > 0);
  const pending = state.hasTag('busy');
  const at = wizardSteps.find((step) => state.hasTag(step)) ?? 'connect';
  const place = useRef<HTMLDivElement>(null);
  const lastStep = useRef(at);
  useEffect(() => {
    if (lastStep.current === at) return;
    lastStep.current = at;
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [at]);
  const save = (typed: TypedSettings) => {
    setAttempt(attempt + 1);
    dispatch({ type: 'settings.save', typed });
  };
  const isKeptBack = state.hasTag('offline') || state.hasTag('held');
  const step = { problem, attempt, pending };
  const back = () => dispatch({ type: 'flow.back' });
  return (
    <Place ref={place} tabIndex={-1} role="group" aria-label={words.step[at]}>
      <FlowSteps
        label={words.steps}
        steps={visibleSteps}
        at={at}
        isDone={(step) =>
          step === 'locations'
            ? shopLocations.every(({ locationId }) => locationId !== null)
            : isStepDone(view.standing, step)
        }
      />
      {isKeptBack && (
        <KeptBackCard
          problem={problem}
          onRetry={() => dispatch({ type: 'act.retry' })}
          onBack={state.hasTag('held') ? back : undefined}
        />
      )}
      {state.hasTag('currencies') && (
        <CurrenciesCard
          problem={problem}
          pending={pending}
          onBack={back}
          onEnable={() => dispatch({ type: 'currencies.enable' })}
        />
      )}
      {at === 'connect' && !isKeptBack && !state.hasTag('currencies') && (
        <ConnectStep
          proposed={shop}
          denied={state.hasTag('denied')}
          sandbox={view.sandbox}
          problem={problem}
          pending={pending}
          onLeave={(named) => dispatch({ type: 'shop.name', shop: named })}
        />
      )}
      {at === 'sync' && (
        <SyncStep
          {...step}
          values={settings.sync}
          onChange={(values) => dispatch({ type: 'settings.change', typed: { part: 'sync', values } })}
          onSave={(values) => save({ part: 'sync', values })}
        />
      )}
      {at === 'automation' && (
        <AutomationStep
          {...step}
          values={settings.automation}
          saved={input.isSetUp ? input.settings.automation : null}
          onBack={back}
          onChange={(values) => dispatch({ type: 'settings.change', typed: { part: 'automation', values } })}
          onSave={(values) => save({ part: 'automation', values })}
        />
      )}
      {at === 'accounting' && (
        <AccountingStep
          {...step}
          values={settings.accounting}
          books={books}
          onBack={back}
          onChange={(values) => dispatch({ type: 'settings.change', typed: { part: 'accounting', values } })}
          onSave={(values) => save({ part: 'accounting', values })}
        />
      )}
      {at === 'locations' && (
        <LocationsStep
          {...step}
          shopLocations={shopLocations}
          choices={chosenLocations}
          options={locations}
          onChoose={(choice) => dispatch({ type: 'place.choose', choice })}
          onSave={() => {
            setAttempt(attempt + 1);
            dispatch({ type: 'places.save' });
          }}
          onBack={back}
        />
      )}
      {at === 'review' && (
        <ReviewStep
          {...step}
          shop={view.standing.facts.shop ?? ''}
          settings={settings}
          books={books}
          isSetUp={input.isSetUp}
          onBack={back}
          onConfirm={() => {
            setAttempt(attempt + 1);
            dispatch({ type: 'act.confirm' });
          }}
        />
      )}
    </Place>
  );
}
