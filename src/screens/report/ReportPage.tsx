import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { headOf, type ReportName } from '../../domain/report/reports.ts';
import { contactRoles } from '../../domain/values/contact-role.ts';
import { reportPageWords } from '../../domain/words/reports.ts';
import { clientStatementWords } from '../../domain/words/statements.ts';
import { Problem } from '../../machines/problem.ts';
import { reportAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { PageHead } from '../frame/PageHead.tsx';
import { Button } from '../kit/buttons/Button.tsx';
import { pageIn, useAddress } from '../kit/fields/use-address.ts';
import { DayFilter } from '../kit/lists/DayFilter.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { Filters } from '../kit/lists/Filters.tsx';
import { DatesFilter, type DatesValues } from '../page/DatesFilter.tsx';
import { ContactFilter } from './ContactFilter.tsx';
import { EmptyReport } from './EmptyReport.tsx';
import { LineFilters } from './LineFilters.tsx';
import { PrintedReport } from './PrintedReport.tsx';
import { ReportBody } from './ReportBody.tsx';
import { ReportSwitches } from './ReportSwitches.tsx';
import { reportPresets } from './report-presets.ts';
import { reportSheet } from './report-query.ts';

const picks = { account: '', subgroups: '', type: '', amountFrom: '', amountTo: '', search: '', channel: '' };
const nothing = { dates: '', from: '', to: '', document: '', item: '', compare: '', ...picks };
/** What sales are narrowed to besides. */
const sales = { client: '', item: '', category: '', employee: '', location: '' };
const switches = {
  view: '',
  more: '',
  columns: '',
  periods: '',
  zero: '',
  expected: '',
  together: '',
  agedBy: '',
  hideReversed: '',
  costOfSales: '',
};
const inAddress = {
  ...nothing,
  ...sales,
  ...switches,
  row: '',
  saved: '',
  page: '1',
  print: '',
};

/** The report whose figures lead to another, of the same days where it is of a period too. */
const backOf = (report: ReportName, { dates, from, to }: DatesValues) => {
  const { openedFrom } = headOf(report);
  if (!openedFrom) return undefined;
  const { title, days } = headOf(openedFrom);
  return { label: title, href: reportAt(openedFrom, days === 'as-of' ? {} : { dates, from, to }) };
};

/** Why a report can't be had with these columns or this comparison, which are chosen above it; null for what is wrong otherwise. */
const chosenWrong = (error: Error): string | null =>
  error instanceof Problem &&
  error.fields.some(({ field }) => ['columns', 'compare', 'channel'].includes(field))
    ? error.message
    : null;

type Address = ReturnType<typeof useAddress<keyof typeof inAddress>>;

/** The page of a report, made from its description; with `print=true` in its address, all of it as it goes to the printer. */
export function ReportPage({
  report,
  act,
  state,
  note,
}: {
  report: ReportName;
  act?: ReactNode;
  /** What became of what it is of, above it. */
  state?: ReactNode;
  /** What is said of it below its figures. */
  note?: string;
}) {
  const address = useAddress(inAddress);
  const { page, print, client, saved: _saved, ...picked } = address.values;
  const request = { ...picked, contact: client };
  return print === 'true' ? (
    <PrintedReport report={report} request={request} viewHref={address.hrefWith({ print: '' })} />
  ) : (
    <Content
      report={report}
      request={request}
      page={pageIn(page)}
      address={address}
      act={act}
      state={state}
      note={note}
    />
  );
}

interface ContentProps {
  report: ReportName;
  request: Parameters<typeof reportSheet>[2];
  page: number;
  address: Address;
  /** What can be done here beside reading. */
  act: ReactNode;
  state: ReactNode;
  note: string | undefined;
}

/** Its days, what it is held against, its rows and its files. */
function Content({ report, request, page, address, act, state, note }: ContentProps) {
  const { id } = useBusiness();
  const head = headOf(report);
  const { values, hrefWith, go } = address;
  const { dates, from, to, document } = request;
  const back = backOf(report, request);
  const asOf = head.days === 'as-of';
  const reversed = !asOf && from !== '' && to !== '' && from > to;
  const ofNobody = head.contact !== undefined && request.contact === '';
  const found = useQuery({ ...reportSheet(id, report, request, page), enabled: !reversed && !ofNobody });
  const { error, refetch } = found;
  const wrongChoice = error && chosenWrong(error);
  if (error && !wrongChoice)
    return (
      <LoadFailure error={error} back={back ?? { label: head.title, href: head.page }} onRetry={refetch} />
    );
  const sheet = found.data?.sheet;
  const customer = head.contact && (
    <ContactFilter
      isFirst
      contactRole={head.contact}
      contact={request.contact}
      onChange={(client) => go({ client, page: '1' })}
    />
  );
  if (ofNobody)
    return (
      <>
        <PageHead title={head.title}>{act}</PageHead>
        <Filters>{customer}</Filters>
        <EmptyState sentence={clientStatementWords.chooseCustomer} />
      </>
    );
  const narrowing = {
    ...picks,
    ...(contactRoles.some((role) => head.filters?.includes(role)) && { client: '' }),
    ...(head.filters?.includes('sales') && sales),
  };
  const isPicked = Object.keys(narrowing).some((name) => values[name as keyof typeof sales] !== '');
  const filtered = !asOf && (isPicked || dates + from + to + document !== '');
  return (
    <>
      <PageHead title={sheet?.title ?? head.title} {...(back && { back })}>
        {act}
      </PageHead>
      {state}
      <ReportBody
        report={report}
        request={request}
        found={found}
        page={page}
        hrefWith={hrefWith}
        onCompare={values.columns ? undefined : (compare) => go({ compare })}
        fault={reversed ? reportPageWords.daysReversed : (wrongChoice ?? undefined)}
        filters={
          <>
            {customer}
            {asOf ? (
              <DayFilter
                label={reportPageWords.end}
                value={to || (sheet?.days.to ?? '')}
                onChange={(day) => go({ to: day })}
              />
            ) : (
              <DatesFilter
                values={values}
                usual={head.days === 'as-of' ? 'thismonth' : head.days}
                presets={reportPresets}
                onChange={(days) => go({ ...days, page: '1' })}
              />
            )}
            {head.filters && (
              <LineFilters
                filters={head.filters}
                values={values}
                onChange={(change) => go({ ...change, page: '1' })}
              />
            )}
            <ReportSwitches head={head} values={values} onChange={(change) => go({ ...change, page: '1' })} />
            {document && (
              <Button onClick={() => go({ document: '', page: '1' })}>{reportPageWords.ofOneDocument}</Button>
            )}
          </>
        }
        nothing={(empty) => (
          <EmptyReport
            report={report}
            sheet={empty}
            onShowAll={filtered ? () => go({ ...nothing, ...narrowing, page: '1' }) : undefined}
          />
        )}
      />
      {note && (
        <p className="quiet">
          <small>{note}</small>
        </p>
      )}
    </>
  );
}

/** The page of a report by its name. */
export const pageOf = (report: ReportName) => () => <ReportPage report={report} />;
