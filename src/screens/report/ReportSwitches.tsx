import { mostEarlier } from '../../domain/report/columns.ts';
import type { ReportHead } from '../../domain/report/report-head.ts';
import { mergeWords } from '../../domain/words/account-merge.ts';
import { reportPageWords as words } from '../../domain/words/reports.ts';
import { ageingReportWords, expenseAnalysisWords } from '../../domain/words/sales-reports.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { FilterChoice } from '../kit/lists/Filters.tsx';

/** How a report is shown, as its address has it; empty as is usual. */
export interface Switches {
  view: string;
  more: string;
  columns: string;
  periods: string;
  zero: string;
  expected: string;
  together: string;
  agedBy: string;
  hideReversed: string;
  costOfSales: string;
}

interface ReportSwitchesProps {
  head: ReportHead;
  values: Switches & { compare: string };
  onChange: (change: Partial<Switches>) => void;
}

const checks = [
  { name: 'more', on: 'true', label: words.moreColumns, has: 'more' },
  { name: 'zero', on: 'true', label: words.zeroRows, has: 'zeroRows' },
  { name: 'expected', on: 'true', label: words.expectedMonths, has: 'expected' },
  { name: 'together', on: 'true', label: mergeWords.together, has: 'mergedAccounts' },
  { name: 'costOfSales', on: 'true', label: expenseAnalysisWords.costOfSales, has: 'costOfSales' },
  { name: 'hideReversed', on: 'true', label: words.hideReversed, has: 'hideReversed' },
  { name: 'agedBy', on: 'document', label: ageingReportWords.byDocumentDate, has: 'agedBy' },
] as const;

const periods = Array.from({ length: mostEarlier }, (_, n) => ({
  value: n === 0 ? '' : String(n + 1),
  label: words.earlierPeriods(n + 1),
}));

/** What of a report is shown beside the usual, as far as its head says it can be. */
export function ReportSwitches({ head, values, onChange }: ReportSwitchesProps) {
  const { columnsBy, views } = head;
  const isEarlier = values.compare === 'previousperiod' || values.compare === 'previousyear';
  return (
    <>
      {columnsBy && !values.compare && (
        <FilterChoice
          label={words.columns}
          value={values.columns}
          options={[
            { value: '', label: words.oneColumn },
            ...columnsBy.map((value) => ({ value, label: words.columnsBy[value] })),
          ]}
          onChange={(columns) => onChange({ columns })}
        />
      )}
      {head.periods && isEarlier && (
        <FilterChoice
          label={words.earlier}
          value={values.periods}
          options={periods}
          onChange={(many) => onChange({ periods: many })}
        />
      )}
      {checks
        .filter(({ has }) => head[has])
        .map(({ name, on, label }) => (
          <CheckField
            key={name}
            label={label}
            checked={values[name] === on}
            onChange={(checked) => onChange({ [name]: checked ? on : '' })}
          />
        ))}
      {views && (
        <FilterChoice
          label={words.view}
          value={values.view || views[0]!.value}
          options={views}
          onChange={(view) => onChange({ view })}
        />
      )}
    </>
  );
}
