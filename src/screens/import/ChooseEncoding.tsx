import { type Encoding, encodings } from '../../domain/import/encodings.ts';
import { encodingNames, importEncodingWords as words } from '../../domain/import/import-files.words.ts';
import { importWords } from '../../domain/import/imports.words.ts';
import type { ImportView, RowLetters } from '../../domain/import/run.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { OnPhone } from '../kit/OnPhone.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useImportRun } from './use-import-run.ts';

const columns: readonly Column<RowLetters>[] = [
  {
    key: 'line',
    title: importWords.line,
    width: '80px',
    phone: 'figure',
    cell: ({ line }) => (
      <>
        <OnPhone>{importWords.line} </OnPhone>
        {line}
      </>
    ),
  },
  { key: 'text', title: words.text, cell: ({ cells }) => cells.join(' · '), phone: 'lead' },
];

const options = encodings.map((value) => ({ value, label: encodingNames[value] }));

interface ChooseEncodingProps {
  view: ImportView;
  encoding: Encoding;
  /** Why the file can't be read so. */
  problem: string | null;
  pending: boolean;
  onChange: (encoding: Encoding) => void;
  onConfirm: () => void;
  onDiscard: () => void;
}

/** Asks for the encoding of a file that doesn't say it, with some of its rows as they would be read. */
export function ChooseEncoding(props: ChooseEncodingProps) {
  const { view, encoding, problem, pending, onChange, onConfirm, onDiscard } = props;
  const locale = useLocale();
  const preview = useImportRun(view.id, { encoding });
  const { letters, unreadable } = preview.data ?? view;
  const isReading = preview.isPlaceholderData || !preview.data;
  return (
    <SettingsCard
      title={words.title}
      lead={words.lead({ file: view.fileName })}
      onSubmit={onConfirm}
      foot={
        <>
          <Button onClick={onDiscard} disabled={pending}>
            {importWords.discard}
          </Button>
          <Button look="primary" type="submit" pending={pending} disabled={isReading}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <ErrorSummary
        problems={problem === null ? [] : [{ fieldId: 'import-encoding', text: problem }]}
        attempt={problem === null ? 0 : 1}
      />
      <SelectField
        id="import-encoding"
        label={words.encoding}
        value={encoding}
        options={options}
        problem={problem ?? undefined}
        onChange={(value) => onChange(value as Encoding)}
      />
      {unreadable > 0 && <Notice>{words.unreadable(unreadable, unreadable.toLocaleString(locale))}</Notice>}
      <DataTable
        caption={words.rows}
        columns={columns}
        rows={letters}
        keyOf={({ line }) => String(line)}
        nameOf={({ line }) => `${importWords.line} ${line}`}
        few
      />
    </SettingsCard>
  );
}
