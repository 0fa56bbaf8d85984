import { chakra } from '@chakra-ui/react';
import { openingBalanceCalls } from '../../api/calls/opening-balances.ts';
import { ask } from '../../api/client/ask.ts';
import { type BalanceRow, readOpeningFile } from '../../domain/import/opening-file.ts';
import { openingBalanceWords as words } from '../../domain/words/opening-balances.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { CsvButton } from '../kit/lists/CsvButton.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import {
  filledWith,
  type OpeningForm,
  type OpeningView,
  typedAccounts,
  whyUnplaced,
} from './opening-form.ts';

interface OpeningFilesProps {
  form: OpeningForm;
  view: OpeningView;
  onChange: (patch: Partial<OpeningForm>) => void;
}

/** Fills the grid from a CSV file, and fetches what the books have on the day as one. Nothing is posted by it. */
export function OpeningFiles({ form, view, onChange }: OpeningFilesProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();

  async function read(file: File) {
    const known = view.accounts.map(({ accountId: id, account: name, code }) => ({ id, name, code }));
    const found = readOpeningFile(await file.text(), known, locale);
    if (!found) return toast.failure(words.notBalances);
    onChange(filledWith(form, found));
    toast.success(words.filled({ lines: found.placed.length }));
  }
  const download = () =>
    ask(openingBalanceCalls.downloadOpeningBalances, { businessId, onDay: view.onDay }).then(
      ({ url }) => fetchFile(url),
      toast.refusal,
    );
  return (
    <>
      <CsvButton label={words.upload} onFile={(file) => void read(file)} />
      <Button onClick={() => void download()}>{words.download}</Button>
    </>
  );
}

const Rows = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '14px 16px',
    border: '1px solid {colors.stopped}',
    borderRadius: 'sheet',
    '& > h2': { fontSize: '15px', fontWeight: '600' },
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3' },
    '& > div > div': { flex: '1 1 260px' },
  },
});

const namesOf = ({ names, line }: BalanceRow): string => names.join(' ') || words.row(line);

/** Rows of a file whose account isn't known, each with what is wrong, until it is given an account or left out. */
export function UnplacedRows({ form, view, onChange }: OpeningFilesProps) {
  if (form.unplaced.length === 0) return null;
  const without = (row: BalanceRow) => form.unplaced.filter((one) => one !== row);
  const options = typedAccounts(view).map(({ accountId, account, code }) => ({
    value: String(accountId),
    label: code ? `${code} ${account}` : account,
  }));
  const place = (row: BalanceRow, accountId: number) =>
    onChange(
      filledWith(form, {
        placed: [{ accountId, debit: row.debit, credit: row.credit }],
        unplaced: without(row),
      }),
    );
  return (
    <Rows aria-label={words.unplaced}>
      <h2>{words.unplaced}</h2>
      {form.unplaced.map((row) => (
        <div key={row.line}>
          <SelectField
            id={`opening-unplaced-${row.line}`}
            label={words.rowOf({
              row: words.row(row.line),
              name: namesOf(row),
              amount: row.debit || row.credit,
            })}
            problem={whyUnplaced(row, view)}
            value=""
            placeholder={words.accountMissing}
            options={options}
            onChange={(accountId) => place(row, Number(accountId))}
          />
          <Button onClick={() => onChange({ unplaced: without(row) })}>
            {words.leaveOut} <span className="unseen">{namesOf(row)}</span>
          </Button>
        </div>
      ))}
    </Rows>
  );
}
