import { importWords as words } from '../../domain/import/imports.words.ts';
import { columnName } from '../../domain/import/kind.ts';
import type { BelowZero, ImportMapping } from '../../domain/import/run.ts';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { useImportKind } from './import-kind.tsx';

interface BelowZeroFieldsProps {
  columns: readonly BelowZero[];
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
}

/** Asks of each column of numbers below zero whether they are meant so, or are what was paid. */
export function BelowZeroFields({ columns, mapping, onChange }: BelowZeroFieldsProps) {
  const { spec } = useImportKind();
  const turned = mapping.turned ?? [];
  return columns.map(({ field, value }) => (
    <ChoiceField
      key={field}
      label={words.askBelowZero({ column: columnName(spec, field), value })}
      value={turned.includes(field) ? 'turn' : 'keep'}
      choices={[
        { value: 'turn', ...words.belowZero.turn },
        { value: 'keep', ...words.belowZero.keep },
      ]}
      onChange={(choice) => {
        const others = turned.filter((one) => one !== field);
        onChange({ ...mapping, turned: choice === 'turn' ? [...others, field] : others });
      }}
    />
  ));
}
