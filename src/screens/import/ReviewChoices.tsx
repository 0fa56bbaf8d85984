import { chakra } from '@chakra-ui/react';
import { paymentModes } from '../../domain/books/payment-mode.ts';
import { encodingNames, importEncodingWords } from '../../domain/import/import-files.words.ts';
import {
  dayFormatWords,
  decimalSignWords,
  importDocumentWords as documentWords,
  importWords as words,
} from '../../domain/import/imports.words.ts';
import { columnName } from '../../domain/import/kind.ts';
import type { ImportMapping, ImportView } from '../../domain/import/run.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { type Option, SelectField } from '../kit/fields/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { useImportKind } from './import-kind.tsx';

const Choices = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: '10px 24px',
    marginBlock: '8px 12px',
    fontSize: '14px',
    '& dt': { fontSize: '13px', color: 'quiet' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface ReviewChoicesProps {
  view: Pick<ImportView, 'encoding' | 'headerLine' | 'belowZero'>;
  mapping: ImportMapping;
  pending: boolean;
  /** What can stand for a value of a field; null where that is no list. */
  optionsOf: (field: string) => readonly Option[] | null;
  /** Another value stands for one of the file's; empty for none. */
  onReplace: (field: string, value: string, by: string) => void;
  onBack: () => void;
  /** Back to the encoding; null where the file says it itself. */
  onEncoding: (() => void) | null;
}

/** How the file is read and what was chosen for it, each of which can still be changed. */
export function ReviewChoices(props: ReviewChoicesProps) {
  const { view, mapping, pending, optionsOf, onReplace, onBack, onEncoding } = props;
  const { spec, words: kindWords } = useImportKind();
  const { dayFormat, decimalSign, whenHere, issue = false, paidBy = 2, turned = [] } = mapping;
  const pays = issue && ['paid', 'balance', 'status'].some((field) => field in mapping.matching);
  const rows: [label: string, text: string][] = [
    [importEncodingWords.encoding, encodingNames[view.encoding]],
    [words.header, view.headerLine === 0 ? words.headerNone : words.headerLine({ line: view.headerLine })],
    [words.dayFormat, dayFormatWords[dayFormat]],
    [words.decimalSign, decimalSignWords[decimalSign]],
    [kindWords.here, kindWords.whenHere[whenHere]?.label ?? ''],
  ];
  if (mapping.count && whenHere === 'update') rows.push([words.stock, words.count]);
  if (kindWords.becomes)
    rows.push([documentWords.question, kindWords.becomes[issue ? 'issued' : 'draft'].label]);
  if (spec.documents && pays) rows.push([documentWords.paidBy, paymentModes[paidBy]]);
  for (const { field } of view.belowZero)
    rows.push([
      words.belowZeroIn({ column: columnName(spec, field) }),
      words.belowZero[turned.includes(field) ? 'turn' : 'keep'].label,
    ]);
  const replaced = Object.entries(mapping.replacements).flatMap(([field, by]) =>
    field in mapping.matching ? Object.entries(by).map(([value, chosen]) => ({ field, value, chosen })) : [],
  );
  return (
    <section aria-label={words.choicesTitle}>
      <h3>{words.choicesTitle}</h3>
      <Choices>
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Choices>
      {replaced.length > 0 && (
        <Columns>
          {replaced.map(({ field, value, chosen }) => {
            const options = optionsOf(field) ?? [];
            const isListed = options.some((option) => option.value === chosen);
            return (
              <SelectField
                key={`${field} ${value}`}
                label={words.chooseFor({ field: columnName(spec, field), value: value || words.emptyCell })}
                value={chosen}
                placeholder={words.asInFile}
                options={isListed ? options : [{ value: chosen, label: chosen }, ...options]}
                onChange={(by) => onReplace(field, value, by)}
              />
            );
          })}
        </Columns>
      )}
      <Buttons>
        <Button onClick={onBack} disabled={pending}>
          {words.changeColumns}
        </Button>
        {onEncoding && (
          <Button onClick={onEncoding} disabled={pending}>
            {words.changeEncoding}
          </Button>
        )}
      </Buttons>
    </section>
  );
}
