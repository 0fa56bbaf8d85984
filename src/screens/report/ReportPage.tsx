import { Input } from '@chakra-ui/react/input';
import { useQuery } from '@tanstack/react-query';
import { type PageReport, reportSheet } from '../../api/queries/reports.ts';
import { formatDay } from '../../domain/format.ts';
import { headOf } from '../../domain/report/reports.ts';
import { daysOfSheet, emptyOf } from '../../domain/report/sheet.ts';
import { reportPageWords } from '../../domain/words/report-page.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { FilteredEmpty } from '../kit/FilteredEmpty.tsx';
import { Filters } from '../kit/Filters.tsx';
import { ListFoot } from '../kit/ListFoot.tsx';
import { lastOfDays } from '../kit/last-of-days.ts';
import { useLocale } from '../kit/locale.ts';
import { Pager } from '../kit/Pager.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Stack } from '../kit/Stack.tsx';
import { pageIn, useAddress } from '../kit/use-address.ts';
import { DatesFilter } from '../page/DatesFilter.tsx';
import { trialBalanceAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { usePrefetch } from '../shell/use-prefetch.ts';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportTable } from './ReportTable.tsx';
import { ReportTools } from './ReportTools.tsx';

const nothing = { dates: '', from: '', to: '', account: '', document: '', compare: '' };
const back = { label: reportPageWords.trialBalance, href: trialBalanceAt };

/** The page of a report, made from its description: its days, what it is held against, its rows and its files. */
export function ReportPage({ report }: { report: PageReport }) {
  const { id } = useBusiness();
  const locale = useLocale();
  const head = headOf(report);
  const { values, hrefWith, go } = useAddress({ ...nothing, page: '1' });
  const { page: shownPage, ...asked } = values;
  const page = pageIn(shownPage);
  const prefetch = usePrefetch();
  const asOf = head.days === 'as-of';
  const { data, error, refetch, isPlaceholderData } = useQuery(reportSheet(id, report, asked, page));
  if (error)
    return <LoadFailure error={error} back={{ label: head.title, href: head.page }} onRetry={refetch} />;
  const sheet = data?.sheet;
  const { dates, from, to, account, document } = asked;
  const filtered = !asOf && dates + from + to + account + document !== '';
  const long = (day: string) => formatDay(day, locale, 'long');
  return (
    <>
      <PageHead title={sheet?.title ?? head.title} {...(report === 'account-ledger' ? { back } : {})} />
      <Filters>
        {asOf ? (
          <label>
            {reportPageWords.end}
            <Input
              size="sm"
              type="date"
              max={lastOfDays}
              value={to || (sheet?.days.to ?? '')}
              onChange={(event) => go({ to: event.currentTarget.value })}
            />
          </label>
        ) : (
          <DatesFilter values={values} usual="thisyear" onChange={(days) => go({ ...days, page: '1' })} />
        )}
        {document && (
          <Button onClick={() => go({ document: '', page: '1' })}>{reportPageWords.ofOneDocument}</Button>
        )}
      </Filters>
      <ReportTools report={report} asked={asked} onCompare={(compare) => go({ compare })} />
      {!sheet && <SkeletonRows cells={4} />}
      {sheet && sheet.groups.length === 0 && !filtered && <EmptyState sentence={emptyOf(sheet, long)} />}
      {sheet && sheet.groups.length === 0 && filtered && (
        <FilteredEmpty
          sentence={reportPageWords.empty}
          act={<Button onClick={() => go({ ...nothing, page: '1' })}>{reportPageWords.showAll}</Button>}
        />
      )}
      {sheet && (
        <Stack>
          <ReportFigures sheet={sheet} locale={locale} />
          {sheet.groups.length > 0 && (
            <ReportTable
              sheet={sheet}
              locale={locale}
              caption={`${sheet.title}: ${daysOfSheet(sheet.days, long)}`}
            />
          )}
        </Stack>
      )}
      {!asOf && (
        <ListFoot>
          {data && (
            <Pager
              page={page}
              total={data.total}
              stale={isPlaceholderData}
              hrefOf={(next) => hrefWith({ page: String(next) })}
              onIntent={(next) => prefetch(reportSheet(id, report, asked, next))}
            />
          )}
        </ListFoot>
      )}
    </>
  );
}

export const TrialBalancePage = () => <ReportPage report="trial-balance" />;
export const JournalPage = () => <ReportPage report="journal" />;
export const LedgerPage = () => <ReportPage report="account-ledger" />;
