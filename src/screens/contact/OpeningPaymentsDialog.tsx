import { once } from '../../api/client/intent.ts';
import type { ContactViews } from '../../domain/contact/contact.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { openingPaymentsWords } from '../../domain/words/contacts.ts';
import { PaymentList } from '../document/PaymentList.tsx';
import { useBusiness, useMay } from '../frame/business.ts';
import { toast } from '../kit/notices/toast.ts';
import { contactPages } from './contact-pages.ts';

interface OpeningPaymentsDialogProps {
  contactRole: ContactRole;
  contact: ContactViews[ContactRole];
  onDone: () => void;
  onClose: () => void;
}

/** The payments of what was owed to or by a contact when the books began; each can be deleted. */
export function OpeningPaymentsDialog({
  contactRole: role,
  contact,
  onDone,
  onClose,
}: OpeningPaymentsDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const may = useMay();

  async function takeBack(paymentId: string) {
    const answer = await once(`opening.payment-delete ${paymentId}`, (intentKey) =>
      contactPages[role].account.deleteOpeningPayment(
        { businessId, intentKey },
        { contactId: contact.id, paymentId },
      ),
    );
    toast.success(answer.message);
  }

  return (
    <PaymentList
      title={openingPaymentsWords.title(contact.name)}
      currency={contact.opening?.currency ?? homeCurrency}
      payments={contact.openingPayments}
      canTakeBack={() => may(`${role}.delete`)}
      takeBack={takeBack}
      onChanged={onDone}
      onClose={onClose}
    />
  );
}
