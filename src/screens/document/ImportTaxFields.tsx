import { tax as words } from '../../domain/words/taxes.ts';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { type LineDraft, lineFieldId } from '../kit/lines/line-draft.ts';
import { Columns } from '../kit/Stack.tsx';
import { lineProblemsOf } from './faults.ts';
import type { DocumentFormState } from './use-document-form.ts';

/** What the tax on an import is computed from, and the tax: typed for each line that has such a tax, as customs or a carrier charge it. */
export function ImportTaxFields({
  form,
  faults,
  setLines,
}: Pick<DocumentFormState, 'form' | 'faults' | 'setLines'>) {
  const problems = lineProblemsOf(faults);
  const lines = form.lines.filter(({ tax }) => tax?.kind === 'import');
  if (lines.length === 0) return null;
  const put = (key: string, patch: Partial<LineDraft>) =>
    setLines((now) => now.map((line): LineDraft => (line.key === key ? { ...line, ...patch } : line)));
  return (
    <Columns>
      {lines.flatMap(({ key, name, taxBase = '', taxAmount = '' }) => [
        <MoneyField
          key={`${key} base`}
          id={lineFieldId(key, 'taxBase')}
          problem={problems[key]?.taxBase}
          label={words.importWords.base({ name })}
          currency={form.currency}
          value={taxBase}
          onChange={(typed) => put(key, { taxBase: typed })}
        />,
        <MoneyField
          key={`${key} tax`}
          id={lineFieldId(key, 'taxAmount')}
          problem={problems[key]?.taxAmount}
          label={words.importWords.tax({ name })}
          currency={form.currency}
          value={taxAmount}
          onChange={(typed) => put(key, { taxAmount: typed })}
        />,
      ])}
    </Columns>
  );
}
