import { useState } from 'react';
import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { customerAccountCalls } from '../../api/contract/customer-account.ts';
import type { CustomerView } from '../../api/queries/customers.ts';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { LongTextField, TextField } from '../kit/TextField.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';

interface SendStatementDialogProps {
  customer: CustomerView;
  onDone: () => void;
  onClose: () => void;
}

/** Sends a customer their statement of account by mail. */
export function SendStatementDialog({ customer, onDone, onClose }: SendStatementDialogProps) {
  const { id: businessid } = useBusiness();
  const [mail, setMail] = useState({
    email: customer.email ?? '',
    Cc: customer.Cc ?? '',
    Bcc: '',
    personal_message: '',
  });
  const field = (name: keyof typeof mail) => ({
    value: mail[name],
    onChange: (value: string) => setMail((now) => ({ ...now, [name]: value })),
  });

  async function commit() {
    const answer = await once(`statement.send ${customer.id}`, (intentKey) =>
      send(customerAccountCalls.sendStatement, {
        body: { businessid, clientid: customer.id, ...mail },
        intentKey,
      }),
    );
    toast.success(answer.message);
  }

  return (
    <CommandDialog
      title={`Send ${customer.name} their statement`}
      lead="The statement goes as a PDF: every claim with what is due of it, as of today."
      label="Send e-mail"
      keep="Close"
      commit={commit}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField label="To" type="email" {...field('email')} />
      <TextField label="Cc" hint="Several addresses with commas between." optional {...field('Cc')} />
      <TextField label="Bcc" optional {...field('Bcc')} />
      <LongTextField label="Personal message" optional {...field('personal_message')} />
    </CommandDialog>
  );
}
