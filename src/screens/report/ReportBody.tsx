import type { ReactNode } from 'react';
import type { AskedReport } from '../../domain/report/asked-report.ts';
import type { ReportName } from '../../domain/report/reports.ts';
import { daysOfSheet, isWide, type ReportSheet } from '../../domain/report/sheet.ts';
import { onPaper } from '../../domain/report/written-cell.ts';
import { formatDay } from '../../domain/values/format.ts';
import { reportPageWords } from '../../domain/words/reports.ts';
import { useBusiness } from '../frame/business.ts';
import { usePrefetch } from '../frame/use-prefetch.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import { ListFoot } from '../kit/lists/ListFoot.tsx';
import { Pager } from '../kit/lists/Pager.tsx';
import { useLocale } from '../kit/locale.ts';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { usePrinting } from '../kit/use-printing.ts';
import { ReportControls } from './ReportControls.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportHeading } from './ReportHeading.tsx';
import { ReportHints } from './ReportHints.tsx';
import { ReportPicture } from './ReportPicture.tsx';
import { ReportTable } from './ReportTable.tsx';
import { ReportTools } from './ReportTools.tsx';
import { reportSheet, rowsOnPage } from './report-query.ts';
import { OnPaper } from './report-style.ts';
import { SavedNote } from './SavedReportLine.tsx';

/** A page of a report as its query answers it. */
interface Found {
  data: { sheet: ReportSheet; total: number; rows: number } | undefined;
  error: Error | null;
  refetch: () => void;
  isPlaceholderData: boolean;
}

interface ReportBodyProps {
  report: ReportName;
  request: AskedReport;
  found: Found;
  page: number;
  /** The address with another page, or with the print, of the same. */
  hrefWith: (change: { page?: string; print?: string }) => string;
  /** Left out where it can't be held against others as it is chosen. */
  onCompare: ((compare: string) => void) | undefined;
  /** Its days, and what else its rows are picked by. */
  filters: ReactNode;
  /** Why nothing can be asked for as it is chosen. */
  fault?: string | undefined;
  /** Stands in the place of the rows where there are none. */
  nothing: (sheet: ReportSheet) => ReactNode;
  /** How many rows a page has. */
  size?: number;
}

/** A report below its title, on a page of its own or within another: filters, files, what it comes to, its rows and pages. */
export function ReportBody(props: ReportBodyProps) {
  const { report, request, page, hrefWith, onCompare, filters, fault, nothing, size = rowsOnPage } = props;
  const { id, bracketsOnPaper } = useBusiness();
  const printing = usePrinting();
  const locale = useLocale();
  const prefetch = usePrefetch();
  const { error, refetch, isPlaceholderData } = props.found;
  const data = fault ? undefined : props.found.data;
  const sheet = data && onPaper(data.sheet, printing && bracketsOnPaper);
  return (
    <>
      <ReportTools
        report={report}
        request={request}
        rows={data?.rows ?? 0}
        printHref={hrefWith({ print: 'true' })}
        onCompare={sheet?.days.to || request.compare ? onCompare : undefined}
      >
        {filters}
      </ReportTools>
      {error && !fault && (
        <FilteredEmpty
          sentence={error.message}
          act={<Button onClick={refetch}>{reportPageWords.tryAgain}</Button>}
        />
      )}
      {fault && <FilteredEmpty sentence={fault} />}
      {!sheet && !error && !fault && <SkeletonRows cells={4} />}
      {sheet && (
        <OnPaper data-wide={isWide(sheet) || undefined}>
          <ReportHeading sheet={sheet} locale={locale} paperOnly />
          <ReportHints sheet={sheet} of={request} />
          <ReportFigures sheet={sheet} locale={locale} />
          <ReportPicture report={report} sheet={sheet} locale={locale} of={request} />
          {sheet.groups.length === 0 ? (
            nothing(sheet)
          ) : (
            <ReportTable
              sheet={sheet}
              locale={locale}
              of={request}
              caption={`${sheet.title}: ${daysOfSheet(sheet.days, (day) => formatDay(day, locale, 'long'))}`}
            />
          )}
          <SavedNote report={report} />
          <ReportControls sheet={sheet} locale={locale} of={request} />
        </OnPaper>
      )}
      <ListFoot className="off-paper">
        {data && (
          <Pager
            page={page}
            total={data.total}
            size={size}
            stale={isPlaceholderData}
            hrefOf={(next) => hrefWith({ page: String(next) })}
            onIntent={(next) => prefetch(reportSheet(id, report, request, next, size))}
          />
        )}
      </ListFoot>
    </>
  );
}
