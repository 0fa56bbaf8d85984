import { useCallback, useState } from 'react';
import { customerCalls } from '../../api/calls/customer.ts';
import { useCall } from '../../api/client/query.ts';
import { openInvoices, recordBatchPayment } from '../../api/documents/invoices.ts';
import { receivedWords as words } from '../../domain/words/bank-money.ts';
import { documentForm } from '../../domain/words/documents.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { useBusiness } from '../frame/business.ts';
import { findContacts } from '../frame/contacts.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { PickerField } from '../kit/fields/PickerField.tsx';
import type { PickOption } from '../kit/fields/use-options.ts';
import { BatchPayment, type KnownPayment } from '../posted/BatchPayment.tsx';

export interface ReceivedDialogProps {
  /** What a bank's statement shows of the payment. */
  known: KnownPayment;
  onClose: () => void;
}

/** A payment that a bank's statement shows and the books lack: asks who paid, then what of theirs it settles. */
export function ReceivedDialog({ known, onClose }: ReceivedDialogProps) {
  const { id } = useBusiness();
  // The cash on hand goes by the business's own id, and is no bank that a payment names.
  const isCash = known.bankId === id;
  const paid: KnownPayment = isCash ? { ...known, bankId: '', mode: 1 } : known;
  const [customer, setCustomer] = useState<PickOption | null>(null);
  const search = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findContacts('customer', id, query)).map(({ id: found, name, email }) => ({
        id: found,
        name,
        detail: email,
      })),
    [id],
  );
  if (customer) return <ReceivedOf customer={customer} known={paid} onClose={onClose} />;
  return (
    <Dialog
      title={words.title}
      lead={words.lead}
      size="small"
      onClose={onClose}
      foot={<Button onClick={onClose}>{dialogWords.close}</Button>}
    >
      <PickerField
        id="received-customer"
        label={documentForm.ofRole.customer.label}
        placeholder={documentForm.findContact}
        picked={null}
        onPick={setCustomer}
        search={search}
      />
    </Dialog>
  );
}

function ReceivedOf({ customer, known, onClose }: ReceivedDialogProps & { customer: PickOption }) {
  const { id } = useBusiness();
  const { data } = useCall(customerCalls.getCustomer, { businessId: id, id: customer.id });
  return (
    <BatchPayment
      kind="invoice"
      contact={customer}
      owing={openInvoices(id, customer.id)}
      lastMode={data?.lastMode}
      today={data?.today}
      known={known}
      record={recordBatchPayment}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
