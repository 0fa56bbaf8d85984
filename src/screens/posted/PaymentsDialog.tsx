import { kindSpec } from '../../domain/documents/kinds.ts';
import { plannedStatusOf } from '../../domain/documents/status.ts';
import { formatDay } from '../../domain/values/format.ts';
import { paymentList as words } from '../../domain/words/payments.ts';
import { postedPage } from '../../domain/words/posted.ts';
import { postedLifecycle } from '../../machines/posted/posted.refusing.ts';
import { allows } from '../../machines/standing.ts';
import { PaymentList } from '../document/PaymentList.tsx';
import { useBusiness, useMay } from '../frame/business.ts';
import { useLocale } from '../kit/locale.ts';
import { commandsOn, type PostedDialogProps } from './posted-commands.ts';
import { wordsOfKind } from './posted-words.ts';

/** Everything that settles or settled the document; a payment can be deleted here. */
export function PaymentsDialog({ document, commands, onDone, onClose }: PostedDialogProps) {
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const may = useMay();
  return (
    <PaymentList
      title={postedPage.paymentsOf({ document: document.number ?? '' })}
      currency={document.currency}
      payments={document.payments}
      creditNote={wordsOfKind(document.kind).creditNote}
      forgiven={wordsOfKind(document.kind).forgiven}
      canTakeBack={({ kind, amount }) =>
        kind !== 'write-off' &&
        kind !== 'credit-note' &&
        may(`${kindSpec(document.kind).permissions}.delete`) &&
        allows(postedLifecycle, document.standing, { type: 'payment.delete', amount })
      }
      previewOf={(payment) => ({
        ask: () => commands.preview(id, document.id, 'delete-payment', { paymentId: payment.id }),
        currency: homeCurrency,
        statusOf: plannedStatusOf(document),
        sentence: ({ entries: [entry] }) => {
          if (!entry) return null;
          const day = formatDay(payment.onDay, locale, 'long');
          const today = formatDay(entry.onDay, locale, 'long');
          return entry.onDay === payment.onDay
            ? words.reversedOnItsDay({ day })
            : words.reversedToday({ day, today });
        },
      })}
      takeBack={(paymentId) => commandsOn(id, document, commands).deletePayment(paymentId)}
      onChanged={onDone}
      onClose={onClose}
    />
  );
}
