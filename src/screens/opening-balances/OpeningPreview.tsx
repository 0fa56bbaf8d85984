import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import type { OursAnswer } from '../../api/calls/call.ts';
import type { openingBalanceCalls } from '../../api/calls/opening-balances.ts';
import { balanceText } from '../../domain/journal-entry/opening-balances.ts';
import { type Decimal, isZero, minus } from '../../domain/money.ts';
import { formatDay } from '../../domain/values/format.ts';
import { openingBalanceWords as words } from '../../domain/words/opening-balances.ts';
import { Problem } from '../../machines/problem.ts';
import { type PlanRequest, useTypedPlan } from '../document/use-typed-plan.ts';
import { viewEntryAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { CounterfoilSection } from '../kit/counterfoil/CounterfoilSection.tsx';
import { EntryTable } from '../kit/lists/EntryTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import type { OpeningView } from './opening-form.ts';

export type OpeningPlan = OursAnswer<typeof openingBalanceCalls.previewOpeningBalances>;

interface OpeningPreviewProps {
  view: OpeningView;
  /** What opening balance equity will have by what is typed, debits less credits. */
  equity: Decimal;
  planOf: () => PlanRequest<OpeningPlan> | null;
}

/** Beside the grid, which is what is looked at. */
const Narrow = chakra('div', {
  base: { display: 'grid', gap: '3', '@media (min-width: 48rem)': { width: '300px' } },
});

/** Says what is left on the account that takes the rest, which is nothing once every balance is there. */
function Equity({ view, equity }: Pick<OpeningPreviewProps, 'view' | 'equity'>) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const name = view.accounts.find(({ source }) => source === 'equity')?.account ?? '';
  return (
    <p role="status">
      {isZero(equity)
        ? words.equityBalanced(name)
        : words.equityLeft({ name, balance: balanceText(equity, homeCurrency, locale) })}
    </p>
  );
}

/** Beside the grid: what is left over, what will be posted, and what is taken back for it. */
export function OpeningPreview({ view, equity, planOf }: OpeningPreviewProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const { current } = view;
  const { data, error } = useTypedPlan(planOf) ?? {};
  const isRefused = error instanceof Problem && error.status === 400 && !error.handledElsewhere;
  return (
    <CounterfoilSection title={words.whatItDoes}>
      <Narrow>
        <Equity view={view} equity={equity} />
        {current && (
          <p className="quiet">
            {words.replaces({ number: String(current.number), day: formatDay(current.onDay, locale) })}{' '}
            <Link href={viewEntryAt(current.id)}>{words.entry(current.number)}</Link>
          </p>
        )}
        {isRefused && <Notice>{error.message}</Notice>}
        {!data && !isRefused && <p className="quiet">{words.typeFirst}</p>}
        {data && !error && (
          <>
            {data.warnings.map((warning) => (
              <Notice key={warning}>{warning}</Notice>
            ))}
            <EntryTable
              currency={homeCurrency}
              entry={{
                onDay: data.onDay,
                memo: data.memo,
                lines: data.lines.map(({ account, debit, credit }) => ({
                  account,
                  memo: null,
                  amount: minus(debit, credit),
                })),
              }}
            />
          </>
        )}
      </Narrow>
    </CounterfoilSection>
  );
}
