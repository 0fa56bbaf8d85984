import { send } from '../../api/client/client.ts';
import { businessCalls } from '../../api/contract/business.ts';
import { useLocale } from '../kit/locale.ts';
import { SelectField } from '../kit/SelectField.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { useKeptCard } from '../page/use-kept-card.ts';
import { useBusiness } from '../shell/business.ts';

const months = (locale: string) =>
  Array.from({ length: 12 }, (_, n) => ({
    value: String(n + 1),
    label: new Date(Date.UTC(2026, n, 15)).toLocaleString(locale, { month: 'long', timeZone: 'UTC' }),
  }));

/** The month the fiscal year begins with. */
export function FiscalYearCard({ month, version }: { month: number; version: number }) {
  const { id: BusinessID } = useBusiness();
  const options = months(useLocale());
  const card = useKeptCard({
    noun: 'fiscal-year',
    of: { id: BusinessID, version },
    initial: { FiscalYear: String(month) },
    check: () => [],
    shown: ({ FiscalYear }) => ({
      'First month': options.find(({ value }) => value === FiscalYear)?.label ?? '',
    }),
    save: ({ FiscalYear }, intentKey, over) =>
      send(businessCalls.fiscalYear, {
        body: { BusinessID, FiscalYear: Number(FiscalYear), version: over },
        intentKey,
      }),
  });
  return (
    <KeptCard
      title="Fiscal year"
      lead="Reports of a year begin with its first month."
      card={card}
      save="Save fiscal year"
    >
      <SelectField {...card.field('FiscalYear')} label="First month" options={options} />
    </KeptCard>
  );
}
