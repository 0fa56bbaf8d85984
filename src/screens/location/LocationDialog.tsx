import { locationCalls } from '../../api/calls/location.ts';
import { ask } from '../../api/client/ask.ts';
import {
  blankLocation,
  type LocationCard,
  type LocationView,
  locationCard,
} from '../../domain/location/location.ts';
import { placePartsIn } from '../../domain/values/address.ts';
import { fieldsOf } from '../../domain/values/fields-of.ts';
import { locationWords as words } from '../../domain/words/locations.ts';
import { useBusiness } from '../frame/business.ts';
import { countryCodeOptions } from '../kit/fields/place-options.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';

/** What each part of an address is called on the card. */
const fields = { zip: 'postcode', city: 'city', state: 'state' } as const;

interface LocationDialogProps {
  /** The one that is edited; null for a new one. */
  location: LocationView | null;
  onClose: () => void;
}

/** The form of a location. */
export function LocationDialog({ location, onClose }: LocationDialogProps) {
  const { id: businessId } = useBusiness();
  const card = useCardForm({
    noun: locationCard.noun,
    opened: location,
    initial: location ? fieldsOf<LocationCard>(blankLocation, location) : blankLocation,
    check: (form) => locationCard.problems(locationCard.tidy(form)),
  });
  const { form, field } = card;

  async function save() {
    const answer = await card.save((intentKey, version) =>
      location
        ? ask(locationCalls.updateLocation, { businessId, id: location.id, version, ...form }, { intentKey })
        : ask(locationCalls.addLocation, { businessId, ...form }, { intentKey }),
    );
    if (answer) onClose();
  }
  return (
    <CardDialog
      title={location ? words.editTitle(location.name) : words.newTitle}
      card={card}
      save={words.save}
      onSave={save}
      onClose={onClose}
    >
      <TextField {...field('name')} label={words.nameLabel} autoFocus={location === null} />
      <TextField {...field('address')} label={words.address} optional />
      <Columns>
        {placePartsIn(form.country).map((part) => (
          <TextField key={part} {...field(fields[part])} label={words[fields[part]]} optional />
        ))}
        <SelectField
          {...field('country')}
          label={words.country}
          placeholder={words.noCountry}
          options={countryCodeOptions()}
          optional
        />
      </Columns>
    </CardDialog>
  );
}
