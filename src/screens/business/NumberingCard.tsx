import { useState } from 'react';
import { send } from '../../api/client/client.ts';
import { businessCalls } from '../../api/contract/business.ts';
import type { BusinessSettings } from '../../api/queries/business.ts';
import { numberingProblems } from '../../domain/business.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { TextField } from '../kit/TextField.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { useBusiness } from '../shell/business.ts';

type Series = BusinessSettings['numbering'][number];

const titles: Record<string, string> = {
  invoice: 'Invoices',
  receipt: 'Receipts',
  quote: 'Quotes',
  journal: 'Journal entries',
};
const titleOf = (kind: string): string => titles[kind] ?? kind;

/** How the next numbers of each kind look; numbers that were given stay. */
export function NumberingCard({ numbering }: { numbering: readonly Series[] }) {
  const [kind, setKind] = useState('invoice');
  const series = numbering.find((one) => one.kind === kind) ?? numbering[0];
  return series ? <SeriesCard key={series.kind} all={numbering} series={series} onKind={setKind} /> : null;
}

interface SeriesCardProps {
  all: readonly Series[];
  series: Series;
  onKind: (kind: string) => void;
}

function SeriesCard({ all, series, onKind }: SeriesCardProps) {
  const { id: BusinessID } = useBusiness();
  const form = useSettingsForm({
    id: 'numbering',
    initial: { prefix: series.prefix, pad: String(series.pad) },
    check: ({ prefix, pad }) => numberingProblems({ prefix, pad: Number(pad) }),
    save: ({ prefix, pad }, intentKey) =>
      send(businessCalls.saveNumbering, {
        body: { BusinessID, kind: series.kind, prefix, pad: Number(pad) },
        intentKey,
      }),
  });
  const { prefix, pad } = form.typed;
  return (
    <SettingsCard
      title="Numbers"
      lead={`The next one: ${prefix}${String(series.next).padStart(Math.min(Number(pad) || 1, 10), '0')}. Numbers that were given stay.`}
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          Save numbers
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <Columns>
        <SelectField
          label="Numbers of"
          value={series.kind}
          onChange={onKind}
          options={all.map((one) => ({ value: one.kind, label: titleOf(one.kind) }))}
        />
        <TextField {...form.field('prefix')} label="Prefix" optional />
        <TextField {...form.field('pad')} label="Least digits" inputMode="numeric" />
      </Columns>
    </SettingsCard>
  );
}
