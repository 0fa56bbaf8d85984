import { useState } from 'react';
import { businessCalls } from '../../api/calls/business.ts';
import { ask } from '../../api/client/ask.ts';
import { type NumberSeries, numberingProblems } from '../../domain/business/business.ts';
import { numberingWords } from '../../domain/words/business.ts';
import { useBusiness } from '../frame/business.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

const titles: Readonly<Record<string, string>> = numberingWords.kinds;
const titleOf = (kind: string): string => titles[kind] ?? kind;

/** How the next numbers of each kind look; numbers that were given stay. */
export function NumberingCard({ numbering }: { numbering: readonly NumberSeries[] }) {
  const [kind, setKind] = useState('invoice');
  const series = numbering.find((one) => one.kind === kind) ?? numbering[0];
  return series ? <SeriesCard key={series.kind} all={numbering} series={series} onKind={setKind} /> : null;
}

interface SeriesCardProps {
  all: readonly NumberSeries[];
  series: NumberSeries;
  onKind: (kind: string) => void;
}

function SeriesCard({ all, series, onKind }: SeriesCardProps) {
  const { id: businessId } = useBusiness();
  const { kind, version } = series;
  const card = useSettingsForm({
    noun: `numbering-${kind}`,
    of: { id: businessId, version },
    initial: { prefix: series.prefix, pad: String(series.pad) },
    check: ({ prefix, pad }) => numberingProblems({ prefix, pad: Number(pad) }),
    valuesOf: ({ prefix, pad }) => ({ [numberingWords.prefix]: prefix, [numberingWords.leastDigits]: pad }),
    save: ({ prefix, pad }, intentKey, baseVersion) =>
      ask(
        businessCalls.saveNumbering,
        { businessId, kind, prefix, pad: Number(pad), version: baseVersion },
        { intentKey },
      ),
  });
  const { prefix, pad } = card.form;
  return (
    <KeptCard
      title={numberingWords.title}
      lead={numberingWords.lead(prefix, String(series.next).padStart(Math.min(Number(pad) || 1, 10), '0'))}
      card={card}
    >
      <Columns>
        <SelectField
          label={numberingWords.numbersOf}
          value={kind}
          onChange={onKind}
          options={all.map((one) => ({ value: one.kind, label: titleOf(one.kind) }))}
        />
        <TextField {...card.field('prefix')} label={numberingWords.prefix} optional />
        <TextField {...card.field('pad')} label={numberingWords.leastDigits} inputMode="numeric" />
      </Columns>
    </KeptCard>
  );
}
