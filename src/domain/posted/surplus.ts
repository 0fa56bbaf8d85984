import type { OpenItem } from '../books/open-item.ts';
import type { Side } from '../books/side.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import type { Document } from '../documents/document.ts';
import type { Decimal } from '../money.ts';

/** What was paid beyond what is owed: on which document and with which payment it came, and its amount, in its currency and in the home currency. */
interface SurplusMoney {
  /** `id` is that of the document it came with; null where there is none. */
  document: Pick<Document, 'contactId' | 'currency'> & { id: string | null };
  payment: { id: string; onDay: Day; rate: Decimal };
  amount: Decimal;
  homeAmount: Decimal;
  entryId: string | null;
}

/** What was paid beyond what is owed, as an open item that can be applied or given back. */
export const surplusItem = (
  side: Side,
  { document, payment, amount, homeAmount, entryId }: SurplusMoney,
  world: Pick<World, 'newId'>,
): OpenItem => ({
  id: world.newId(),
  side: side.surplus,
  contactId: document.contactId!,
  documentId: document.id,
  paymentId: payment.id,
  entryId,
  onDay: payment.onDay,
  dueOn: payment.onDay,
  currency: document.currency,
  rate: payment.rate,
  amount,
  homeAmount,
  open: amount,
  homeOpen: homeAmount,
});
