import { businessCalls } from '../../api/calls/business.ts';
import { ask } from '../../api/client/ask.ts';
import { fiscalYearWords } from '../../domain/words/business.ts';
import { useBusiness } from '../frame/business.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useLocale } from '../kit/locale.ts';
import { KeptCard } from '../page/KeptCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { monthOptions } from './month-options.ts';
import { SinceField, useFiscalChange } from './use-fiscal-change.tsx';

interface FiscalYearCardProps {
  month: number;
  version: number;
}

/** The month the fiscal year begins with, and from which year on. */
export function FiscalYearCard({ month, version }: FiscalYearCardProps) {
  const { id: businessId } = useBusiness();
  const options = monthOptions(useLocale());
  const card = useSettingsForm({
    noun: 'fiscal-year',
    of: { id: businessId, version },
    initial: { fiscalYear: String(month), since: '' },
    valuesOf: ({ fiscalYear }) => ({
      [fiscalYearWords.firstMonth]: options.find(({ value }) => value === fiscalYear)?.label ?? '',
    }),
    save: ({ fiscalYear }, intentKey, version) =>
      ask(
        businessCalls.fiscalYear,
        { businessId, fiscalYear: Number(fiscalYear), since: changed?.since ?? null, version },
        { intentKey },
      ),
  });
  const changed = useFiscalChange({ month: Number(card.form.fiscalYear) }, card.form.since);
  return (
    <KeptCard title={fiscalYearWords.title} lead={fiscalYearWords.lead} card={card}>
      <SelectField {...card.field('fiscalYear')} label={fiscalYearWords.firstMonth} options={options} />
      {changed && <SinceField {...card.field('since')} changed={changed} />}
    </KeptCard>
  );
}
