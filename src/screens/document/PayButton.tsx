import { useState } from 'react';
import type { PaidOnline } from '../../api/documents/payments.ts';
import { payOnline as words } from '../../domain/online-payment/online-payments.words.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { PayOnlineDialog } from './PayOnlineDialog.tsx';

interface PayButtonProps {
  subject: PaidOnline;
  /** What is paid, as the customer reads it: "Invoice INV-0042". */
  name: string;
  /** Who is paid. */
  payee: string;
  /** No way of paying it is more than a test. */
  isTest: boolean;
}

/** The one act of a customer who sees an invoice by its link. Not drawn where nothing is owed or no way to pay is connected: its page knows that. */
export function PayButton({ subject, name, payee, isTest }: PayButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {isTest ? words.payInTest : words.payOnline}
      </Button>
      {open && (
        <PayOnlineDialog
          subject={subject}
          title={words.pay({ document: name })}
          lead={words.lead({ payee })}
          onDone={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
