import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { once } from '../../api/client/intent.ts';
import { billOrder } from '../../api/commands/orders.ts';
import { formatDecimal } from '../../domain/format.ts';
import { isNothing, isReadableAmount } from '../../domain/money.ts';
import { leftOf } from '../../domain/order/facts.ts';
import type { OrderView } from '../../domain/order/view.ts';
import * as words from '../../domain/words/order-billing.ts';
import { calledBy, calledIn } from '../document/called.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { QuantityField } from '../kit/QuantityField.tsx';
import { styled } from '../kit/styled.ts';
import { toast } from '../kit/toast.ts';
import { viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';

const Lines = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    maxHeight: '40dvh',
    overflowY: 'auto',
    // The outline of a field in use stands outside it.
    padding: '1',
    margin: '-1',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '1fr minmax(120px, 35%)',
      gap: '3',
      alignItems: 'center',
    },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
  },
});

interface BillOrderDialogProps {
  order: OrderView;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Makes a draft of a bill of an order: how many of each line, what is left proposed; then leads to the bill. */
export function BillOrderDialog({ order, onDone, onClose }: BillOrderDialogProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const lines = order.lines.map((line) => {
    const { id, name, quantity: ordered, billed, closed } = line;
    return { id, name, ordered, billed, left: leftOf({ ordered, billed, closed }) };
  });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [confirmed, setConfirmed] = useState(false);
  const [over, setOver] = useState(false);
  const quantityOf = (line: (typeof lines)[number]) => typed[line.id] ?? line.left;
  // A line that is billed whole proposes 0, and by 0 any other is left out.
  const readable = lines
    .map(quantityOf)
    .every((quantity) => quantity === '' || isNothing(quantity) || isReadableAmount(quantity));

  async function commit() {
    const quantities = lines.map((line) => ({ id: line.id, quantity: quantityOf(line) || '0' }));
    const asked = JSON.stringify([quantities, confirmed]);
    try {
      const bill = await once(`order.bill ${order.id} ${order.version} ${asked}`, (intentKey) =>
        billOrder({ businessId, intentKey }, order.id, { quantities, confirmed }),
      );
      toast.success(bill.message);
      await onDone();
      navigate(viewDocumentAt('bill', calledIn({ ...bill, subtype: 'bill' })));
    } catch (problem) {
      setOver(true);
      throw problem;
    }
  }

  return (
    <CommandDialog
      title={words.title({ order: calledBy(order) })}
      lead={words.lead({ party: order.to.name })}
      label={words.create}
      keep={words.notNow}
      disabled={!readable}
      commit={commit}
      onDone={onClose}
      onClose={onClose}
    >
      {(said) => (
        <>
          <Lines>
            {lines.map((line, index) => (
              <div key={line.id}>
                <span>
                  {line.name}
                  <small>
                    {words.ofLine({
                      ordered: formatDecimal(line.ordered, locale),
                      billed: formatDecimal(line.billed, locale),
                      left: formatDecimal(line.left, locale),
                    })}
                  </small>
                </span>
                <QuantityField
                  {...said(`lines.${index}.quantity`)}
                  label={words.toBill}
                  about={line.name}
                  value={quantityOf(line)}
                  onChange={(quantity) => setTyped((before) => ({ ...before, [line.id]: quantity }))}
                />
              </div>
            ))}
          </Lines>
          {(over || confirmed) && (
            <CheckField label={words.billMore} checked={confirmed} onChange={setConfirmed} />
          )}
        </>
      )}
    </CommandDialog>
  );
}
