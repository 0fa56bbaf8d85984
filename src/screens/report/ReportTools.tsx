import { useState } from 'react';
import { downloadReport } from '../../api/commands/reports.ts';
import type { AskedReport } from '../../api/queries/reports.ts';
import type { ReportName } from '../../domain/report/reports.ts';
import { reportToolWords } from '../../domain/words/report-page.ts';
import { Button } from '../kit/Button.tsx';
import { FilterChoice, Filters } from '../kit/Filters.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';

const comparisons = [
  { value: '', label: reportToolWords.noComparison },
  { value: 'previousperiod', label: reportToolWords.previousPeriod },
  { value: 'previousyear', label: reportToolWords.samePeriodLastYear },
];
const formats = ['csv', 'pdf'] as const;

interface ReportToolsProps {
  report: ReportName;
  asked: AskedReport;
  onCompare: (compare: string) => void;
}

/** What a report is held against, and its files. */
export function ReportTools({ report, asked, onCompare }: ReportToolsProps) {
  const { id } = useBusiness();
  const [making, setMaking] = useState<string | null>(null);
  async function download(format: (typeof formats)[number]) {
    setMaking(format);
    try {
      const { url, name } = await downloadReport(id, report, format, asked);
      fetchFile(url);
      toast.success(reportToolWords.downloading(name));
    } catch (problem) {
      toast.refusal(problem);
    } finally {
      setMaking(null);
    }
  }
  return (
    <Filters>
      <FilterChoice
        label={reportToolWords.compareWith}
        value={asked.compare}
        options={comparisons}
        onChange={onCompare}
      />
      {formats.map((format) => (
        <Button key={format} pending={making === format} onClick={() => void download(format)}>
          {reportToolWords.download(format.toUpperCase())}
        </Button>
      ))}
    </Filters>
  );
}
