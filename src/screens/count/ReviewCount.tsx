import { chakra } from '@chakra-ui/react';
import {
  type CountedRow,
  type StockCountView,
  type TypedEntry,
  totalsOf,
} from '../../domain/count/stock-count.ts';
import { zero } from '../../domain/money.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { countWords as words } from '../../domain/words/stock.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';
import type { StepProps } from './CountItems.tsx';
import { DifferencesTable } from './DifferencesTable.tsx';
import { StaleItems } from './StaleItems.tsx';

const Uncounted = chakra('section', { base: { '& > p': { marginBottom: '2' } } });

interface ReviewCountProps extends StepProps {
  /** An item is counted once more. */
  onAgain: (productId: string) => void;
}

const withoutReason = ({ reason }: CountedRow): boolean => reason === null;

/** The third step: what was counted beside what the books say; what can't be posted first. */
export function ReviewCount({ count, state, dispatch, onAgain }: ReviewCountProps) {
  const locale = useLocale();
  const { review, problem, posted, refusals } = state.context;
  const isRefused = state.hasTag('refused');
  const refusal = isRefused && !problem?.handledElsewhere ? problem?.message : undefined;
  const rows = review?.rows ?? [];
  const items = rows.filter(withoutReason).length;
  const formatted = (n: number) => n.toLocaleString(locale);
  const isBusy = state.hasTag('busy');
  const mend = (entries: readonly TypedEntry[]) => dispatch({ type: 'entries.add', entries });
  const post = rows.length === 0 ? words.finish : words.post({ items, formatted: formatted(items) });
  const foot = isRefused ? (
    <>
      <Button onClick={() => dispatch({ type: 'flow.back' })}>{words.back}</Button>
      <Button look="primary" onClick={() => dispatch({ type: 'act.retry' })}>
        {words.retry}
      </Button>
    </>
  ) : (
    <>
      <Button disabled={isBusy} onClick={() => dispatch({ type: 'flow.back' })}>
        {words.back}
      </Button>
      <Button disabled={isBusy} onClick={() => dispatch({ type: 'flow.leave' })}>
        {words.later}
      </Button>
      {(items > 0 || rows.length === 0) && (
        <Button look="primary" pending={isBusy} onClick={() => dispatch({ type: 'act.confirm' })}>
          {post}
        </Button>
      )}
    </>
  );
  return (
    <SettingsCard title={words.reviewTitle({ location: count.location })} foot={foot}>
      <ErrorSummary problems={refusal ? [{ text: refusal }] : []} attempt={refusal ? 1 : 0} />
      {posted > 0 && <Notice>{words.partly({ items: posted, formatted: formatted(posted) })}</Notice>}
      {refusals.map(({ productId, reason }) => (
        <Notice key={productId}>{reason}</Notice>
      ))}
      {state.hasTag('trying') && !review && (
        <>
          <p role="status">{words.reviewing}</p>
          <SkeletonRows rows={4} />
        </>
      )}
      {review && !isRefused && (
        <Review count={count} rows={rows} isBusy={isBusy} onAgain={onAgain} onMend={mend} />
      )}
    </SettingsCard>
  );
}

interface ReviewProps {
  count: StockCountView;
  rows: readonly CountedRow[];
  isBusy: boolean;
  onMend: (entries: readonly TypedEntry[]) => void;
  onAgain: (productId: string) => void;
}

function Review({ count, rows, isBusy, onMend, onAgain }: ReviewProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const totals = totalsOf(rows);
  const money = (amount: string) => formatMoney(amount, homeCurrency, locale);
  const stale = rows.filter((row) => !withoutReason(row));
  const posting = rows.filter(withoutReason);
  const { uncounted, uncountedTotal } = count;
  return (
    <>
      {posting.length > 0 && (
        <SummaryCards
          cards={[
            { label: words.differing, figure: totals.differing.toLocaleString(locale) },
            ...(totals.worth
              ? [
                  { label: words.found, figure: money(totals.worth.found) },
                  { label: words.missing, figure: money(totals.worth.missing) },
                  { label: words.net, figure: money(totals.worth.net) },
                ]
              : []),
          ]}
        />
      )}
      {stale.length > 0 && <StaleItems rows={stale} isBusy={isBusy} onMend={onMend} onAgain={onAgain} />}
      {posting.length > 0 && <DifferencesTable rows={posting} isBusy={isBusy} onMend={onMend} />}
      {uncountedTotal > 0 && (
        <Uncounted aria-label={words.uncountedTitle}>
          <h3>{words.uncountedTitle}</h3>
          <p className="quiet">
            {words.uncounted({
              names: uncounted.map(({ name }) => name),
              total: words.uncountedItems(uncountedTotal, uncountedTotal.toLocaleString(locale)),
            })}
          </p>
          {uncountedTotal === uncounted.length && (
            <Button
              disabled={isBusy}
              onClick={() =>
                onMend(
                  uncounted.map(({ productId, name, sku }) => ({
                    productId,
                    name,
                    sku,
                    act: 'set',
                    quantity: zero,
                    before: null,
                  })),
                )
              }
            >
              {words.countZero}
            </Button>
          )}
        </Uncounted>
      )}
    </>
  );
}
