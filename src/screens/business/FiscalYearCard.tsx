import { saveFiscalYear } from '../../api/commands/business.ts';
import { fiscalYearWords } from '../../domain/words/business.ts';
import { useLocale } from '../kit/locale.ts';
import { SelectField } from '../kit/SelectField.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { useKeptCard } from '../page/use-kept-card.ts';
import { useBusiness } from '../shell/business.ts';
import { monthOptions } from './month-options.ts';

/** The month the fiscal year begins with. */
export function FiscalYearCard({ month, version }: { month: number; version: number }) {
  const { id: businessId } = useBusiness();
  const options = monthOptions(useLocale());
  const card = useKeptCard({
    noun: 'fiscal-year',
    of: { id: businessId, version },
    initial: { fiscalYear: String(month) },
    check: () => [],
    valuesOf: ({ fiscalYear }) => ({
      'First month': options.find(({ value }) => value === fiscalYear)?.label ?? '',
    }),
    save: ({ fiscalYear }, intentKey, baseVersion) =>
      saveFiscalYear({ businessId, intentKey }, { typed: Number(fiscalYear), version: baseVersion }),
  });
  return (
    <KeptCard
      title={fiscalYearWords.title}
      lead={fiscalYearWords.lead}
      card={card}
      save={fiscalYearWords.save}
    >
      <SelectField {...card.field('fiscalYear')} label={fiscalYearWords.firstMonth} options={options} />
    </KeptCard>
  );
}
