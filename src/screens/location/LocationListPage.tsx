import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { locationCalls } from '../../api/calls/location.ts';
import { ask } from '../../api/client/ask.ts';
import { queryOf, useCall } from '../../api/client/query.ts';
import { type LocationView, locationCard } from '../../domain/location/location.ts';
import { countryName } from '../../domain/values/country.ts';
import { locationWords as words } from '../../domain/words/locations.ts';
import { locationLifecycle } from '../../machines/location/location.lifecycle.ts';
import { chartActs } from '../card/chart-acts.ts';
import { useCardActs } from '../card/use-card-acts.tsx';
import { useBusiness, useMay } from '../frame/business.ts';
import { countAt, locationsAt } from '../frame/transfer-addresses.ts';
import { usePrefetch } from '../frame/use-prefetch.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { ListPage } from '../page/ListPage.tsx';
import { TurnOnCard } from '../page/TurnOnCard.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { LocationDialog } from './LocationDialog.tsx';

const placeOf = ({ address, postcode, city, state, country }: LocationView): string =>
  [address, [postcode, city].filter(Boolean).join(' '), state, country && countryName(country)]
    .filter(Boolean)
    .join(', ');

const statusOf = ({ active, isDefault }: LocationView) => {
  if (!active) return <StatusBadge tone="stopped" word={words.inactive} />;
  return isDefault ? <StatusBadge tone="settled" word={words.default} /> : null;
};

const columns: readonly Column<LocationView>[] = [
  { key: 'name', title: words.name, cell: ({ name }) => name, phone: 'lead' },
  { key: 'place', title: words.place, cell: placeOf, phone: 'under' },
  { key: 'status', title: words.status, cell: statusOf, phone: 'state' },
];

const tabs = [
  { label: words.all, status: '', counted: 'all' },
  { label: words.active, status: 'active', counted: 'active' },
  { label: words.inactive, status: 'deactivated', counted: 'deactivated' },
] as const;

const Below = chakra('div', { base: { marginTop: '5' } });

/** Says what several locations are good for, and turns them on once it was asked. */
function TurnOn() {
  const { id: businessId } = useBusiness();
  return (
    <TurnOnCard
      title={words.turnOnTitle}
      lead={words.turnOnLead}
      label={words.turnOn}
      question={words.turnOnAsks}
      keep={words.keepOne}
      name="multi-location.enable"
      send={(intentKey) => ask(locationCalls.enableMultiLocation, { businessId, on: true }, { intentKey })}
    />
  );
}

const actsOf = chartActs(locationLifecycle, 'settings.business', {
  activate: words.activate,
  edit: words.edit,
  setDefault: words.setDefault,
  deactivate: words.deactivate,
});

/** What is done with a location from its row; `leaving` is the one about to be taken out of use. */
const useLocationActs = (editAt: (id: string) => string) => {
  const [, navigate] = useLocation();
  const may = useMay();
  const [leaving, setLeaving] = useState<LocationView | null>(null);
  const acts = useCardActs({
    noun: locationCard.noun,
    actsOf: ({ standing }: LocationView) => actsOf(standing, may),
    acts: {
      edit: { open: ({ id }) => navigate(editAt(id)) },
      setDefault: { send: (one, intent) => ask(locationCalls.setDefaultLocation, one, intent) },
      activate: { send: (one, intent) => ask(locationCalls.activateLocation, one, intent) },
      deactivate: { danger: true, open: setLeaving },
    },
  });
  const menuOf = (location: LocationView) => {
    const count = {
      key: 'count',
      label: words.count,
      onPress: () => navigate(countAt({ location: location.id })),
    };
    return [...(location.active && may('inventory.updateStock') ? [count] : []), ...acts.menuOf(location)];
  };
  return { leaving, stay: () => setLeaving(null), menuOf };
};

/** The location an address names: null for a new one, undefined while there is none to show. */
const useOpened = (requestedId: string, rows: readonly LocationView[] | undefined) => {
  const { id: businessId } = useBusiness();
  const listed = rows?.find(({ id }) => id === requestedId);
  // Of another page or tab.
  const elsewhere = rows !== undefined && !listed && requestedId !== '' && requestedId !== 'new';
  const { data } = useCall(
    locationCalls.getLocation,
    { businessId, id: requestedId },
    { enabled: elsewhere },
  );
  return requestedId === 'new' ? null : (listed ?? (elsewhere ? data : undefined));
};

/** Locations, the default first: tabs with counts and a search; the one named in the address stands open over them. */
export function LocationListPage() {
  const { id: businessId, multiLocation } = useBusiness();
  const [, navigate] = useLocation();
  const locale = useLocale();
  const prefetch = usePrefetch();
  const address = useListAddress({ status: '', location: '' }, ['location']);
  const { filter, values, page } = address;
  const pageOf = (from: number, status: string) => ({
    businessId,
    page: String(from),
    limit: '10',
    status: status || undefined,
    search: filter.search || undefined,
  });
  const found = useCall(locationCalls.listLocations, pageOf(page, values.status), { keepsBefore: true });
  const opened = useOpened(values.location, found.data?.rows);
  const here = (location: string) => address.hrefWith({ location, page: String(page) });
  const acts = useLocationActs(here);
  return (
    <ListPage
      title={words.title}
      href={locationsAt}
      address={address}
      found={found}
      columns={columns}
      nameOf={({ name }) => name}
      hrefOf={({ id, active }) => here(active ? id : '')}
      onPageIntent={(next) => prefetch(queryOf(locationCalls.listLocations, pageOf(next, values.status)))}
      menuOf={acts.menuOf}
      searches={multiLocation && words.search}
      add={multiLocation && { label: words.add, href: here('new') }}
      {...(multiLocation && {
        tabs: tabs.map(({ label, status, counted }) => ({
          label,
          href: address.hrefWith({ status }),
          current: values.status === status,
          count: found.data?.[counted].toLocaleString(locale),
          onIntent: () => prefetch(queryOf(locationCalls.listLocations, pageOf(1, status))),
        })),
      })}
    >
      {!multiLocation && (
        <Below>
          <TurnOn />
        </Below>
      )}
      {opened !== undefined && (opened === null ? multiLocation : opened.active) && (
        <LocationDialog key={values.location} location={opened} onClose={() => navigate(here(''))} />
      )}
      {acts.leaving && <DeactivateDialog location={acts.leaving} onClose={acts.stay} />}
    </ListPage>
  );
}
