import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { isPaymentMode, paymentModes } from '../../domain/books/payment-mode.ts';
import type { PaymentView } from '../../domain/documents/payment-view.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { paymentList as words } from '../../domain/words/payments.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { CommandDialog, type CommandDialogProps } from '../kit/effects/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';

const Rows = chakra('ul', {
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

const wordOf = (payment: PaymentView, creditNote: string, forgiven: string): string => {
  if (payment.kind === 'credit') return words.creditApplied;
  if (payment.kind === 'credit-note') return creditNote;
  if (payment.kind === 'write-off') return forgiven;
  return payment.mode !== null && isPaymentMode(payment.mode) ? paymentModes[payment.mode] : words.payment;
};

interface PaymentListProps {
  title: string;
  currency: string;
  payments: readonly PaymentView[];
  /** What a credit note is called among them, where there can be one. */
  creditNote?: string;
  /** What is said of a rest that was given up, where one can be. */
  forgiven?: string;
  /** Whether one may be deleted here. */
  canTakeBack: (payment: PaymentView) => boolean;
  takeBack: (paymentId: string) => Promise<void>;
  /** Shows what deleting one will do; left out where it is always dated today. */
  previewOf?: (payment: PaymentView) => CommandDialogProps['preview'];
  onChanged: () => void;
  onClose: () => void;
}

/** A dialog of everything that settles or settled a claim; a payment can be deleted here, and is asked about first. */
export function PaymentList(props: PaymentListProps) {
  const {
    title,
    currency,
    payments,
    creditNote = words.payment,
    forgiven = words.writtenOff,
    canTakeBack,
    takeBack,
    previewOf,
    onChanged,
    onClose,
  } = props;
  const locale = useLocale();
  const [confirming, setConfirming] = useState<PaymentView | null>(null);
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const called = (payment: PaymentView) =>
    words.paymentOf({ payment: wordOf(payment, creditNote, forgiven), amount: money(payment.amount) });

  if (confirming)
    return (
      <CommandDialog
        title={words.deleteTitle}
        lead={(previewOf ? words.deleteLead : words.deleteTodayLead)({
          payment: called(confirming),
          day: formatDay(confirming.onDay, locale),
        })}
        label={words.deletePayment}
        danger
        keep={words.keepIt}
        {...(previewOf && { preview: previewOf(confirming)! })}
        commit={() => takeBack(confirming.id)}
        onDone={onChanged}
        onClose={() => setConfirming(null)}
      />
    );
  return (
    <Dialog title={title} onClose={onClose} foot={<Button onClick={onClose}>{dialogWords.close}</Button>}>
      <Rows>
        {payments.map((payment) => (
          <li key={payment.id}>
            <span className={payment.live ? undefined : 'gone'}>
              {wordOf(payment, creditNote, forgiven)}
              <small>
                {formatDay(payment.onDay, locale)}
                {payment.bank && words.through({ bank: payment.bank })}
                {payment.bankCharge &&
                  words.charged({
                    charge: formatMoney(payment.bankCharge, payment.received?.currency ?? currency, locale),
                  })}
                {payment.surplus !== '0' && words.moreKept({ amount: money(payment.surplus) })}
                {payment.memo && `, ${payment.memo}`}
              </small>
            </span>
            <span className={`figure${payment.live ? '' : ' gone'}`}>{money(payment.amount)}</span>
            {payment.live && canTakeBack(payment) ? (
              <Button look="ghost" onClick={() => setConfirming(payment)}>
                {words.deleteIt} <span className="unseen">{called(payment)}</span>
              </Button>
            ) : (
              <span />
            )}
          </li>
        ))}
      </Rows>
    </Dialog>
  );
}
