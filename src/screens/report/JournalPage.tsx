import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { journal } from '../../api/queries/reports.ts';
import { formatAmount, formatDay } from '../../domain/format.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState, FilteredEmpty } from '../kit/EmptyState.tsx';
import { Filters } from '../kit/Filters.tsx';
import { ListFoot } from '../kit/ListFoot.tsx';
import { useLocale } from '../kit/locale.ts';
import { Pager } from '../kit/Pager.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { pageIn, useAddress } from '../kit/use-address.ts';
import { DatesFilter } from '../page/DatesFilter.tsx';
import { journalAt, ledgerAt, viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useAhead } from '../shell/use-ahead.ts';
import { ReportTable } from './report-style.ts';

const defaults = { page: '1', dates: '', from: '', to: '', account: '', document: '' };

/** Journal entries with their lines, newest first; each opens its document. */
export function JournalPage() {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { values, hrefWith, go } = useAddress(defaults);
  const page = pageIn(values.page);
  const ahead = useAhead();
  const { data, error, refetch, isPlaceholderData } = useQuery(journal(id, { ...values, page }));
  if (error)
    return <LoadFailure error={error} back={{ label: 'Journal', href: journalAt() }} onRetry={refetch} />;
  const money = (amount: string) => (amount === '0' ? '' : formatAmount(amount, homeCurrency, locale));
  const filtered = values.dates + values.from + values.to + values.account + values.document !== '';
  return (
    <>
      <PageHead title="Journal" />
      <Filters>
        <DatesFilter values={values} usual="thisyear" onChange={(days) => go({ ...days, page: '1' })} />
        {values.document && (
          <Button onClick={() => go({ document: '', page: '1' })}>Of one document: show all</Button>
        )}
      </Filters>
      {!data && <SkeletonRows cells={4} />}
      {data?.total === 0 && !filtered && (
        <EmptyState sentence="Entries stand here as soon as something is issued or paid." />
      )}
      {data?.total === 0 && filtered && (
        <FilteredEmpty
          sentence="No entry matches."
          act={<Button onClick={() => go(defaults)}>Show all</Button>}
        />
      )}
      {data && data.Entries.length > 0 && (
        <ReportTable>
          <table>
            <caption className="unseen">Journal entries</caption>
            <thead>
              <tr>
                <th scope="col">Entry and account</th>
                <th scope="col" className="figure">
                  Debit, {homeCurrency}
                </th>
                <th scope="col" className="figure">
                  Credit, {homeCurrency}
                </th>
              </tr>
            </thead>
            {data.Entries.map((entry) => (
              <tbody key={entry.id}>
                <tr className="group">
                  <th scope="rowgroup" colSpan={3}>
                    No. {entry.number}, {formatDay(entry.date, locale)}, {entry.memo}
                    {entry.documentNumber && (
                      <>
                        {' '}
                        <Link
                          href={viewDocumentAt(
                            entry.documentType === 'receipt' ? 'receipt' : 'invoice',
                            entry.documentNumber,
                          )}
                        >
                          {entry.documentNumber}
                        </Link>
                      </>
                    )}
                  </th>
                </tr>
                {entry.lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change.
                  <tr key={index}>
                    <td>
                      <Link href={ledgerAt(line.TAccountId)}>{line.AccountName}</Link>
                      {(line.memo || line.contact) && (
                        <small>{[line.memo, line.contact].filter(Boolean).join(', ')}</small>
                      )}
                    </td>
                    <td className="figure">{money(line.Debit)}</td>
                    <td className="figure">{money(line.Credit)}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </ReportTable>
      )}
      <ListFoot>
        {data && (
          <Pager
            page={page}
            total={data.total}
            stale={isPlaceholderData}
            hrefOf={(next) => hrefWith({ page: String(next) })}
            onIntent={(next) => ahead(journal(id, { ...values, page: next }))}
          />
        )}
      </ListFoot>
    </>
  );
}
