import { useState } from 'react';
import { onlineStoreCalls } from '../../api/calls/online-store.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import type { StoreBooks } from '../../domain/online-store/accounts.ts';
import { lacksPermission, type StoreStatus, type StoreView } from '../../domain/online-store/connection.ts';
import {
  onlineStoreAnswers,
  storePayouts,
  storeWords as words,
} from '../../domain/online-store/online-store.words.ts';
import type { StoreSettings } from '../../domain/online-store/settings.ts';
import { formatDay } from '../../domain/values/format.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { leaveFor } from '../kit/leave-for.ts';
import { DetailList } from '../kit/lists/DetailList.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { toast } from '../kit/notices/toast.ts';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { SettingsSummary } from './SettingsSummary.tsx';
import { OrdersSince } from './SyncStep.tsx';
import { storeActsOf } from './store-acts.ts';

const tones: Readonly<Record<StoreStatus, Tone>> = {
  NotConnected: 'draft',
  Inactive: 'waiting',
  Active: 'settled',
  Paused: 'waiting',
  NeedsReauthorisation: 'stopped',
};

interface StorePanelProps {
  view: StoreView;
  settings: StoreSettings;
  books: StoreBooks;
  /** Opens the settings, step by step. */
  onChange: () => void;
}

/** What there is to know of a connection before anything else: what has to be mended, and what is done meanwhile. */
function Standing({ view }: { view: StoreView }) {
  const locale = useLocale();
  const { status, facts } = view.standing;
  const wrong = facts.wrongAccounts;
  return (
    <>
      {lacksPermission(status) && (
        <Notice>
          {words.needsAgain}{' '}
          {view.elsewhereSince &&
            words.elsewhere({ day: formatDay(view.elsewhereSince.slice(0, 10), locale) })}
        </Notice>
      )}
      {view.pausedFor && <Notice>{view.pausedFor}</Notice>}
      {wrong.length > 0 && <Notice>{words.accountsBroken({ accounts: wrong.join(', ') })}</Notice>}
    </>
  );
}

/** A connected store: what it is, where it stands, its settings, and what can be done with it. */
export function StorePanel({ view, settings, books, onChange }: StorePanelProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const press = usePlainAct();
  const [disconnecting, setDisconnecting] = useState(false);
  const { status, facts } = view.standing;
  const { allowed } = storeActsOf(view.standing);
  const again = lacksPermission(status);
  const leave = () =>
    ask(onlineStoreCalls.beginStoreConnection, { businessId, shop: facts.shop! }).then(
      ({ url }) => leaveFor(url),
      toast.refusal,
    );
  const disconnect = async () => {
    const { message } = await once('store.disconnect', (intentKey) =>
      ask(onlineStoreCalls.disconnectStore, { businessId }, { intentKey }),
    );
    await refresh();
    toast.success(message);
  };
  const close = () => setDisconnecting(false);
  // What gets a store going again comes first wherever it's at rest.
  const resume = allowed.find(({ name }) => name === 'resume');
  const button = ({ name, label }: (typeof allowed)[number]) => (
    <Button
      key={name}
      {...(name === resume?.name ? { look: 'primary' as const } : {})}
      onClick={() =>
        name === 'disconnect'
          ? setDisconnecting(true)
          : void press(`store.${name}`, (intentKey) =>
              ask(onlineStoreCalls.moveStore, { businessId, act: name }, { intentKey }),
            )
      }
    >
      {label}
    </Button>
  );
  return (
    <SettingsCard
      title={view.shopName ?? words.connected}
      lead={facts.shop}
      foot={
        <>
          {allowed.filter((one) => one !== resume).map(button)}
          <Button look={again || resume ? 'plain' : 'primary'} onClick={onChange}>
            {words.settings}
          </Button>
          {resume && button(resume)}
          {again && (
            <Button look="primary" onClick={() => void leave()}>
              {words.reconnect}
            </Button>
          )}
        </>
      }
    >
      <Standing view={view} />
      <DetailList
        label={words.connected}
        rows={[
          {
            label: words.status,
            value: <StatusBadge tone={tones[status]} word={onlineStoreAnswers.storeStatusWords[status]} />,
          },
          { label: words.currency, value: view.currency },
        ]}
      />
      {!again && <OrdersSince day={settings.sync.importFrom} />}
      <SettingsSummary settings={settings} books={books} />
      <p className="quiet">{storePayouts.storeMoneyWords.law}</p>
      {disconnecting && (
        <CommandDialog
          title={words.disconnectTitle}
          lead={words.disconnectLead}
          label={words.disconnect}
          keep={words.disconnectKeep}
          commit={disconnect}
          onDone={close}
          onClose={close}
        />
      )}
    </SettingsCard>
  );
}
