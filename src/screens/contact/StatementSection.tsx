import { useQuery } from '@tanstack/react-query';
import { sideOfRole } from '../../domain/books/side.ts';
import { headOf } from '../../domain/report/reports.ts';
import { emptyOf } from '../../domain/report/sheet.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { formatDay } from '../../domain/values/format.ts';
import { reportPageWords } from '../../domain/words/reports.ts';
import { useBusiness } from '../frame/business.ts';
import { pageIn, useAddress } from '../kit/fields/use-address.ts';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { PeriodFilter } from '../page/PeriodFilter.tsx';
import { PrintedReport } from '../report/PrintedReport.tsx';
import { ReportBody } from '../report/ReportBody.tsx';
import { reportSheet } from '../report/report-query.ts';
import { allDays, statementReports } from './contact-statement.ts';

interface StatementProps {
  contactRole: ContactRole;
  contactId: string;
}

const inAddress = {
  client: '',
  vendor: '',
  section: '',
  ...allDays,
  view: '',
  compare: '',
  page: '1',
  print: '',
};

/** What of a contact's statement their page's address asks for. */
const useStatementAddress = ({ contactId }: StatementProps) => {
  const address = useAddress(inAddress);
  const { period, from, to, view, compare } = address.values;
  return {
    ...address,
    request: { dates: period, from, to, view, compare, contact: contactId, account: '', document: '' },
  };
};

/** As many rows as there is room for beside the rest of a contact's page. */
const rowsOnPage = 10;

/** A contact's statement of account, as any report is shown, within their page. */
export function StatementSection(props: StatementProps) {
  const { id } = useBusiness();
  const locale = useLocale();
  const report = statementReports[props.contactRole];
  const { values, request, hrefWith, go } = useStatementAddress(props);
  const { period, from, to } = values;
  const views = headOf(report).views ?? [];
  const page = pageIn(values.page);
  const found = useQuery(reportSheet(id, report, request, page, rowsOnPage));
  return (
    <ReportBody
      report={report}
      request={request}
      found={found}
      page={page}
      size={rowsOnPage}
      hrefWith={hrefWith}
      onCompare={(compare) => go({ compare })}
      filters={
        <>
          <PeriodFilter
            values={{ period, from, to }}
            span={found.data?.sheet.days}
            onChange={(days) => go({ ...days, page: '1' })}
          />
          <FilterChoice
            label={reportPageWords.view}
            value={values.view || views[0]!.value}
            options={views}
            onChange={(view) => go({ view, page: '1' })}
          />
        </>
      }
      nothing={(sheet) => (
        <FilteredEmpty
          sentence={
            period === allDays.period
              ? sideOfRole(props.contactRole).words.statement.never
              : emptyOf(sheet, (day) => formatDay(day, locale, 'long'))
          }
        />
      )}
    />
  );
}

/** The same, all of it, as it goes to the printer. */
export function PrintedStatement(props: StatementProps) {
  const { request, hrefWith } = useStatementAddress(props);
  const report = statementReports[props.contactRole];
  return <PrintedReport report={report} request={request} viewHref={hrefWith({ print: '' })} />;
}
