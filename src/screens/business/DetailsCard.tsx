import { useMemo } from 'react';
import { send } from '../../api/client/client.ts';
import { businessCalls } from '../../api/contract/business.ts';
import type { BusinessSettings } from '../../api/queries/business.ts';
import { businessProblems } from '../../domain/business.ts';
import { countries } from '../../domain/country.ts';
import { formatAmount, formatDay } from '../../domain/format.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { countryOptions, timeZoneOptions } from '../kit/place-options.ts';
import { SelectField } from '../kit/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { LongTextField, TextField } from '../kit/TextField.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { useBusiness } from '../shell/business.ts';

/** Ways of writing that differ: the business's own, its country's, and the common ones. */
const localesFor = (own: string, country: number): string[] => {
  const code = countries.find(({ id }) => id === country)?.code ?? 'GB';
  return [...new Set([own, `en-${code}`, 'en-GB', 'en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN'])];
};

/** What the business says of itself, and how it writes numbers and days. */
export function DetailsCard({ settings }: { settings: BusinessSettings }) {
  const { id: businessid, homeCurrency } = useBusiness();
  const form = useSettingsForm({
    id: 'business',
    initial: {
      companyName: settings.companyname,
      address: settings.address,
      country: settings.country,
      timeZone: settings.timezone,
      locale: settings.locale,
    },
    check: businessProblems,
    save: ({ companyName, address, country, timeZone, locale }, intentKey) =>
      send(businessCalls.updateBusiness, {
        body: {
          businessid,
          companyname: companyName,
          address,
          country: { id: country },
          timezone: timeZone,
          locale,
        },
        intentKey,
      }),
  });
  const { country, timeZone } = form.typed;
  const places = useMemo(countryOptions, []);
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone]);
  const writings = localesFor(settings.locale, country).map((locale) => ({
    value: locale,
    label: `${formatAmount('1234567.5', homeCurrency, locale)} and ${formatDay('2026-03-02', locale)} (${locale})`,
  }));
  return (
    <SettingsCard
      title="Details"
      lead="They stand on your documents."
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          Save details
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <TextField {...form.field('companyName')} label="Company name" autoComplete="organization" />
      <LongTextField {...form.field('address')} label="Company address" optional rows={2} />
      <Columns>
        <SelectField
          {...form.field('country')}
          value={String(country)}
          onChange={(id) => form.set({ country: Number(id) })}
          label="Country"
          options={places}
        />
        <SelectField {...form.field('timeZone')} label="Time zone" options={zones} />
      </Columns>
      <SelectField {...form.field('locale')} label="Numbers and days" options={writings} />
    </SettingsCard>
  );
}
