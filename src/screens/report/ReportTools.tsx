import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { reportCalls } from '../../api/calls/report-keys.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { planHas } from '../../domain/access/plans.ts';
import { type AskedReport, reportArgs } from '../../domain/report/asked-report.ts';
import { formatName, type ReportFormat, reportFormats } from '../../domain/report/formats.ts';
import { headOf, type ReportName } from '../../domain/report/reports.ts';
import { exportButton } from '../../domain/words/lists.ts';
import { reportToolWords } from '../../domain/words/reports.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { Icon } from '../kit/Icon.tsx';
import { FilterChoice, Filters } from '../kit/lists/Filters.tsx';
import { toast } from '../kit/notices/toast.ts';
import { SavedReportLine, SaveReport } from './SavedReportLine.tsx';
import { useOpenedReport } from './saved-reports.ts';

const comparisons = [
  { value: '', label: reportToolWords.noComparison },
  { value: 'previousperiod', label: reportToolWords.previousPeriod },
  { value: 'previousyear', label: reportToolWords.samePeriodLastYear },
];
/** A file of more rows is made in the background. Source: finance-answers.md, Q123. */
const mostWaitedFor = 5000;

const budgetComparison = { value: 'budget', label: reportToolWords.budget };

interface ReportToolsProps {
  report: ReportName;
  request: AskedReport;
  /** How many rows it has, where that is known. */
  rows?: number;
  /** The address of its print. */
  printHref: string;
  /** Left out where its days have no end that others could be held against. */
  onCompare: ((compare: string) => void) | undefined;
  /** What its rows are picked by: its days first. */
  children?: ReactNode;
}

const Files = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginInlineStart: 'auto',
    '@media (max-width: 47.99rem)': {
      marginInlineStart: '0',
      '& > *': { flex: '1 1 auto' },
    },
  },
});

/** One row above a report: its filters, what it is held against, its files and its print. */
export function ReportTools({ report, request, rows = 0, printHref, onCompare, children }: ReportToolsProps) {
  const refresh = useRefresh();
  const { id, plan } = useBusiness();
  const may = useMay();
  const { permission, downloadPermission, hasPaper, budget } = headOf(report);
  const mayBudget = budget && planHas(plan, 'budgetPlanning');
  const saved = useOpenedReport();
  const [making, setMaking] = useState<string | null>(null);
  async function download(format: ReportFormat) {
    setMaking(format);
    const note = saved?.report === report && saved.note ? { note: saved.note } : {};
    const asked = { businessId: id, report, format, ...reportArgs(report, request), ...note };
    try {
      if (rows > mostWaitedFor) {
        const { message } = await once(
          `report.file ${report} ${format} ${JSON.stringify(request)}`,
          (intentKey) => ask(reportCalls.queueReportFile, asked, { intentKey }),
        );
        await refresh();
        toast.success(message);
      } else {
        const { url, name } = (await ask(reportCalls.downloadReport, asked)).data;
        fetchFile(url);
        toast.success(reportToolWords.downloading(name));
      }
    } catch (problem) {
      toast.refusal(problem);
    } finally {
      setMaking(null);
    }
  }
  return (
    <>
      <SavedReportLine report={report} />
      <Filters
        className="off-paper"
        folds={children || onCompare ? reportToolWords.filtersAndExport : exportButton.exportList}
      >
        {children}
        {onCompare && (
          <FilterChoice
            label={reportToolWords.compareWith}
            value={request.compare}
            options={mayBudget ? [...comparisons, budgetComparison] : comparisons}
            onChange={onCompare}
          />
        )}
        <Files data-whole>
          {may(downloadPermission ?? permission) &&
            reportFormats
              .filter((format) => format !== 'pdf' || !hasPaper)
              .map((format) => (
                <Button key={format} pending={making === format} onClick={() => void download(format)}>
                  <Icon name="download" size={14} />
                  <span className="unseen">{reportToolWords.downloadAs} </span>
                  {formatName(format)}
                </Button>
              ))}
          <ButtonLink href={printHref}>{reportToolWords.print}</ButtonLink>
          <SaveReport report={report} />
        </Files>
      </Filters>
    </>
  );
}
