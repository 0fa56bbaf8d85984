import { useQuery } from '@tanstack/react-query';
import type { AskedReport } from '../../domain/report/asked-report.ts';
import { headOf, type ReportName } from '../../domain/report/reports.ts';
import { emptyOf, isWide } from '../../domain/report/sheet.ts';
import { onPaper } from '../../domain/report/written-cell.ts';
import { formatDay } from '../../domain/values/format.ts';
import { reportPrintWords } from '../../domain/words/reports.ts';
import { PrintedSheet } from '../document/PrintedSheet.tsx';
import { useBusiness } from '../frame/business.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import { useLocale } from '../kit/locale.ts';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { ReportControls } from './ReportControls.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportHeading } from './ReportHeading.tsx';
import { ReportPicture } from './ReportPicture.tsx';
import { ReportTable } from './ReportTable.tsx';
import { mostPrinted, reportSheet } from './report-query.ts';
import { OnPaper } from './report-style.ts';
import { SavedNote } from './SavedReportLine.tsx';
import { useIsOpening } from './saved-reports.ts';

interface PrintedReportProps {
  report: ReportName;
  request: AskedReport;
  /** The page it is printed from. */
  viewHref: string;
}

/** A whole report as it goes to the printer: what its page shows a part of. */
export function PrintedReport({ report, request, viewHref }: PrintedReportProps) {
  const { id, bracketsOnPaper } = useBusiness();
  const locale = useLocale();
  const isOpening = useIsOpening();
  const { data, error, refetch } = useQuery(reportSheet(id, report, request, 1, mostPrinted));
  if (error)
    return (
      <LoadFailure error={error} back={{ label: headOf(report).title, href: viewHref }} onRetry={refetch} />
    );
  if (!data || isOpening) return <SkeletonRows rows={8} />;
  const sheet = onPaper(data.sheet, bracketsOnPaper);
  if (data.total > mostPrinted)
    return (
      <FilteredEmpty
        sentence={reportPrintWords.tooLong(mostPrinted.toLocaleString(locale))}
        act={<ButtonLink href={viewHref}>{reportPrintWords.back}</ButtonLink>}
      />
    );
  return (
    <PrintedSheet title={sheet.title} viewHref={viewHref} paper="report">
      <OnPaper data-wide={isWide(sheet) || undefined}>
        <ReportHeading sheet={sheet} locale={locale} />
        <ReportFigures sheet={sheet} locale={locale} />
        <ReportPicture report={report} sheet={sheet} locale={locale} of={request} />
        {sheet.groups.length === 0 ? (
          <p>{emptyOf(sheet, (day) => formatDay(day, locale, 'long'))}</p>
        ) : (
          <ReportTable sheet={sheet} locale={locale} of={request} caption={sheet.title} />
        )}
        <SavedNote report={report} />
        <ReportControls sheet={sheet} locale={locale} of={request} />
      </OnPaper>
    </PrintedSheet>
  );
}
