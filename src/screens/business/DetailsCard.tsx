import { useMemo } from 'react';
import { businessCalls } from '../../api/calls/business.ts';
import { ask } from '../../api/client/ask.ts';
import { type BusinessSettings, businessProblems } from '../../domain/business/business.ts';
import { industries, languages, type Named } from '../../domain/business/reference.ts';
import { placePartsIn } from '../../domain/values/address.ts';
import { countries, countryById } from '../../domain/values/country.ts';
import { formatAmount, formatDay } from '../../domain/values/format.ts';
import { detailsCardWords } from '../../domain/words/business.ts';
import { useBusiness } from '../frame/business.ts';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { countryOptions, timeZoneOptions } from '../kit/fields/place-options.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { unprintableWarning } from '../page/unprintable-warning.ts';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** Ways of writing that differ: the business's own, its country's, and the common ones. */
const localesFor = (own: string, country: number): string[] => {
  const code = countries.find(({ id }) => id === country)?.code ?? 'GB';
  return [...new Set([own, `en-${code}`, 'en-GB', 'en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN'])];
};

const optionsOf = (list: readonly Named[]) => list.map(({ id, label }) => ({ value: String(id), label }));
const languageOptions = optionsOf(languages);
const industryOptions = optionsOf(industries);

const labelIn = (list: readonly Named[], id: number): string =>
  list.find((one) => one.id === id)?.label ?? '';

const placeFields = {
  zip: { label: detailsCardWords.postcode, autoComplete: 'postal-code' },
  city: { label: detailsCardWords.town, autoComplete: 'address-level2' },
  state: { label: detailsCardWords.state, autoComplete: 'address-level1' },
} as const;

/** What the business says of itself, and how it writes numbers and days. */
export function DetailsCard({ settings }: { settings: BusinessSettings }) {
  const { id: businessId, homeCurrency } = useBusiness();
  const places = useMemo(countryOptions, []);
  const card = useSettingsForm({
    noun: 'business',
    of: { id: businessId, version: settings.versions.details },
    initial: {
      companyName: settings.companyName,
      address: settings.address,
      zip: settings.particulars.zip,
      city: settings.particulars.city,
      state: settings.particulars.state,
      country: settings.country,
      timeZone: settings.timeZone,
      locale: settings.locale,
      language: settings.language,
      industry: settings.industry,
    },
    check: businessProblems,
    valuesOf: ({
      companyName,
      address,
      zip,
      city,
      state,
      country,
      timeZone,
      locale,
      language,
      industry,
    }) => ({
      [detailsCardWords.companyName]: companyName,
      [detailsCardWords.companyAddress]: address,
      [detailsCardWords.postcode]: zip,
      [detailsCardWords.town]: city,
      [detailsCardWords.state]: state,
      [detailsCardWords.country]: places.find(({ value }) => value === String(country))?.label ?? '',
      [detailsCardWords.timeZone]: timeZone,
      [detailsCardWords.numbersAndDays]: locale,
      [detailsCardWords.language]: labelIn(languages, language),
      [detailsCardWords.industry]: labelIn(industries, industry),
    }),
    save: (typed, intentKey, version) =>
      ask(businessCalls.updateBusiness, { businessId, ...typed, version }, { intentKey }),
  });
  const { country, timeZone, language, industry } = card.form;
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone]);
  const writings = localesFor(settings.locale, country).map((locale) => ({
    value: locale,
    label: detailsCardWords.formats(
      formatAmount('1234567.5', homeCurrency, locale),
      formatDay('2026-03-02', locale),
      locale,
    ),
  }));
  return (
    <KeptCard title={detailsCardWords.title} lead={detailsCardWords.lead} card={card}>
      <TextField
        {...card.field('companyName')}
        label={detailsCardWords.companyName}
        warning={unprintableWarning([card.form.companyName])}
        autoComplete="organization"
      />
      <LongTextField
        {...card.field('address')}
        label={detailsCardWords.companyAddress}
        warning={unprintableWarning([card.form.address])}
        optional
        rows={2}
      />
      <Columns>
        {placePartsIn(countryById(country)?.code ?? '').map((part) => (
          <TextField key={part} {...card.field(part)} {...placeFields[part]} optional />
        ))}
      </Columns>
      <Columns>
        <SelectField
          {...card.field('country')}
          value={String(country)}
          onChange={(id) => card.change({ country: Number(id) })}
          label={detailsCardWords.country}
          options={places}
        />
        <SelectField {...card.field('timeZone')} label={detailsCardWords.timeZone} options={zones} />
      </Columns>
      <SelectField {...card.field('locale')} label={detailsCardWords.numbersAndDays} options={writings} />
      <Columns>
        <SelectField
          {...card.field('language')}
          value={language ? String(language) : ''}
          onChange={(id) => card.change({ language: Number(id) })}
          label={detailsCardWords.language}
          hint={detailsCardWords.languageHint}
          optional
          placeholder={detailsCardWords.languagePlaceholder}
          options={languageOptions}
        />
        <SelectField
          {...card.field('industry')}
          value={industry ? String(industry) : ''}
          onChange={(id) => card.change({ industry: Number(id) })}
          label={detailsCardWords.industry}
          optional
          placeholder={detailsCardWords.languagePlaceholder}
          options={industryOptions}
        />
      </Columns>
    </KeptCard>
  );
}
