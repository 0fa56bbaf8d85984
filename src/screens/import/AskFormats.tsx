import { dayFormats, decimalSigns, readDay, readNumber } from '../../domain/import/formats.ts';
import { dayFormatWords, decimalSignWords, importWords as words } from '../../domain/import/imports.words.ts';
import type { ImportMapping, ImportView } from '../../domain/import/run.ts';
import { formatDay, formatDecimal } from '../../domain/values/format.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { useLocale } from '../kit/locale.ts';
import { Stack } from '../kit/Stack.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { BelowZeroFields } from './BelowZeroFields.tsx';

interface AskFormatsProps {
  /** The file with what of it can be read in two ways. */
  view: Pick<ImportView, 'ambiguousDay' | 'ambiguousNumber' | 'belowZero'>;
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
  onConfirm: () => void;
  onBack: () => void;
}

/** Asks how a value is meant that can be read in two ways, and says what each answer makes of it. */
export function AskFormats({ view, mapping, onChange, onConfirm, onBack }: AskFormatsProps) {
  const locale = useLocale();
  const thisYear = new Date().getFullYear();
  const { ambiguousDay, ambiguousNumber } = view;
  const readAsText = (example: string | null) =>
    example ? words.readAs({ formatted: example }) : words.notRead;
  return (
    <SettingsCard
      title={words.readingTitle}
      onSubmit={onConfirm}
      foot={
        <>
          <Button onClick={onBack}>{words.back}</Button>
          <Button look="primary" type="submit">
            {words.preview}
          </Button>
        </>
      }
    >
      <Stack>
        {ambiguousDay !== null && (
          <ChoiceField
            label={words.askDay({ value: ambiguousDay })}
            value={mapping.dayFormat}
            choices={dayFormats
              .filter((format) => readDay(ambiguousDay, format, thisYear, locale) !== null)
              .map((value) => {
                const day = readDay(ambiguousDay, value, thisYear, locale);
                return {
                  value,
                  label: dayFormatWords[value],
                  meaning: readAsText(day && formatDay(day, locale, 'long')),
                };
              })}
            onChange={(value) => onChange({ ...mapping, dayFormat: value as ImportMapping['dayFormat'] })}
          />
        )}
        {ambiguousNumber !== null && (
          <ChoiceField
            label={words.askNumber({ value: ambiguousNumber })}
            value={mapping.decimalSign}
            choices={decimalSigns.map((value) => {
              const number = readNumber(ambiguousNumber, value);
              return {
                value,
                label: decimalSignWords[value],
                meaning: readAsText(number && formatDecimal(number, locale)),
              };
            })}
            onChange={(value) => onChange({ ...mapping, decimalSign: value as ImportMapping['decimalSign'] })}
          />
        )}
        <BelowZeroFields columns={view.belowZero} mapping={mapping} onChange={onChange} />
      </Stack>
    </SettingsCard>
  );
}
