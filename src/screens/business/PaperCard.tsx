import { mailSettingsCalls } from '../../api/calls/mail-settings.ts';
import { ask } from '../../api/client/ask.ts';
import type { BusinessSettings } from '../../domain/business/business.ts';
import { countries } from '../../domain/values/country.ts';
import type { PaperSize } from '../../domain/values/paper-size.ts';
import { paperSizeOf } from '../../domain/values/usual-paper.ts';
import { paperCardWords } from '../../domain/words/business.ts';
import { conflict } from '../../domain/words/frame.ts';
import { useBusiness } from '../frame/business.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** What documents are printed on, on paper and as PDF alike, and how reports on it write what is below zero. */
export function PaperCard({ settings }: { settings: BusinessSettings }) {
  const { id: businessId } = useBusiness();
  const usual = paperSizeOf(countries.find(({ id }) => id === settings.country)?.code ?? '');
  const options = [
    { value: '', label: paperCardWords.usual(paperCardWords.sizes[usual]) },
    ...Object.entries(paperCardWords.sizes).map(([value, label]) => ({ value, label })),
  ];
  const card = useSettingsForm({
    noun: 'paper-size',
    of: { id: businessId, version: settings.versions.paperSize },
    initial: { paperSize: settings.paperSize ?? '', bracketsOnPaper: settings.bracketsOnPaper },
    valuesOf: ({ paperSize, bracketsOnPaper }) => ({
      [paperCardWords.size]: options.find(({ value }) => value === paperSize)?.label ?? '',
      [paperCardWords.bracketsShort]: bracketsOnPaper ? conflict.on : conflict.off,
    }),
    save: ({ paperSize, bracketsOnPaper }, intentKey, version) =>
      ask(
        mailSettingsCalls.savePaperSize,
        { businessId, size: (paperSize || null) as PaperSize | null, bracketsOnPaper, version },
        { intentKey },
      ),
  });
  return (
    <KeptCard title={paperCardWords.title} lead={paperCardWords.lead} card={card}>
      <SelectField {...card.field('paperSize')} label={paperCardWords.size} options={options} />
      <CheckField
        id="paper-size-bracketsOnPaper"
        label={paperCardWords.brackets}
        checked={card.form.bracketsOnPaper}
        disabled={card.pending}
        problem={card.problemOf('bracketsOnPaper')}
        onChange={(bracketsOnPaper) => card.switchTo({ bracketsOnPaper })}
      />
    </KeptCard>
  );
}
