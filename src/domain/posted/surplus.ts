import type { OpenItem } from '../books/open-item.ts';
import type { Side } from '../books/side.ts';
import type { Day } from '../day.ts';
import type { Document } from '../documents/document.ts';
import type { Decimal } from '../money.ts';
import type { World } from '../plan.ts';

/** What was paid beyond what is owed, as an open item that can be applied or given back. */
export const surplusItem = (
  side: Side,
  document: Pick<Document, 'contactId' | 'currency'> & { id: string | null },
  payment: { id: string; onDay: Day; rate: Decimal },
  amount: Decimal,
  homeAmount: Decimal,
  entryId: string | null,
  world: World,
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
