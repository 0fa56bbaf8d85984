import { useMemo } from 'react';
import { type Address, addressPartsIn } from '../../domain/values/address.ts';
import { countryCodeOf, countryName } from '../../domain/values/country.ts';
import { addressFields as words } from '../../domain/words/everywhere.ts';
import { countryOptions } from '../kit/fields/place-options.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { unprintableWarning } from './unprintable-warning.ts';

const labels: Readonly<Record<keyof Address, string>> = {
  attention: words.attention,
  street: words.street,
  city: words.city,
  state: words.stateOrRegion,
  zip: words.postalCode,
  country: words.country,
  phone: words.phoneThere,
};

/** As long as each may be. */
const limits: Readonly<Record<keyof Address, number>> = {
  attention: 200,
  street: 300,
  city: 120,
  state: 120,
  zip: 30,
  country: 120,
  phone: 60,
};

/** Countries by name, which is what an address holds; what was written before and is none of them is one, too. */
const useCountries = (written: string) => {
  const known = useMemo(() => countryOptions().map(({ label }) => ({ value: label, label })), []);
  if (written === '' || known.some(({ value }) => value === written)) return known;
  const code = countryCodeOf(written);
  // Its code or another spelling is shown by its name, and kept as it is.
  return [{ value: written, label: code ? countryName(code) : written }, ...known];
};

interface AddressPartsProps {
  address: Address;
  onChange: (address: Address) => void;
  idOf: (part: keyof Address) => string;
  problemOf?: ((part: keyof Address) => string | undefined) | undefined;
}

/** The fields of an address, in the order in which its country writes them; nothing of it has to be there. */
export function AddressParts({ address, onChange, idOf, problemOf }: AddressPartsProps) {
  const countries = useCountries(address.country);
  return (
    <Columns>
      {addressPartsIn(address.country).map((part) => {
        const shared = {
          id: idOf(part),
          label: labels[part],
          optional: true,
          autoComplete: 'off',
          value: address[part],
          onChange: (typed: string) => onChange({ ...address, [part]: typed }),
          problem: problemOf?.(part),
        };
        return part === 'country' ? (
          <SelectField key={part} {...shared} placeholder={words.noCountry} options={countries} />
        ) : (
          <TextField
            key={part}
            {...shared}
            maxLength={limits[part]}
            warning={unprintableWarning([address[part]])}
          />
        );
      })}
    </Columns>
  );
}
