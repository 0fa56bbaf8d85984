import { useQuery } from '@tanstack/react-query';
import { billCommands, openBills, payBills } from '../../api/documents/bills.ts';
import type { VendorView } from '../../domain/contact/contact.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import { useBusiness } from '../frame/business.ts';
import { BatchPayment } from '../posted/BatchPayment.tsx';
import { SurplusFirst } from '../posted/SurplusFirst.tsx';

interface PayBillsDialogProps {
  contact: VendorView;
  onDone: () => void;
  onClose: () => void;
}

/** One payment over the open bills of a vendor, once what was paid them in advance is applied or left. */
export function PayBillsDialog({ contact, ...ends }: PayBillsDialogProps) {
  const { id } = useBusiness();
  const owing = openBills(id, contact.id);
  const { data } = useQuery<PostedRow[]>(owing);
  if (!data && contact.credits.length > 0) return null;
  const open = data ?? [];
  return (
    <SurplusFirst
      kind="bill"
      offers={contact.credits.map(({ currency, amount }) => ({
        party: contact.name,
        currency,
        surplus: amount,
        documents: open.filter((row) => row.currency === currency),
      }))}
      apply={billCommands.applySurplus}
    >
      <BatchPayment
        {...ends}
        kind="bill"
        contact={contact}
        owing={owing}
        lastMode={contact.lastMode}
        today={contact.today}
        record={(context, batch) => payBills(context, contact.id, batch)}
      />
    </SurplusFirst>
  );
}
