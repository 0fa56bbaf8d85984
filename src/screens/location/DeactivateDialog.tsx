import { useState } from 'react';
import { locationCalls } from '../../api/calls/location.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import { dayIn } from '../../domain/day.ts';
import type { Deactivation, LocationView } from '../../domain/location/location.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { locationWords as words } from '../../domain/words/locations.ts';
import { ActDayField } from '../document/ActDayField.tsx';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { EffectsList } from '../kit/effects/EffectsList.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';

const named = (labels: readonly string[]) => labels.map((label) => ({ label, amount: '' }));

/** What moves, as it is listed. */
const rowsOf = {
  goods: ({ goods }: Deactivation, locale: string) =>
    goods.map(({ name, quantity }) => ({ label: name, amount: formatDecimal(quantity, locale) })),
  drafts: ({ drafts }: Deactivation) => named(drafts),
  open: ({ open }: Deactivation) => named(open),
  places: ({ places }: Deactivation) => named(places),
};
const kinds = Object.keys(rowsOf) as (keyof typeof rowsOf)[];

interface DeactivateDialogProps {
  location: LocationView;
  onClose: () => void;
}

/** Asks where a location’s stock goes before it is taken out of use, and shows what moves. */
export function DeactivateDialog({ location, onClose }: DeactivateDialogProps) {
  const { id: businessId, timeZone } = useBusiness();
  const locale = useLocale();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState('');
  const [onDay, setOnDay] = useState('');
  // The default comes first.
  const choices = useCall(locationCalls.chooseLocations, { businessId }).data ?? [];
  const others = choices.filter(({ id }) => id !== location.id);
  const destinationId = chosen || (others[0]?.id ?? '');
  const moved = { businessId, id: location.id, destinationId };
  const { data } = useCall(locationCalls.previewDeactivation, moved, { enabled: destinationId !== '' });
  const destination = others.find(({ id }) => id === destinationId)?.name ?? '';
  const movesAny = data !== undefined && kinds.some((kind) => data[kind].length > 0);

  async function commit() {
    const { message } = await once(`location.deactivate ${location.id} ${destinationId}`, (intentKey) =>
      ask(locationCalls.deactivateLocation, { ...moved, onDay: onDay || undefined }, { intentKey }),
    );
    await refresh();
    toast.success(message);
  }
  return (
    <CommandDialog
      title={words.deactivateTitle(location.name)}
      lead={words.deactivateLead}
      label={movesAny ? words.deactivateLabel(destination) : words.deactivateEmpty}
      disabled={data === undefined}
      keep={words.keep}
      commit={commit}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <SelectField
            {...errorOf('destinationId')}
            label={words.destination}
            value={destinationId}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
          {data && !movesAny && <p className="quiet">{words.nothingMoves}</p>}
          {movesAny &&
            kinds
              .filter((kind) => data[kind].length > 0)
              .map((kind) => (
                <section key={kind} aria-label={words[kind]}>
                  <p className="quiet">{words[kind]}</p>
                  <EffectsList groups={[{ key: kind, rows: rowsOf[kind](data, locale) }]} />
                </section>
              ))}
          {data && data.goods.length > 0 && (
            <ActDayField
              {...errorOf('onDay')}
              value={onDay}
              today={dayIn(timeZone, new Date())}
              movesOnly
              onChange={setOnDay}
            />
          )}
        </>
      )}
    </CommandDialog>
  );
}
