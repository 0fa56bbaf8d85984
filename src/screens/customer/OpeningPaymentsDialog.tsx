import { once } from '../../api/client/intent.ts';
import { deleteOpeningPayment } from '../../api/commands/customers.ts';
import type { CustomerView } from '../../domain/contact.ts';
import { openingPaymentsWords } from '../../domain/words/customer-payments.ts';
import { PaymentList } from '../document/PaymentList.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness, useMay } from '../shell/business.ts';

interface OpeningPaymentsDialogProps {
  customer: CustomerView;
  onDone: () => void;
  onClose: () => void;
}

/** The payments of what a customer owed when the books began; each can be deleted. */
export function OpeningPaymentsDialog({ customer, onDone, onClose }: OpeningPaymentsDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const may = useMay();

  async function takeBack(paymentId: string) {
    const answer = await once(`opening.payment-delete ${paymentId}`, (intentKey) =>
      deleteOpeningPayment({ businessId, intentKey }, { customerId: customer.id, paymentId }),
    );
    toast.success(answer.message);
  }

  return (
    <PaymentList
      title={openingPaymentsWords.title(customer.name)}
      currency={customer.opening?.currency ?? homeCurrency}
      payments={customer.openingPayments}
      canTakeBack={() => may('customer.delete')}
      takeBack={takeBack}
      onChanged={onDone}
      onClose={onClose}
    />
  );
}
