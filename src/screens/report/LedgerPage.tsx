import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ledger } from '../../api/queries/reports.ts';
import { formatAmount, formatDay } from '../../domain/format.ts';
import { Filters } from '../kit/Filters.tsx';
import { ListFoot } from '../kit/ListFoot.tsx';
import { useLocale } from '../kit/locale.ts';
import { Pager } from '../kit/Pager.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { pageIn, useAddress } from '../kit/use-address.ts';
import { DatesFilter } from '../page/DatesFilter.tsx';
import { trialBalanceAt, viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useAhead } from '../shell/use-ahead.ts';
import { ReportTable } from './report-style.ts';

const back = { label: 'Trial balance', href: trialBalanceAt };

/** One account's lines with a running balance; this year unless the address says otherwise. */
export function LedgerPage() {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { values, hrefWith, go } = useAddress({ account: '', dates: '', from: '', to: '', page: '1' });
  const page = pageIn(values.page);
  const ahead = useAhead();
  const { data, error, refetch, isPlaceholderData } = useQuery(ledger(id, { ...values, page }));
  if (error) return <LoadFailure error={error} back={back} onRetry={refetch} />;
  const money = (amount: string) => (amount === '0' ? '' : formatAmount(amount, homeCurrency, locale));
  return (
    <>
      <PageHead title={data?.AccountName ?? 'Account'} back={back} />
      <Filters>
        <DatesFilter values={values} usual="thisyear" onChange={(days) => go({ ...days, page: '1' })} />
      </Filters>
      {!data && <SkeletonRows cells={5} />}
      {data && (
        <ReportTable>
          <table>
            <caption className="unseen">Lines of {data.AccountName}</caption>
            <thead>
              <tr>
                <th scope="col">Day and entry</th>
                <th scope="col" className="figure">
                  Debit
                </th>
                <th scope="col" className="figure">
                  Credit
                </th>
                <th scope="col" className="figure">
                  Balance, {homeCurrency}
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Before this range</td>
                <td />
                <td />
                <td className="figure">{formatAmount(data.Opening, homeCurrency, locale)}</td>
              </tr>
              {data.Lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an entry may stand on an account twice; lines never move.
                <tr key={`${line.entryId} ${index}`}>
                  <td>
                    {formatDay(line.date, locale)}, {line.memo}
                    {line.documentNumber && (
                      <>
                        {' '}
                        <Link
                          href={viewDocumentAt(
                            line.documentNumber.startsWith('REC') ? 'receipt' : 'invoice',
                            line.documentNumber,
                          )}
                        >
                          {line.documentNumber}
                        </Link>
                      </>
                    )}
                    {line.contact && <small>{line.contact}</small>}
                  </td>
                  <td className="figure">{money(line.Debit)}</td>
                  <td className="figure">{money(line.Credit)}</td>
                  <td className="figure">{formatAmount(line.Balance, homeCurrency, locale)}</td>
                </tr>
              ))}
            </tbody>
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
            onIntent={(next) => ahead(ledger(id, { ...values, page: next }))}
          />
        )}
      </ListFoot>
    </>
  );
}
