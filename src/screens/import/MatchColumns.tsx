import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { dayFormats, decimalSigns } from '../../domain/import/formats.ts';
import { dayFormatWords, decimalSignWords, importWords as words } from '../../domain/import/imports.words.ts';
import { unmatchedRequired } from '../../domain/import/matching.ts';
import { importRunRefusals as refusals } from '../../domain/import/refusals.words.ts';
import { type ImportMapping, type ImportView, whenHereChoices } from '../../domain/import/run.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Columns, Stack } from '../kit/Stack.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { BelowZeroFields } from './BelowZeroFields.tsx';
import { ChooseHeader } from './ChooseHeader.tsx';
import { useImportKind } from './import-kind.tsx';
import { useImportRun } from './use-import-run.ts';

const DocumentChoices = lazy(() =>
  import('./DocumentChoices.tsx').then((file) => ({ default: file.DocumentChoices })),
);

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '4',
    alignItems: 'start',
  },
});

/** Nothing of the file is read for the field. */
const none = '';

/** Which formats somebody chose: those are not proposed anew when the matching changes. */
export interface ChosenFormats {
  day: boolean;
  number: boolean;
}

interface MatchColumnsProps {
  view: ImportView;
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
  chosen: ChosenFormats;
  onChoose: (chosen: ChosenFormats) => void;
  /** Goes on with the matching as it is read; `ambiguous` where somebody has to say how. */
  onConfirm: (mapping: ImportMapping, ambiguous: boolean) => void;
  onDiscard: () => void;
  /** Back to the encoding; null where the file says it itself. */
  onBack: (() => void) | null;
}

/** The second step: which column each field is read from, and how the file is written. */
export function MatchColumns(props: MatchColumnsProps) {
  const { view, mapping, chosen, onChange, onChoose, onConfirm, onDiscard, onBack } = props;
  const { spec, words: kindWords } = useImportKind();
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const query = useImportRun(view.id, { matching: mapping.matching });
  const { data: proposed = view } = query;
  // What can be read in two ways is known once the proposal for these columns is here; going on before would skip the question.
  const isProposing = query.isFetching && (query.isPlaceholderData || !query.data);
  // Saved otherwise than it would be proposed, a format was chosen before the page was opened.
  const isAsSaved = JSON.stringify(mapping.matching) === JSON.stringify(view.mapping.matching);
  const keeps = {
    day: chosen.day || (isAsSaved && mapping.dayFormat !== proposed.mapping.dayFormat),
    number: chosen.number || (isAsSaved && mapping.decimalSign !== proposed.mapping.decimalSign),
  };
  const read: ImportMapping = {
    ...mapping,
    dayFormat: keeps.day ? mapping.dayFormat : proposed.mapping.dayFormat,
    decimalSign: keeps.number ? mapping.decimalSign : proposed.mapping.decimalSign,
  };
  const missing = unmatchedRequired(spec.columns, mapping.matching);
  const [firstMissing] = attempt > 0 ? spec.columns.filter(({ name }) => missing.includes(name)) : [];
  const problems = firstMissing
    ? [{ fieldId: `import-${firstMissing.key}`, text: refusals.columnsMissing({ columns: missing }) }]
    : [];

  /** A column is read for one field: it leaves the one that had it. */
  function match(field: string, typed: string) {
    const at = typed === none ? null : Number(typed);
    const others = Object.entries(mapping.matching).filter(([key, column]) => key !== field && column !== at);
    onChange({ ...read, matching: Object.fromEntries(at === null ? others : [...others, [field, at]]) });
  }
  function confirm() {
    setAttempt(attempt + 1);
    const day = !keeps.day && proposed.ambiguousDay !== null;
    const number = !keeps.number && proposed.ambiguousNumber !== null;
    const sign = mapping.turned === undefined && proposed.belowZero.length > 0;
    if (missing.length === 0) onConfirm(read, day || number || sign);
  }
  const options = [
    { value: none, label: words.notImported },
    ...view.headers.map((header, at) => ({ value: String(at), label: header })),
  ];
  const { counted } = spec;
  const canCount = counted !== undefined && counted in mapping.matching && mapping.whenHere === 'update';
  const taken = new Set(Object.values(mapping.matching));
  const unmatched = view.headers.filter((_, at) => !taken.has(at));
  const exampleOf = (field: string) => {
    const at = mapping.matching[field];
    const value = at === undefined ? undefined : view.samples.map((cells) => cells[at]).find(Boolean);
    return value ? words.example({ value: value.slice(0, 60) }) : undefined;
  };
  return (
    <SettingsCard
      title={words.matchTitle}
      lead={words.matchLead({
        file: view.fileName,
        rows: words.inRows(view.rows, view.rows.toLocaleString(locale)),
      })}
      onSubmit={confirm}
      foot={
        <>
          <Button onClick={onDiscard}>{words.discard}</Button>
          {onBack && <Button onClick={onBack}>{words.back}</Button>}
          <Button look="primary" type="submit" disabled={isProposing}>
            {words.preview}
          </Button>
        </>
      }
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <ChooseHeader view={view} />
      <Fields>
        {spec.columns.map(({ key, name, required }) => (
          <SelectField
            key={key}
            id={`import-${key}`}
            label={
              required && (missing.includes(name) || key in mapping.matching)
                ? `${name} (${words.required})`
                : name
            }
            value={String(mapping.matching[key] ?? none)}
            options={options}
            hint={exampleOf(key)}
            problem={key === firstMissing?.key ? problems[0]?.text : undefined}
            onChange={(value) => match(key, value)}
          />
        ))}
      </Fields>
      {unmatched.length > 0 && <p className="quiet">{words.unmatched({ names: unmatched.join(', ') })}</p>}
      <Stack>
        <Columns>
          <SelectField
            label={words.dayFormat}
            value={read.dayFormat}
            options={dayFormats.map((value) => ({ value, label: dayFormatWords[value] }))}
            onChange={(value) => {
              onChoose({ ...chosen, day: true });
              onChange({ ...read, dayFormat: value as ImportMapping['dayFormat'] });
            }}
          />
          <SelectField
            label={words.decimalSign}
            value={read.decimalSign}
            options={decimalSigns.map((value) => ({ value, label: decimalSignWords[value] }))}
            onChange={(value) => {
              onChoose({ ...chosen, number: true });
              onChange({ ...read, decimalSign: value as ImportMapping['decimalSign'] });
            }}
          />
        </Columns>
        {mapping.turned && (
          <BelowZeroFields columns={proposed.belowZero} mapping={read} onChange={onChange} />
        )}
        {spec.documents && (
          <Suspense>
            <DocumentChoices mapping={read} onChange={onChange} />
          </Suspense>
        )}
        <ChoiceField
          label={kindWords.here}
          value={mapping.whenHere}
          choices={whenHereChoices.flatMap((value) => {
            const choice = kindWords.whenHere[value];
            return choice ? [{ value, ...choice }] : [];
          })}
          onChange={(value) => onChange({ ...read, whenHere: value as ImportMapping['whenHere'] })}
        />
        {canCount && (
          <CheckField
            label={words.count}
            checked={mapping.count ?? false}
            onChange={(count) => onChange({ ...read, count })}
          />
        )}
      </Stack>
    </SettingsCard>
  );
}
