import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { newBusinessCalls } from '../../api/calls/business.ts';
import { ask, outside } from '../../api/client/ask.ts';
import { onboardingProblems } from '../../domain/business/onboarding.ts';
import { proposedTaxRules } from '../../domain/tax/tax-rules.ts';
import { countryById } from '../../domain/values/country.ts';
import { newBusiness as newBusinessWords, onboardingWords } from '../../domain/words/onboarding.ts';
import { dashboardAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { chooseBusiness } from '../frame/chosen-business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { Button } from '../kit/buttons/Button.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { currencyOptions } from '../kit/fields/currency-options.ts';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { countryOptions, timeZoneOptions } from '../kit/fields/place-options.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Columns } from '../kit/Stack.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** A further business of the user, with books of its own. */
export function NewBusinessPage() {
  const { timeZone, homeCurrency } = useBusiness();
  const [, navigate] = useLocation();
  const places = useMemo(countryOptions, []);
  const currencies = useMemo(currencyOptions, []);
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone]);
  const card = useSettingsForm({
    noun: 'new-business',
    initial: {
      companyName: '',
      address: '',
      country: 0,
      currency: homeCurrency,
      timeZone,
      taxAfterDiscount: false,
      taxPerRate: false,
    },
    check: ({ country, ...typed }) =>
      onboardingProblems({ ...typed, countryId: country, employeeSize: null }),
    save: (typed, intentKey) => ask(newBusinessCalls.createBusiness, { ...outside, ...typed }, { intentKey }),
    onSaved: (_, { id }) => {
      chooseBusiness(id);
      navigate(dashboardAt);
    },
  });
  const chooseCountry = (id: string) => {
    const usual = countryById(Number(id))?.currency;
    card.change({
      country: Number(id),
      ...proposedTaxRules(Number(id)),
      ...(usual ? { currency: usual } : {}),
    });
  };
  return (
    <>
      <PageHead title={newBusinessWords.newBusiness} />
      <SettingsCard
        title={newBusinessWords.anotherBusiness}
        lead={newBusinessWords.lead}
        onSubmit={card.onSubmit}
        foot={
          <Button look="primary" type="submit" pending={card.pending}>
            {newBusinessWords.openTheBooks}
          </Button>
        }
      >
        <ErrorSummary problems={card.problems} attempt={card.attempt} />
        <TextField
          {...card.field('companyName')}
          label={newBusinessWords.companyName}
          autoComplete="organization"
        />
        <LongTextField {...card.field('address')} label={newBusinessWords.companyAddress} optional rows={2} />
        <Columns>
          <SelectField
            {...card.field('country')}
            value={card.form.country ? String(card.form.country) : ''}
            onChange={chooseCountry}
            label={newBusinessWords.country}
            placeholder={newBusinessWords.countryPlaceholder}
            options={places}
          />
          <SelectField {...card.field('currency')} label={newBusinessWords.currency} options={currencies} />
        </Columns>
        <SelectField {...card.field('timeZone')} label={newBusinessWords.timeZone} options={zones} />
        <CheckField
          label={onboardingWords.discountBeforeTax}
          checked={card.form.taxAfterDiscount}
          onChange={(taxAfterDiscount) => card.change({ taxAfterDiscount })}
        />
        <CheckField
          label={onboardingWords.taxPerRate}
          checked={card.form.taxPerRate}
          onChange={(taxPerRate) => card.change({ taxPerRate })}
        />
      </SettingsCard>
    </>
  );
}
