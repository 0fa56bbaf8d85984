import { businessCalls } from '../../api/calls/business.ts';
import { ask } from '../../api/client/ask.ts';
import type { BusinessSettings } from '../../domain/business/business.ts';
import { type BusinessContact, particularsProblems } from '../../domain/business/particulars.ts';
import { taxNumberLooksWrong, vatLooksWrong } from '../../domain/tax/tax-number-check.ts';
import { taxNumbersOf } from '../../domain/tax/tax-numbers.ts';
import { countries } from '../../domain/values/country.ts';
import { particulars as words } from '../../domain/words/business.ts';
import { useBusiness } from '../frame/business.ts';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { unprintableWarning } from '../page/unprintable-warning.ts';
import { useSettingsForm } from '../page/use-settings-form.ts';

const contactOf = ({
  phone,
  email,
  website,
  taxNumber,
  vatNumber,
  registration,
  footer,
}: BusinessContact): BusinessContact => ({
  phone,
  email,
  website,
  taxNumber,
  vatNumber,
  registration,
  footer,
});

/** How the business is reached, and the numbers its country puts on invoices; one that looks wrong is said so and kept. */
export function ContactCard({ settings }: { settings: BusinessSettings }) {
  const { id: businessId } = useBusiness();
  const country = countries.find(({ id }) => id === settings.country)?.code ?? '';
  const called = taxNumbersOf(country);
  const labels = {
    taxNumber: called.taxNumber ?? words.otherTaxNumber,
    vatNumber: called.vatNumber ?? words.vatNumber,
    registration: called.registration ?? words.registration,
  };
  const card = useSettingsForm<BusinessContact>({
    noun: 'contact',
    of: { id: businessId, version: settings.versions.contact },
    initial: contactOf(settings.particulars),
    check: particularsProblems,
    valuesOf: ({ phone, email, website, taxNumber, vatNumber, registration, footer }) => ({
      [words.phone]: phone,
      [words.email]: email,
      [words.website]: website,
      [labels.taxNumber]: taxNumber,
      [labels.vatNumber]: vatNumber,
      [labels.registration]: registration,
      [words.footer]: footer,
    }),
    save: (typed, intentKey, version) =>
      ask(businessCalls.saveContact, { businessId, ...typed, version }, { intentKey }),
  });
  const { form, field } = card;
  const hint = (wrong: boolean) => (wrong ? words.looksWrong : undefined);
  // A number that was typed while the business was elsewhere stays in sight.
  const shows = (number: 'taxNumber' | 'vatNumber' | 'registration') =>
    called[number] !== null || form[number] !== '';
  return (
    <KeptCard title={words.title} lead={words.lead} card={card}>
      <Columns>
        <TextField {...field('phone')} label={words.phone} optional type="tel" autoComplete="tel" />
        <TextField {...field('email')} label={words.email} optional type="email" autoComplete="email" />
        <TextField {...field('website')} label={words.website} optional autoComplete="url" />
      </Columns>
      <Columns>
        {shows('taxNumber') && (
          <TextField
            {...field('taxNumber')}
            label={labels.taxNumber}
            hint={hint(taxNumberLooksWrong(country, form.taxNumber))}
            optional
            autoComplete="off"
          />
        )}
        {shows('vatNumber') && (
          <TextField
            {...field('vatNumber')}
            label={labels.vatNumber}
            hint={hint(vatLooksWrong(country, form.vatNumber))}
            optional
            autoComplete="off"
          />
        )}
        {shows('registration') && (
          <TextField {...field('registration')} label={labels.registration} optional autoComplete="off" />
        )}
      </Columns>
      <LongTextField
        {...field('footer')}
        label={words.footer}
        hint={words.footerHint}
        warning={unprintableWarning([field('footer').value])}
        optional
        rows={2}
      />
    </KeptCard>
  );
}
