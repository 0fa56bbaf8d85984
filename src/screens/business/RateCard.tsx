import { useMemo } from 'react';
import { rateCalls } from '../../api/calls/exchange-rate.ts';
import { ask } from '../../api/client/ask.ts';
import { dayIn } from '../../domain/day.ts';
import { rateCardWords } from '../../domain/words/banks.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { currencyOptions } from '../kit/fields/currency-options.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { numberProblem, rateForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Columns } from '../kit/Stack.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** The form of a rate: of a pair and a day that has one already, it takes its place. */
export function RateCard() {
  const { id: businessId, homeCurrency, timeZone } = useBusiness();
  const locale = useLocale();
  const currencies = useMemo(currencyOptions, []);
  const reading = rateForm(locale);
  const card = useSettingsForm({
    noun: 'rate',
    initial: { from: '', to: homeCurrency, date: dayIn(timeZone, new Date()), rate: '' },
    check: ({ from, date, rate }) => {
      const unread = rate === '' ? rateCardWords.enterARate : numberProblem(rate, reading);
      return [
        ...(from ? [] : [{ field: 'from', message: rateCardWords.chooseACurrency }]),
        ...(date ? [] : [{ field: 'date', message: rateCardWords.chooseADay }]),
        ...(unread ? [{ field: 'rate', message: unread }] : []),
      ];
    },
    save: (typed, intentKey) => ask(rateCalls.saveRate, { businessId, ...typed }, { intentKey }),
    onSaved: () => card.change({ rate: '' }),
  });
  return (
    <SettingsCard
      title={rateCardWords.title}
      lead={rateCardWords.lead}
      onSubmit={card.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={card.pending}>
          {rateCardWords.saveRate}
        </Button>
      }
    >
      <ErrorSummary problems={card.problems} attempt={card.attempt} />
      <Columns>
        <SelectField
          {...card.field('from')}
          label={rateCardWords.one}
          placeholder={rateCardWords.onePlaceholder}
          options={currencies}
        />
        <NumberField {...card.field('rate')} label={rateCardWords.isWorth} form={reading} />
      </Columns>
      <Columns>
        <SelectField {...card.field('to')} label={rateCardWords.in} options={currencies} />
        <DateField {...card.field('date')} label={rateCardWords.from} />
      </Columns>
    </SettingsCard>
  );
}
