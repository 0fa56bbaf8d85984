import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { linesWith } from '../../domain/count/line-views.ts';
import type { StockCountView } from '../../domain/count/stock-count.ts';
import type { ProductRow } from '../../domain/stock/product.ts';
import { stockCount, countWords as words } from '../../domain/words/stock.ts';
import { transfer as refusals } from '../../domain/words/transfers.ts';
import type { CountStockEvent, countStockFlow } from '../../machines/count/count-stock.flow.ts';
import { saying } from '../../machines/problem.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import type { PickOption } from '../kit/fields/use-options.ts';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { findProducts } from '../page/find-products.ts';
import { PickedItems } from '../page/PickedItems.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { ScanItems } from '../scan/ScanItems.tsx';
import { useUnloadWarning } from './kept-unsaved.ts';
import { useTypedQuantities } from './use-typed-quantities.ts';

/** As many items as are shown at first, and as a search for one shows. */
const firstRows = 30;
const mostFound = 20;
/** How long it is until what could not be saved is sent again, in milliseconds. */
const retryMs = 5000;

const Acts = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

export interface StepProps {
  count: StockCountView;
  state: SnapshotFrom<typeof countStockFlow>;
  dispatch: (event: CountStockEvent) => void;
}

interface CountItemsProps extends StepProps {
  /** The item that somebody came back to count once more; null where nobody did. */
  again: string | null;
  /** That item was gone to. */
  onReached: () => void;
  /** Gives up what can't be saved. */
  onDrop: () => void;
  onDiscard: () => void;
}

/** Sends what could not be saved again and again, and at once when the network is back. */
const useRetry = (isUnsaved: boolean, retry: () => void): void => {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (!isUnsaved) return;
    const again = () => latest.current();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isUnsaved]);
};

/** The second step: what is there is scanned or typed, the item that was added last first. */
export function CountItems({ count, state, dispatch, again, onReached, onDrop, onDiscard }: CountItemsProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const [showsAll, setShowsAll] = useState(again !== null);
  const [isReviewOpen, setReviewOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [focused, setFocused] = useState(again);
  const reached = useRef(onReached);
  useEffect(() => reached.current(), []);
  const { sending, waiting, refusals: refused } = state.context;
  const lines = linesWith(count.lines, [...sending, ...waiting]);
  const latest = useRef(lines);
  latest.current = lines;
  const typing = useTypedQuantities(lines, locale, (entries) => dispatch({ type: 'entries.add', entries }));
  const isUnsaved = state.hasTag('unsaved');
  useRetry(isUnsaved, () => dispatch({ type: 'act.retry' }));
  useUnloadWarning(sending.length + waiting.length > 0 || typing.isTyping);

  const rows = typing.rows;
  const visible = showsAll ? rows : rows.slice(0, firstRows);
  const at = rows.findIndex(({ productId }) => productId === focused);
  useEffect(() => {
    if (at < 0) return;
    document.getElementById(`count.${at}.quantity`)?.focus();
    setFocused(null);
  }, [at]);

  const isIdle = !state.hasTag('saving') && !isUnsaved && !typing.isTyping;
  useEffect(() => {
    if (!isReviewOpen || !isIdle) return;
    setReviewOpen(false);
    // Told where an item is added: the review would only refuse it.
    if (latest.current.length === 0) setMissing(true);
    else dispatch({ type: 'review.open' });
  }, [isReviewOpen, isIdle, dispatch]);
  useEffect(() => {
    if (isUnsaved) setReviewOpen(false);
  }, [isUnsaved]);

  const search = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findProducts(businessId, query, mostFound))
        .filter(({ tracked }) => tracked)
        .map(({ id, name, barcode, sku }) => ({ id, name, detail: sku || barcode })),
    [businessId],
  );
  function pick({ id, name, detail }: PickOption) {
    typing.begin({ productId: id, name, sku: detail ?? '' });
    if (rows.findIndex(({ productId }) => productId === id) >= firstRows) setShowsAll(true);
    setFocused(id);
  }
  function scan({ id, name, sku, tracked }: ProductRow) {
    if (!tracked) throw saying(refusals.notCounted({ product: name }));
    typing.flush();
    dispatch({
      type: 'entries.add',
      entries: [{ productId: id, name, sku, act: 'add', quantity: '1' }],
    });
  }
  function review() {
    typing.flush();
    if (typing.faulty) setFocused(typing.faulty);
    else setReviewOpen(true);
  }
  const isShown = (id: string) => rows.some(({ productId }) => productId === id);
  const lost = refused.filter(({ productId }) => !isShown(productId));
  const items = lines.length;
  // What is being typed is neither counted nor nothing.
  const saved =
    items === 0 && rows.length > 0 ? '' : words.saved({ items, formatted: items.toLocaleString(locale) });
  return (
    <SettingsCard
      title={words.countTitle({ location: count.location })}
      lead={words.countLead}
      onSubmit={typing.flush}
      foot={
        <>
          <Button onClick={onDiscard}>{words.discard}</Button>
          <Button disabled={!isIdle} onClick={() => dispatch({ type: 'flow.leave' })}>
            {words.later}
          </Button>
          <Button look="primary" pending={isReviewOpen} onClick={review}>
            {words.review}
          </Button>
        </>
      }
    >
      {isUnsaved && (
        <>
          <Notice>{words.unsaved}</Notice>
          <Acts>
            <Button onClick={() => dispatch({ type: 'act.retry' })}>{words.retry}</Button>
            <Button onClick={onDrop}>{words.drop}</Button>
          </Acts>
        </>
      )}
      {lost.map(({ productId, reason }) => (
        <Notice key={productId}>{reason}</Notice>
      ))}
      <PickedItems
        id="count"
        legend={words.counted}
        newestFirst
        items={visible.map(({ productId, name, sku, quantity, posted, problem }) => ({
          id: productId,
          label: name,
          quantity,
          hint: [sku, posted && words.posted].filter(Boolean).join(' · ') || undefined,
          problem: problem ?? refused.find((one) => one.productId === productId)?.reason ?? undefined,
          remove: words.remove({ item: name }),
        }))}
        onQuantity={(index, quantity) => typing.type(visible[index]!.productId, quantity)}
        onRemove={(index) => typing.remove(visible[index]!.productId)}
        add={words.addItem}
        placeholder={words.findItem}
        onAdd={pick}
        search={search}
        problem={isMissing && lines.length === 0 ? stockCount.nothingCounted : undefined}
      >
        <ScanItems
          onItem={scan}
          quantityOf={(id) => latest.current.find(({ productId }) => productId === id)?.counted}
        />
        <p role="status" className="quiet">
          {state.hasTag('saving') ? words.saving : !isUnsaved && saved}
        </p>
      </PickedItems>
      {rows.length > visible.length && (
        <div>
          <Button onClick={() => setShowsAll(true)}>
            {words.showAll({ count: rows.length.toLocaleString(locale) })}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}
