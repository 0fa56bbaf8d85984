import { customerCalls } from '../../api/calls/customer.ts';
import { useCall } from '../../api/client/query.ts';
import { openInvoices, recordBatchPayment } from '../../api/documents/invoices.ts';
import type { CustomerRow } from '../../domain/contact/contact.ts';
import { useBusiness } from '../frame/business.ts';
import { BatchPayment } from '../posted/BatchPayment.tsx';

interface BatchPaymentDialogProps {
  customer: Pick<CustomerRow, 'id' | 'name'>;
  onDone: () => void;
  onClose: () => void;
}

/** One payment of a customer over their open invoices. */
export function BatchPaymentDialog({ customer, ...ends }: BatchPaymentDialogProps) {
  const { id } = useBusiness();
  const { data } = useCall(customerCalls.getCustomer, { businessId: id, id: customer.id });
  return (
    <BatchPayment
      {...ends}
      kind="invoice"
      contact={customer}
      owing={openInvoices(id, customer.id)}
      lastMode={data?.lastMode}
      today={data?.today}
      record={recordBatchPayment}
    />
  );
}
