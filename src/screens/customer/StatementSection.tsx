import { useQuery } from '@tanstack/react-query';
import { reportSheet } from '../../api/queries/reports.ts';
import { formatDay } from '../../domain/format.ts';
import { emptyOf } from '../../domain/report/sheet.ts';
import { customerStatementWords } from '../../domain/words/customer-view.ts';
import { FilteredEmpty } from '../kit/FilteredEmpty.tsx';
import { useLocale } from '../kit/locale.ts';
import { pageIn, useAddress } from '../kit/use-address.ts';
import { PeriodFilter } from '../page/PeriodFilter.tsx';
import { PrintedReport } from '../report/PrintedReport.tsx';
import { ReportBody } from '../report/ReportBody.tsx';
import { useBusiness } from '../shell/business.ts';
import { allDays } from './customer-tabs.ts';

const report = 'customer-statement';
const inAddress = { client: '', section: '', ...allDays, compare: '', page: '1', print: '' };

/** What of a customer's statement their page's address asks for. */
const useStatementAddress = (customer: string) => {
  const address = useAddress(inAddress);
  const { period, from, to, compare } = address.values;
  return { ...address, asked: { dates: period, from, to, compare, customer, account: '', document: '' } };
};

/** A customer's statement of account, as any report is shown, within their page. */
export function StatementSection({ customerId }: { customerId: string }) {
  const { id } = useBusiness();
  const locale = useLocale();
  const { values, asked, hrefWith, go } = useStatementAddress(customerId);
  const { period, from, to } = values;
  const page = pageIn(values.page);
  const found = useQuery(reportSheet(id, report, asked, page));
  return (
    <ReportBody
      report={report}
      asked={asked}
      found={found}
      page={page}
      hrefWith={hrefWith}
      onCompare={(compare) => go({ compare })}
      filters={
        <PeriodFilter
          values={{ period, from, to }}
          shown={found.data?.sheet.days}
          onChange={(days) => go({ ...days, page: '1' })}
        />
      }
      nothing={(sheet) => (
        <FilteredEmpty
          sentence={
            period === allDays.period
              ? customerStatementWords.none
              : emptyOf(sheet, (day) => formatDay(day, locale, 'long'))
          }
        />
      )}
      within
    />
  );
}

/** The same, all of it, as it goes to the printer. */
export function PrintedStatement({ customerId }: { customerId: string }) {
  const { asked, hrefWith } = useStatementAddress(customerId);
  return <PrintedReport report={report} asked={asked} viewHref={hrefWith({ print: '' })} />;
}
