import { useState } from 'react';
import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { locationCalls } from '../../api/calls/location.ts';
import { onlineStoreCalls } from '../../api/calls/online-store.ts';
import { storeOrderCalls } from '../../api/calls/store-order.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import { fitsPlace, receivableAmong } from '../../domain/online-store/accounts.ts';
import type { HoldKind } from '../../domain/online-store/hold.ts';
import { proposedLocation } from '../../domain/online-store/locations.ts';
import { storePayouts } from '../../domain/online-store/online-store.words.ts';
import type { StoreOrderView } from '../../domain/online-store/order-record.ts';
import { storeHolds as words } from '../../domain/online-store/store-orders.words.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { type Option, SelectField } from '../kit/fields/SelectField.tsx';
import { toast } from '../kit/notices/toast.ts';
import { Stack } from '../kit/Stack.tsx';
import { locationOptions } from './location-options.ts';

interface ChoiceProps {
  order: StoreOrderView;
  kind: HoldKind;
  label: string;
  options: readonly Option[];
  /** What is chosen to begin with; empty for nothing. */
  proposed: string;
  /** What is said where nothing is chosen; nothing is an answer where it's left out. */
  missing?: string;
  placeholder: string;
  save: (intentKey: string, value: string) => Promise<unknown>;
}

/** One choice that an order waits for: saved, it is tried again at once, with all that are on hold for the same reason. */
function Choice({ order, kind, label, options, proposed, missing, placeholder, save }: ChoiceProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const [value, setValue] = useState(proposed);
  const [problem, setProblem] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  const send = async () => {
    if (missing && value === '') return setProblem(missing);
    setPending(true);
    try {
      await once(`store.mend ${order.id} ${value}`, (intentKey) => save(intentKey, value));
      const { message } = await once(`store.retry all ${kind}`, (intentKey) =>
        ask(storeOrderCalls.retryStoreOrders, { businessId, hold: kind }, { intentKey }),
      );
      await refresh();
      toast.success(message);
    } catch (refused) {
      toast.refusal(refused);
    }
    setPending(false);
  };
  return (
    <Stack>
      <SelectField
        id={`mend-${order.id}`}
        label={label}
        options={options}
        placeholder={placeholder}
        value={value}
        problem={problem}
        onChange={(chosen) => {
          setValue(chosen);
          setProblem(undefined);
        }}
      />
      <div>
        <Button look="primary" pending={pending} onClick={() => void send()}>
          {words.saveAndGoOn}
        </Button>
      </div>
    </Stack>
  );
}

interface HoldFieldProps {
  order: StoreOrderView;
  /** What the order waits for, by the store's number or name. */
  about: string;
}

/** Which of our locations the one is that the order is sent from. */
function LocationField({ order, about }: HoldFieldProps) {
  const { id: businessId } = useBusiness();
  const { data: money } = useCall(storeOrderCalls.storeMoney, { businessId });
  const ours = useCall(locationCalls.listLocations, { businessId, limit: '1000' }).data?.rows;
  const location = money?.shopPlaces.find(({ id }) => id === about);
  if (!location || !ours) return null;
  return (
    <Choice
      order={order}
      kind="location"
      label={words.chooseLocation(location)}
      options={locationOptions(ours)}
      proposed={proposedLocation(location, ours) ?? ''}
      missing={words.locationMissing}
      placeholder={storePayouts.storeMoneyWords.choose}
      save={(intentKey, value) =>
        ask(storeOrderCalls.mapStore, { businessId, placeId: location.id, locationId: value }, { intentKey })
      }
    />
  );
}

/** Which account the money of the order's payment method goes to. */
function GatewayField({ order, about }: HoldFieldProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const { data: accounts } = useCall(ledgerAccountCalls.listAccounts, { businessId });
  const { data: view } = useCall(onlineStoreCalls.storeConnection, { businessId });
  if (!accounts || !view) return null;
  const books = {
    accounts,
    receivable: receivableAmong(accounts),
    homeCurrency,
    shopCurrency: view.currency,
  };
  return (
    <Choice
      order={order}
      kind="gateway"
      label={words.chooseAccount({ method: storePayouts.storeMoneyWords.gatewayName({ gateway: about }) })}
      options={accounts
        .filter((account) => fitsPlace('payment', account, books))
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      proposed=""
      placeholder={words.usualAccount}
      save={(intentKey, value) =>
        ask(
          storeOrderCalls.mapStore,
          { businessId, gateway: about, accountId: value === '' ? null : Number(value) },
          { intentKey },
        )
      }
    />
  );
}

/** What an order on hold waits for, where it is one choice: made here, the order goes on. */
export function HoldField({ order }: { order: StoreOrderView }) {
  const { kind, about } = order.hold ?? {};
  if (about && kind === 'location') return <LocationField order={order} about={about} />;
  if (about && kind === 'gateway') return <GatewayField order={order} about={about} />;
  return null;
}
