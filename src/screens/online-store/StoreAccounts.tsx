import { chakra } from '@chakra-ui/react';
import { locationCalls } from '../../api/calls/location.ts';
import { storeOrderCalls } from '../../api/calls/store-order.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { fitsPlace, type StoreBooks } from '../../domain/online-store/accounts.ts';
import type { ShopLocation } from '../../domain/online-store/locations.ts';
import { storePayouts } from '../../domain/online-store/online-store.words.ts';
import type { GatewaySum } from '../../domain/online-store/payout.ts';
import { useBusiness } from '../frame/business.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { HistorySection } from '../page/HistorySection.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { storeParts } from './hold-remedies.ts';
import { locationOptions } from './location-options.ts';

const Lead = chakra('p', { base: { color: 'quiet', fontSize: '14px', marginBottom: '3' } });

interface StoreAccountsProps {
  methods: readonly GatewaySum[];
  books: StoreBooks;
  /** The account of payments, which a method without one of its own posts to. */
  payment: number;
}

/** Which account the money of each payment method goes to. */
function GatewayAccounts({ methods, books, payment }: StoreAccountsProps) {
  const { id: businessId } = useBusiness();
  const press = usePlainAct();
  const account = books.accounts.find(({ id }) => id === payment)?.name ?? '';
  return (
    <HistorySection title={storePayouts.storeMoneyWords.accounts}>
      <Lead>{storePayouts.storeMoneyWords.accountsLead}</Lead>
      <Columns>
        {methods.map(({ gateway, currency, accountId }) => (
          <SelectField
            key={`${gateway} ${currency}`}
            id={`gateway-${gateway}`}
            name={gateway}
            label={storePayouts.storeMoneyWords.gatewayName({ gateway })}
            value={String(accountId ?? '')}
            options={[
              { value: '', label: storePayouts.storeMoneyWords.sameAccount({ account }) },
              ...books.accounts
                .filter((one) => one.id === accountId || fitsPlace('payment', one, books))
                .map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(value) =>
              void press(`store.map ${gateway} ${value}`, (intentKey) =>
                ask(
                  storeOrderCalls.mapStore,
                  { businessId, gateway, accountId: value === '' ? null : Number(value) },
                  { intentKey },
                ),
              )
            }
          />
        ))}
      </Columns>
    </HistorySection>
  );
}

/** Which of our locations each of the store's is. */
function ShopLocations({ shopLocations }: { shopLocations: readonly ShopLocation[] }) {
  const { id: businessId } = useBusiness();
  const press = usePlainAct();
  const ours = useCall(locationCalls.listLocations, { businessId, limit: '1000' }).data?.rows ?? [];
  return (
    <HistorySection title={storePayouts.storeMoneyWords.places}>
      <Lead>{storePayouts.storeMoneyWords.placesLead}</Lead>
      <Columns>
        {shopLocations.map(({ id, name, locationId }) => (
          <SelectField
            key={id}
            id={`place-${id}`}
            name={id}
            label={name}
            value={locationId ?? ''}
            placeholder={storePayouts.storeMoneyWords.choose}
            options={locationOptions(ours)}
            onChange={(value) =>
              void press(`store.place ${id} ${value}`, (intentKey) =>
                ask(
                  storeOrderCalls.mapStore,
                  { businessId, placeId: id, locationId: value || null },
                  { intentKey },
                ),
              )
            }
          />
        ))}
      </Columns>
    </HistorySection>
  );
}

/** What is chosen for the payment methods and the locations of a store. */
export function StoreAccounts({
  shopLocations,
  ...props
}: StoreAccountsProps & { shopLocations: readonly ShopLocation[] }) {
  return (
    <div id={storeParts.ways}>
      {props.methods.length > 0 && <GatewayAccounts {...props} />}
      {shopLocations.length > 0 && <ShopLocations shopLocations={shopLocations} />}
    </div>
  );
}
