import { send } from '../../api/client/client.ts';
import { businessCalls } from '../../api/contract/business.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { useLocale } from '../kit/locale.ts';
import { SelectField } from '../kit/SelectField.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { useBusiness } from '../shell/business.ts';

const months = (locale: string) =>
  Array.from({ length: 12 }, (_, n) => ({
    value: String(n + 1),
    label: new Date(Date.UTC(2026, n, 15)).toLocaleString(locale, { month: 'long', timeZone: 'UTC' }),
  }));

/** The month the fiscal year begins with. */
export function FiscalYearCard({ month }: { month: number }) {
  const { id: BusinessID } = useBusiness();
  const locale = useLocale();
  const form = useSettingsForm({
    id: 'fiscal-year',
    initial: { FiscalYear: String(month) },
    check: () => [],
    save: ({ FiscalYear }, intentKey) =>
      send(businessCalls.fiscalYear, { body: { BusinessID, FiscalYear: Number(FiscalYear) }, intentKey }),
  });
  return (
    <SettingsCard
      title="Fiscal year"
      lead="Reports of a year begin with its first month."
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          Save fiscal year
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <SelectField {...form.field('FiscalYear')} label="First month" options={months(locale)} />
    </SettingsCard>
  );
}
