import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { onlineStoreCalls } from '../../api/calls/online-store.ts';
import { useCall } from '../../api/client/query.ts';
import { preselected, receivableAmong, type StoreBooks } from '../../domain/online-store/accounts.ts';
import {
  isSetUp,
  type StoreView,
  stepReached,
  type WizardStep,
} from '../../domain/online-store/connection.ts';
import { storeWords as words } from '../../domain/online-store/online-store.words.ts';
import type { StoreSettings } from '../../domain/online-store/settings.ts';
import { pageTitles } from '../../domain/words/frame.ts';
import type { ConnectStoreInput } from '../../machines/online-store/connect-store.setup.ts';
import { onlineStoreAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { storeParts } from './hold-remedies.ts';
import { StoreCounts } from './StoreCounts.tsx';
import { StoreMoney } from './StoreMoney.tsx';
import { StoreOrders } from './StoreOrders.tsx';
import { StoreOrdersLine } from './StoreOrdersLine.tsx';
import { StorePanel } from './StorePanel.tsx';
import { StoreRequests } from './StoreRequests.tsx';
import { StoreSetUp } from './StoreSetUp.tsx';
import { isFollowed } from './store-acts.ts';
import { storeSettings } from './store-settings.ts';

const back = { label: words.title, href: onlineStoreAt };

/** The business's online store: its set-up at the step it has reached, or the store once it is set up. */
export const OnlineStorePage = () => <LoadedStore title={words.title} as={Store} />;

/** The work that the store brings: its orders and their money. How it is set up is a page of the settings. */
export const StoreOrdersPage = () => <LoadedStore title={pageTitles.storeOrders} as={StoreWork} />;

interface LoadedStoreProps {
  title: string;
  as: ComponentType<StoreProps>;
}

/** The store with its settings and accounts, once all of them are here. */
function LoadedStore({ title, as: Shown }: LoadedStoreProps) {
  const { id, homeCurrency } = useBusiness();
  const connection = useCall(onlineStoreCalls.storeConnection, { businessId: id });
  const settings = useQuery(storeSettings(id));
  const accounts = useCall(ledgerAccountCalls.listAccounts, { businessId: id });
  return (
    <>
      <PageHead title={title} />
      <StoreRequests />
      <Loaded query={connection} back={back}>
        {(view) => (
          <Loaded query={settings} back={back}>
            {(saved) => (
              <Loaded query={accounts} back={back}>
                {(known) => (
                  <Shown
                    view={view}
                    settings={saved}
                    books={{
                      accounts: known,
                      receivable: receivableAmong(known),
                      homeCurrency,
                      shopCurrency: view.currency,
                    }}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

/** What the address says of somebody who came from a store. */
const cameFrom = (search: string): Pick<ConnectStoreInput, 'cameBack' | 'fault' | 'shop'> => {
  const named = new URLSearchParams(search);
  const [pickup, shop, fault] = [named.get('pickup'), named.get('shop') ?? '', named.get('store')];
  return {
    cameBack: pickup ? { pickup, shop } : null,
    fault: fault === 'denied' || fault === 'again' ? fault : null,
    shop: shop || (named.get('from') ?? ''),
  };
};

interface StoreProps {
  view: StoreView;
  settings: StoreSettings;
  books: StoreBooks;
}

function Store({ view, settings, books }: StoreProps) {
  const came = cameFrom(useSearch());
  const [, navigate] = useLocation();
  const [changing, setChanging] = useState(false);
  const [round, setRound] = useState(0);
  const setUp = isSetUp(view.standing);
  const isChosen = !view.standing.facts.missing.includes('accounting');
  const begun = isChosen ? settings : { ...settings, accounting: preselected(settings.accounting, books) };
  const step: WizardStep = setUp ? 'sync' : stepReached(view.standing);
  if (!view.available) return <Notice>{words.unavailable}</Notice>;
  if (setUp && !changing && !came.cameBack)
    return (
      <>
        <StoreOrdersLine />
        <StorePanel view={view} settings={settings} books={books} onChange={() => setChanging(true)} />
      </>
    );
  const end = () => {
    setChanging(false);
    setRound(round + 1);
    navigate(onlineStoreAt, { replace: true });
  };
  return (
    <StoreSetUp
      key={round}
      view={view}
      books={books}
      input={{ step, settings: begun, isSetUp: setUp, ...came }}
      onEnd={end}
    />
  );
}

/** Its orders, how its stock compares and the money of its orders; before it is set up, the way there. */
function StoreWork({ view, settings, books }: StoreProps) {
  const follows = isFollowed(view.standing);
  const isReady = view.available && isSetUp(view.standing);
  return (
    <>
      {isReady && <StoreOrders view={view} autoSync={settings.sync.autoSync} />}
      {isReady && follows && <StoreCounts />}
      {isReady && follows && <StoreMoney books={books} payment={settings.accounting.payment} />}
      {!isReady && (
        <EmptyState
          sentence={words.notSetUp}
          act={
            <ButtonLink look="primary" href={onlineStoreAt}>
              {words.setUp}
            </ButtonLink>
          }
        />
      )}
      {isReady && (
        <p id={storeParts.connection}>
          <ButtonLink href={onlineStoreAt}>{words.toSettings}</ButtonLink>
        </p>
      )}
    </>
  );
}
