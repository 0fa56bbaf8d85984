import { useQuery } from '@tanstack/react-query';
import { once } from '../../api/client/intent.ts';
import type { ContactViews } from '../../domain/contact/contact.ts';
import { isPositive } from '../../domain/money.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { applyCreditWords as words } from '../../domain/words/customers.ts';
import { ApplySurplusDialog } from '../document/ApplySurplusDialog.tsx';
import { useBusiness } from '../frame/business.ts';
import { toast } from '../kit/notices/toast.ts';
import { contactPages } from './contact-pages.ts';

interface ApplyCreditDialogProps {
  contactRole: ContactRole;
  contact: ContactViews[ContactRole];
  onDone: () => void;
  onClose: () => void;
}

/** Applies a customer's credit to one of their invoices, or a vendor's advance to a bill: the one due first unless another is chosen. */
export function ApplyCreditDialog({ contactRole: role, contact, onDone, onClose }: ApplyCreditDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const labels = words.ofRole[role];
  const { open, apply } = contactPages[role];
  const { data } = useQuery(open(businessId, contact.id));
  const { credits } = contact;
  const creditIn = (code: string) => credits.find(({ currency }) => currency === code)?.amount ?? '0';
  const documents = (data ?? []).filter(({ currency }) => isPositive(creditIn(currency)));
  return (
    <ApplySurplusDialog
      role={role}
      title={labels.title(contact.name)}
      lead={
        data && documents.length === 0
          ? labels.noneOpen(credits.map((one) => one.currency).join(' or '))
          : undefined
      }
      documents={documents}
      surplusIn={creditIn}
      currency={credits[0]?.currency ?? homeCurrency}
      today={contact.today}
      apply={async (id, amount, onDay) => {
        const answer = await once(
          `credit.apply ${id} ${creditIn(documents.find((one) => one.id === id)?.currency ?? '')}`,
          (intentKey) => apply({ businessId, intentKey }, id, amount, onDay),
        );
        toast.success(answer.message);
      }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
