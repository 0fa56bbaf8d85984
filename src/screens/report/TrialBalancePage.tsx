import { Input } from '@chakra-ui/react/input';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type TrialBalance, trialBalance } from '../../api/queries/reports.ts';
import { formatAmount, formatDay } from '../../domain/format.ts';
import { compare } from '../../domain/money.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { Filters } from '../kit/Filters.tsx';
import { lastOfDays } from '../kit/last-of-days.ts';
import { useLocale } from '../kit/locale.ts';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { useAddress } from '../kit/use-address.ts';
import { ledgerAt, trialBalanceAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { ReportTable } from './report-style.ts';

const groups = ['Assets', 'Liabilities', 'Equity', 'Revenue', 'Expenses'] as const;

/** Every account's balance at the end of a day; each figure opens the lines it is made of. */
export function TrialBalancePage() {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { values, go } = useAddress({ asof: '' });
  const { data, error, refetch } = useQuery(trialBalance(id, values.asof));
  if (error)
    return <LoadFailure error={error} back={{ label: 'Reports', href: trialBalanceAt }} onRetry={refetch} />;
  return (
    <>
      <PageHead title="Trial balance" />
      <Filters>
        <label>
          At the end of
          <Input
            size="sm"
            type="date"
            max={lastOfDays}
            value={values.asof || (data?.asof ?? '')}
            onChange={(event) => go({ asof: event.currentTarget.value })}
          />
        </label>
      </Filters>
      {!data && <SkeletonRows cells={3} />}
      {data && groups.every((group) => data[group].length === 0) && (
        <EmptyState sentence={`Nothing was posted up to ${formatDay(data.asof, locale, 'long')}.`} />
      )}
      {data && groups.some((group) => data[group].length > 0) && (
        <Balances data={data} currency={homeCurrency} locale={locale} />
      )}
    </>
  );
}

function Balances({ data, currency, locale }: { data: TrialBalance; currency: string; locale: string }) {
  const money = (amount: string) => (amount === '0' ? '' : formatAmount(amount, currency, locale));
  const even = compare(data.TotalDebit, data.TotalCredit) === 0;
  return (
    <ReportTable>
      <table>
        <caption className="unseen">
          Trial balance at the end of {formatDay(data.asof, locale, 'long')}
        </caption>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col" className="figure">
              Debit, {currency}
            </th>
            <th scope="col" className="figure">
              Credit, {currency}
            </th>
          </tr>
        </thead>
        {groups
          .filter((group) => data[group].length > 0)
          .map((group) => (
            <tbody key={group}>
              <tr className="group">
                <th scope="rowgroup" colSpan={3}>
                  {group}
                </th>
              </tr>
              {data[group].map((row) => (
                <tr key={row.TAccountId}>
                  <td>
                    <Link href={ledgerAt(row.TAccountId)}>{row.AccountName}</Link>
                  </td>
                  <td className="figure">{money(row.Debit)}</td>
                  <td className="figure">{money(row.Credit)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        <tfoot>
          <tr>
            <td>{even ? 'Total, in balance' : 'Total, NOT in balance'}</td>
            <td className="figure">{formatAmount(data.TotalDebit, currency, locale)}</td>
            <td className="figure">{formatAmount(data.TotalCredit, currency, locale)}</td>
          </tr>
        </tfoot>
      </table>
    </ReportTable>
  );
}
