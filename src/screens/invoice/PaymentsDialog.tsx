import { useState } from 'react';
import type { InvoiceView } from '../../api/queries/invoices.ts';
import { isPaymentMode, paymentModes } from '../../domain/books/accounts.ts';
import { formatDay, formatMoney } from '../../domain/format.ts';
import { invoiceLifecycle } from '../../machines/invoice/invoice.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { styled } from '../kit/styled.ts';
import { toast } from '../kit/toast.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { invoiceCommands } from './invoice-commands.ts';

const Rows = styled('ul', {
  base: {
    borderTop: '1px solid {colors.line}',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '1fr auto auto',
      alignItems: 'center',
      columnGap: '3',
      paddingBlock: '10px',
      borderBottom: '1px solid {colors.line}',
    },
    '& .gone': { color: 'quiet', textDecoration: 'line-through' },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
  },
});

const wordOf = (payment: InvoiceView['payment'][number]): string => {
  if (payment.kind === 'credit') return 'Credit applied';
  if (payment.kind === 'write-off') return 'Written off';
  return payment.mode !== null && isPaymentMode(payment.mode) ? paymentModes[payment.mode] : 'Payment';
};

interface PaymentsDialogProps {
  invoice: InvoiceView;
  onChanged: () => void;
  onClose: () => void;
}

/** Everything that settles or settled the invoice; a payment can be taken back here. */
export function PaymentsDialog({ invoice, onChanged, onClose }: PaymentsDialogProps) {
  const { id } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const [pending, setPending] = useState<string | null>(null);
  const money = (amount: string) => formatMoney(amount, invoice.currency, locale);

  async function takeBack(paymentId: string) {
    setPending(paymentId);
    try {
      await invoiceCommands(id, invoice).deletePayment(paymentId);
      onChanged();
    } catch (problem) {
      toast.failure((problem as Error).message);
    } finally {
      setPending(null);
    }
  }

  return (
    <Dialog
      title={`Payments of ${invoice.invoicenumber}`}
      onClose={onClose}
      foot={<Button onClick={onClose}>Close</Button>}
    >
      <Rows>
        {invoice.payment.map((payment) => {
          const event = { type: 'payment.delete' as const, amount: payment.amount };
          const takable =
            payment.live &&
            payment.kind !== 'write-off' &&
            may('invoice.delete') &&
            allows(invoiceLifecycle, invoice.standing, event);
          return (
            <li key={payment.id}>
              <span className={payment.live ? undefined : 'gone'}>
                {wordOf(payment)}
                <small>
                  {formatDay(payment.date, locale)}
                  {payment.surplus !== '0' && `, ${money(payment.surplus)} more kept as credit`}
                  {payment.memo && `, ${payment.memo}`}
                </small>
              </span>
              <span className={`figure${payment.live ? '' : ' gone'}`}>{money(payment.amount)}</span>
              {takable ? (
                <Button look="ghost" pending={pending === payment.id} onClick={() => takeBack(payment.id)}>
                  Delete{' '}
                  <span className="unseen">
                    {wordOf(payment)} of {money(payment.amount)}
                  </span>
                </Button>
              ) : (
                <span />
              )}
            </li>
          );
        })}
      </Rows>
    </Dialog>
  );
}
