import { openBills, payBills } from '../../api/documents/bills.ts';
import type { VendorView } from '../../domain/contact/contact.ts';
import { useBusiness } from '../frame/business.ts';
import { BatchPayment } from '../posted/BatchPayment.tsx';

interface PayBillsDialogProps {
  contact: VendorView;
  onDone: () => void;
  onClose: () => void;
}

/** One payment over the open bills of a vendor. */
export function PayBillsDialog({ contact, ...ends }: PayBillsDialogProps) {
  const { id } = useBusiness();
  return (
    <BatchPayment
      {...ends}
      kind="bill"
      contact={contact}
      owing={openBills(id, contact.id)}
      lastMode={contact.lastMode}
      today={contact.today}
      record={(context, batch) => payBills(context, contact.id, batch)}
    />
  );
}
