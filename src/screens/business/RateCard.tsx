import { useMemo } from 'react';
import { saveRate } from '../../api/commands/rates.ts';
import { dayIn } from '../../domain/day.ts';
import { Button } from '../kit/Button.tsx';
import { currencyOptions } from '../kit/currency-options.ts';
import { DateField } from '../kit/DateField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { useLocale } from '../kit/locale.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { numberProblem, rateForm } from '../kit/use-number-text.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { useBusiness } from '../shell/business.ts';

/** The form of a rate: of a pair and a day that has one already, it takes its place. */
export function RateCard() {
  const { id: businessId, homeCurrency, timeZone } = useBusiness();
  const locale = useLocale();
  const currencies = useMemo(currencyOptions, []);
  const reading = rateForm(locale);
  const form = useSettingsForm({
    id: 'rate',
    initial: { from: '', to: homeCurrency, date: dayIn(timeZone, new Date()), rate: '' },
    check: ({ from, date, rate }) => {
      const unread = rate === '' ? 'Enter a rate.' : numberProblem(rate, reading);
      return [
        ...(from ? [] : [{ field: 'from', message: 'Choose a currency.' }]),
        ...(date ? [] : [{ field: 'date', message: 'Choose a day.' }]),
        ...(unread ? [{ field: 'rate', message: unread }] : []),
      ];
    },
    save: (typed, intentKey) => saveRate({ businessId, intentKey }, typed),
    onSaved: () => form.set({ rate: '' }),
  });
  return (
    <SettingsCard
      title="A rate"
      lead="New documents of its day and later propose it. Documents that stand keep theirs."
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          Save rate
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <Columns>
        <SelectField
          {...form.field('from')}
          label="One"
          placeholder="Choose a currency"
          options={currencies}
        />
        <NumberField {...form.field('rate')} label="Is worth" form={reading} />
        <SelectField {...form.field('to')} label="In" options={currencies} />
        <DateField {...form.field('date')} label="From" />
      </Columns>
    </SettingsCard>
  );
}
