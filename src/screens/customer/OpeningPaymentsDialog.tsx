import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { customerAccountCalls } from '../../api/contract/customer-account.ts';
import type { CustomerView } from '../../api/queries/customers.ts';
import { PaymentList } from '../document/PaymentList.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness, useMay } from '../shell/business.ts';

interface OpeningPaymentsDialogProps {
  customer: CustomerView;
  onDone: () => void;
  onClose: () => void;
}

/** The payments of what a customer owed when the books began; each can be taken back. */
export function OpeningPaymentsDialog({ customer, onDone, onClose }: OpeningPaymentsDialogProps) {
  const { id: businessid, homeCurrency } = useBusiness();
  const may = useMay();

  async function takeBack(PaymentId: string) {
    const body = { businessid, clientid: customer.id, PaymentId };
    const answer = await once(`opening.payment-delete ${PaymentId}`, (intentKey) =>
      send(customerAccountCalls.deleteOpeningPayment, { body, intentKey }),
    );
    toast.success(answer.message);
  }

  return (
    <PaymentList
      title={`Payments of the opening balance of ${customer.name}`}
      currency={customer.openingcurrency ?? homeCurrency}
      payments={customer.openingpayments}
      canTakeBack={() => may('customer.delete')}
      takeBack={takeBack}
      onChanged={onDone}
      onClose={onClose}
    />
  );
}
