import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { newBusinessCalls } from '../../api/calls/business.ts';
import { ask, outside } from '../../api/client/ask.ts';
import { countryById } from '../../domain/country.ts';
import { onboardingProblems } from '../../domain/onboarding.ts';
import { proposedTaxRules } from '../../domain/tax-rules.ts';
import { newBusiness as newBusinessWords, onboardingWords } from '../../domain/words/onboarding.ts';
import { Button } from '../kit/Button.tsx';
import { CheckField } from '../kit/CheckField.tsx';
import { currencyOptions } from '../kit/currency-options.ts';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { LongTextField } from '../kit/LongTextField.tsx';
import { countryOptions, timeZoneOptions } from '../kit/place-options.ts';
import { SelectField } from '../kit/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { TextField } from '../kit/TextField.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { useBusiness } from '../shell/business.ts';
import { chooseBusiness } from '../shell/chosen-business.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { home } from '../shell/redirects.ts';

/** A further business of the user, with books of its own. */
export function NewBusinessPage() {
  const { timeZone, homeCurrency } = useBusiness();
  const [, navigate] = useLocation();
  const places = useMemo(countryOptions, []);
  const currencies = useMemo(currencyOptions, []);
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone]);
  let made = '';
  const form = useSettingsForm({
    id: 'new-business',
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
    save: async (typed, intentKey) => {
      const answer = await ask(newBusinessCalls.createBusiness, { ...outside, ...typed }, { intentKey });
      made = answer.id;
      return answer;
    },
    onSaved: () => {
      navigate(home);
      chooseBusiness(made);
    },
  });
  const chooseCountry = (id: string) => {
    const usual = countryById(Number(id))?.currency;
    form.set({ country: Number(id), ...proposedTaxRules(Number(id)), ...(usual ? { currency: usual } : {}) });
  };
  return (
    <>
      <PageHead title={newBusinessWords.newBusiness} />
      <SettingsCard
        title={newBusinessWords.anotherBusiness}
        lead={newBusinessWords.lead}
        onSubmit={form.onSubmit}
        foot={
          <Button look="primary" type="submit" pending={form.pending}>
            {newBusinessWords.openTheBooks}
          </Button>
        }
      >
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <TextField
          {...form.field('companyName')}
          label={newBusinessWords.companyName}
          autoComplete="organization"
        />
        <LongTextField {...form.field('address')} label={newBusinessWords.companyAddress} optional rows={2} />
        <Columns>
          <SelectField
            {...form.field('country')}
            value={form.typed.country ? String(form.typed.country) : ''}
            onChange={chooseCountry}
            label={newBusinessWords.country}
            placeholder={newBusinessWords.countryPlaceholder}
            options={places}
          />
          <SelectField {...form.field('currency')} label={newBusinessWords.currency} options={currencies} />
        </Columns>
        <SelectField {...form.field('timeZone')} label={newBusinessWords.timeZone} options={zones} />
        <CheckField
          label={onboardingWords.discountBeforeTax}
          checked={form.typed.taxAfterDiscount}
          onChange={(taxAfterDiscount) => form.set({ taxAfterDiscount })}
        />
        <CheckField
          label={onboardingWords.taxPerRate}
          checked={form.typed.taxPerRate}
          onChange={(taxPerRate) => form.set({ taxPerRate })}
        />
      </SettingsCard>
    </>
  );
}
