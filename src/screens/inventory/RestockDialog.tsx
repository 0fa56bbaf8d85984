import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { restockCalls } from '../../api/calls/restock.ts';
import { ask } from '../../api/client/ask.ts';
import { queryOf, useCall } from '../../api/client/query.ts';
import type { RestockedOrder, RestockLine, RestockProposal } from '../../domain/stock/restock.ts';
import { formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { restock as words } from '../../domain/words/stock.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { findContacts } from '../frame/contacts.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { PickerField } from '../kit/fields/PickerField.tsx';
import { QuantityField } from '../kit/fields/QuantityField.tsx';
import type { PickOption } from '../kit/fields/use-options.ts';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { Columns } from '../kit/Stack.tsx';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import {
  orderedOf,
  type RestockForm,
  type RestockFormLine,
  restockFaults,
  restockFormOf,
  vendorless,
} from './restock-form.ts';

interface RestockDialogProps {
  items: readonly string[];
  onDone: (message: string, orders: readonly RestockedOrder[]) => Promise<void>;
  onClose: () => void;
}

/** Orders items: how many of each, of whom, and which drafts that makes. */
export function RestockDialog(props: RestockDialogProps) {
  const { items, onClose } = props;
  const { id: businessId } = useBusiness();
  const { data, error, refetch } = useQuery({
    ...queryOf(restockCalls.proposeRestock, { businessId, productIds: [...items] }),
    // What is typed over it stays as it was proposed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data && data.items.length > 0) return <Proposed {...props} proposals={data.items} />;
  return (
    <Dialog
      title={words.orderThese}
      onClose={onClose}
      foot={<Button onClick={onClose}>{words.close}</Button>}
    >
      {error ? (
        <FilteredEmpty
          sentence={error.message}
          act={<Button onClick={() => void refetch()}>{dialogWords.tryAgain}</Button>}
        />
      ) : (
        (data && <p>{words.nothingCounted}</p>) || <SkeletonRows cells={3} />
      )}
    </Dialog>
  );
}

const Line = chakra('fieldset', {
  base: {
    paddingBlock: '3',
    borderBottom: '1px solid {colors.line}',
    '& > legend': { float: 'left', width: '100%', fontWeight: '550' },
    '& > p': { clear: 'both', fontSize: '13px', color: 'quiet', marginBottom: '2' },
  },
});

const Made = chakra('section', {
  base: { '& h3': { fontSize: '14px', fontWeight: '600' }, '& li': { paddingTop: '1' } },
});

/** Lines that follow the typing once it pauses: what they would make is asked of the server. */
const usePausedLines = (lines: readonly RestockLine[]): readonly RestockLine[] => {
  const [settled, setSettled] = useState(lines);
  const signature = JSON.stringify(lines);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(signature)), 300);
    return () => clearTimeout(timer);
  }, [signature]);
  return settled;
};

function Proposed({
  items,
  proposals,
  onDone,
  onClose,
}: RestockDialogProps & { proposals: RestockProposal[] }) {
  const { id: businessId } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const card = useCardForm<RestockForm>({
    noun: 'restock',
    opened: null,
    madeOf: items.join(' '),
    initial: restockFormOf(proposals),
    check: (form) => restockFaults(form, locale),
  });
  const { form, change } = card;
  const lines = usePausedLines(orderedOf(form, locale));
  const mayOrder = may('purchaseOrder.add');
  const preview = useCall(
    restockCalls.previewRestock,
    { businessId, lines: [...lines] },
    { enabled: mayOrder && lines.length > 0, keepsBefore: true },
  );
  const orders = lines.length > 0 ? (preview.data?.orders ?? []) : [];
  const without = vendorless(form, locale);
  const search = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findContacts('vendor', businessId, query)).map(({ id, name, email }) => ({
        id,
        name,
        detail: email,
      })),
    [businessId],
  );
  const set = (index: number, patch: Partial<RestockFormLine>) =>
    change({ lines: form.lines.map((line, at) => (at === index ? { ...line, ...patch } : line)) });

  async function save() {
    const answer = await card.save((intentKey) =>
      ask(restockCalls.restock, { businessId, lines: orderedOf(form, locale) }, { intentKey }),
    );
    if (answer) await onDone(answer.message, answer.orders);
  }
  return (
    <CardDialog
      title={words.orderThese}
      lead={words.dialogLead}
      card={card}
      save={words.create({ orders: orders.length })}
      onSave={save}
      onClose={onClose}
      {...(!mayOrder && { foot: <Button onClick={onClose}>{words.close}</Button> })}
    >
      {without > 0 && <Notice>{words.leftOut({ items: without })}</Notice>}
      <div>
        {form.lines.map((line, index) => {
          const known = proposals.find(({ productId }) => productId === line.productId);
          return (
            known && (
              <Line key={line.productId}>
                <legend>{known.name}</legend>
                <p>
                  {words.facts({
                    onHand: formatDecimal(known.onHand, locale),
                    onOrder: formatDecimal(known.onOrder, locale),
                    sold: formatDecimal(known.sold30, locale),
                  })}
                </p>
                <Columns>
                  <QuantityField
                    id={`restock-lines.${index}.quantity`}
                    problem={card.problemOf(`lines.${index}.quantity`)}
                    label={words.quantity}
                    value={line.quantity}
                    onChange={(quantity) => set(index, { quantity })}
                  />
                  <PickerField
                    id={`restock-lines.${index}.vendor`}
                    problem={undefined}
                    label={words.vendor}
                    picked={line.vendorId ? { id: line.vendorId, name: line.vendorName } : null}
                    onPick={(vendor) =>
                      set(index, { vendorId: vendor?.id ?? '', vendorName: vendor?.name ?? '' })
                    }
                    search={search}
                  />
                </Columns>
              </Line>
            )
          );
        })}
      </div>
      {orders.length > 0 && (
        <Made aria-live="polite">
          <h3>{words.willCreate}</h3>
          <ul>
            {orders.map(({ vendorId, vendor, items: count, total, currency }) => (
              <li key={vendorId}>
                {words.draftOf({ vendor, items: count, total: formatMoney(total, currency, locale) })}
              </li>
            ))}
          </ul>
        </Made>
      )}
    </CardDialog>
  );
}
