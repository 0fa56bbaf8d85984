import { useState } from 'react';
import type { PaidOnline } from '../../api/commands/payments.ts';
import { Button } from '../kit/Button.tsx';
import { PayOnlineDialog } from './PayOnlineDialog.tsx';

interface PayButtonProps {
  subject: PaidOnline;
  /** What is paid, as the customer reads it: "Invoice INV-0042". */
  name: string;
  /** Who is paid. */
  payee: string;
}

/** The one act of a customer who sees an invoice by its link. Not drawn where nothing is owed: its page knows that. */
export function PayButton({ subject, name, payee }: PayButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        Pay online
      </Button>
      {open && (
        <PayOnlineDialog
          subject={subject}
          title={`Pay ${name}`}
          lead={`You pay ${payee} on the provider’s own page, and come back here.`}
          onDone={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
