import { useMemo } from 'react';
import { placeFields as placeFieldWords } from '../../domain/words/everywhere.ts';
import { currencyOptions } from '../kit/fields/currency-options.ts';
import { countryOptions, timeZoneOptions } from '../kit/fields/place-options.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';

interface Held<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  problem?: string | undefined;
}

interface CountryFieldsProps {
  /** ISO 3166-1 numeric; 0 while none is chosen. */
  country: Held<number>;
  currency: Held<string>;
  /** A country was chosen; currency and time zone may follow it. */
  onCountry: (country: number) => void;
}

/** Where a business stands, and what its books are kept in. */
export function CountryFields({ country, currency, onCountry }: CountryFieldsProps) {
  const countries = useMemo(countryOptions, []);
  const currencies = useMemo(currencyOptions, []);
  return (
    <>
      <SelectField
        {...country}
        value={country.value ? String(country.value) : ''}
        onChange={(id) => onCountry(Number(id))}
        label={placeFieldWords.country}
        placeholder={placeFieldWords.countryPlaceholder}
        options={countries}
      />
      <SelectField
        {...currency}
        label={placeFieldWords.currency}
        placeholder={placeFieldWords.currencyPlaceholder}
        options={currencies}
      />
    </>
  );
}

/** What time it is there. */
export function TimeZoneField(timeZone: Held<string>) {
  const zones = useMemo(() => timeZoneOptions(timeZone.value), [timeZone.value]);
  return (
    <SelectField
      {...timeZone}
      label={placeFieldWords.timeZone}
      placeholder={placeFieldWords.timeZonePlaceholder}
      options={zones}
    />
  );
}
