import { locationCalls } from '../../api/calls/location.ts';
import { storeOrderCalls } from '../../api/calls/store-order.ts';
import { useCall } from '../../api/client/query.ts';
import { proposedLocation, type ShopLocation } from '../../domain/online-store/locations.ts';
import { storeWords as words } from '../../domain/online-store/online-store.words.ts';
import type { ConnectStoreInput } from '../../machines/online-store/connect-store.setup.ts';
import { onlineStoreAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { Loaded } from '../page/Loaded.tsx';
import { locationOptions } from './location-options.ts';
import { StoreWizard, type StoreWizardProps } from './StoreWizard.tsx';

type StoreSetUpProps = Omit<StoreWizardProps, 'input' | 'shopLocations' | 'locations'> & {
  input: Omit<ConnectStoreInput, 'locations'>;
};

/** Where the set-up begins: locations nobody chose come before the review. */
const stepFrom = (
  { step }: StoreSetUpProps['input'],
  locations: readonly ShopLocation[],
): ConnectStoreInput['step'] =>
  step === 'review' && locations.some(({ locationId }) => locationId === null) ? 'locations' : step;

/** The set-up of a store, with the locations to choose from where the business has several. */
export function StoreSetUp({ input, ...props }: StoreSetUpProps) {
  const { id, multiLocation } = useBusiness();
  const back = { label: words.title, href: onlineStoreAt };
  const money = useCall(storeOrderCalls.storeMoney, { businessId: id }, { enabled: multiLocation });
  const locations = useCall(
    locationCalls.listLocations,
    { businessId: id, limit: '1000' },
    { enabled: multiLocation },
  );
  if (!multiLocation)
    return <StoreWizard {...props} input={{ ...input, locations: [] }} shopLocations={[]} locations={[]} />;
  return (
    <Loaded query={money} back={back}>
      {({ shopPlaces: shopLocations }) => (
        <Loaded query={locations} back={back}>
          {({ rows: ours }) => (
            <StoreWizard
              {...props}
              input={{
                ...input,
                step: stepFrom(input, shopLocations),
                locations: shopLocations.map((location) => ({
                  id: location.id,
                  locationId: proposedLocation(location, ours),
                })),
              }}
              shopLocations={shopLocations}
              locations={locationOptions(ours)}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
