import { kindSpec } from '../../domain/documents/kinds.ts';
import * as words from '../../domain/words/posted-page.ts';
import { postedLifecycle } from '../../machines/posted/posted.refusing.ts';
import { allows } from '../../machines/standing.ts';
import { PaymentList } from '../document/PaymentList.tsx';
import { useBusiness, useMay } from '../shell/business.ts';
import { commandsOn, type PostedDialogProps } from './posted-commands.ts';

/** Everything that settles or settled the document; a payment can be deleted here. */
export function PaymentsDialog({ document, commands, onDone, onClose }: PostedDialogProps) {
  const { id } = useBusiness();
  const may = useMay();
  return (
    <PaymentList
      title={words.paymentsOf({ document: document.number ?? '' })}
      currency={document.currency}
      payments={document.payments}
      canTakeBack={({ kind, amount }) =>
        kind !== 'write-off' &&
        kind !== 'credit-note' &&
        may(`${kindSpec(document.kind).permissions}.delete`) &&
        allows(postedLifecycle, document.standing, { type: 'payment.delete', amount })
      }
      takeBack={(paymentId) => commandsOn(id, document, commands).deletePayment(paymentId)}
      onChanged={onDone}
      onClose={onClose}
    />
  );
}
