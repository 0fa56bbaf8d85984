import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { enableLocations } from '../../api/commands/locations.ts';
import { locationList } from '../../api/queries/locations.ts';
import { countryName } from '../../domain/country.ts';
import type { LocationView } from '../../domain/location/location.ts';
import { locationWords as words } from '../../domain/words/location-pages.ts';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { type Column, DataTable } from '../kit/DataTable.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { styled } from '../kit/styled.ts';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { Loaded } from '../page/Loaded.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { countAt, locationAt, locationsAt } from '../shell/transfer-addresses.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { LocationDialog } from './LocationDialog.tsx';
import { actsOf, type LocationAct, pressed } from './location-acts.ts';

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

/** Locations, the default first; the one named in the address stands open over them. */
export function LocationListPage() {
  const { id } = useBusiness();
  return (
    <Loaded
      query={useQuery<LocationView[]>(locationList(id))}
      back={{ label: words.title, href: locationsAt }}
    >
      {(locations) => <LocationList locations={locations} />}
    </Loaded>
  );
}

const Below = styled('div', { base: { marginTop: '5' } });

/** Says what several locations are good for, and turns them on. */
function TurnOn() {
  const { id: businessId } = useBusiness();
  const form = useSettingsForm({
    id: 'multi-location',
    initial: {},
    check: () => [],
    save: (_, intentKey) => enableLocations({ businessId, intentKey }),
  });
  return (
    <SettingsCard
      title={words.turnOnTitle}
      lead={words.turnOnLead}
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          {words.turnOn}
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
    </SettingsCard>
  );
}

function LocationList({ locations }: { locations: readonly LocationView[] }) {
  const { id: businessId, multiLocation } = useBusiness();
  const [, navigate] = useLocation();
  const run = usePlainAct();
  const may = useMay();
  const asked = new URLSearchParams(useSearch()).get('location');
  const [leaving, setLeaving] = useState<LocationView | null>(null);
  const opened = asked === 'new' ? null : locations.find(({ id }) => id === asked);
  usePageKeys({ n: multiLocation ? () => navigate(locationAt()) : undefined });

  function press(location: LocationView, name: LocationAct) {
    if (name === 'edit') return navigate(locationAt(location.id));
    if (name === 'deactivate') return setLeaving(location);
    return run(`location.${name} ${location.id}`, (intentKey) =>
      pressed[name]({ businessId, intentKey }, location.id),
    );
  }
  const menuOf = (location: LocationView) => {
    const { allowed, refused } = actsOf(location);
    return [
      ...(location.active && may('inventory.updateStock')
        ? [
            {
              ...{ key: 'count', label: words.count },
              onPress: () => navigate(countAt({ location: location.id })),
            },
          ]
        : []),
      ...allowed.map(({ name, label }) => ({
        key: name,
        label,
        danger: name === 'deactivate',
        onPress: () => void press(location, name),
      })),
      ...refused.map(({ name, label, reason }) => ({ key: name, label, onPress: () => {}, refused: reason })),
    ];
  };
  return (
    <>
      <PageHead title={words.title}>
        {multiLocation && (
          <ButtonLink look="primary" href={locationAt()} shortcut="n">
            {words.add}
          </ButtonLink>
        )}
      </PageHead>
      <DataTable
        caption={words.title}
        columns={columns}
        rows={locations}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={({ id, active }) => (active ? locationAt(id) : locationsAt)}
        menuOf={menuOf}
      />
      {!multiLocation && (
        <Below>
          <TurnOn />
        </Below>
      )}
      {opened !== undefined && (opened === null ? multiLocation : opened.active) && (
        <LocationDialog key={asked} location={opened} onClose={() => navigate(locationsAt)} />
      )}
      {leaving && (
        <DeactivateDialog
          location={leaving}
          others={locations.filter(({ id, active }) => active && id !== leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
