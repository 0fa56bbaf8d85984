import type { OpenItem } from '../../src/domain/books/open-item.ts';
import type { PaymentMode } from '../../src/domain/books/payment-mode.ts';
import { type Side, sides } from '../../src/domain/books/side.ts';
import type { Decimal } from '../../src/domain/money.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { creditsOf, openingOf } from '../store/books/items.ts';
import { hasRole, rolesOf } from '../store/contacts/contacts.ts';
import { owingContacts } from '../store/contacts/narrowed-contacts.ts';
import { Missing, type Tx } from '../store/database/tx.ts';
import { lastStatementTo, type StoredMessage } from '../store/mail/messages.ts';
import { type ContactWithTotals, contactWithTotals, totalsColumns, withTotals } from './contact-list.ts';
import { type EventView, historyOf } from './document-history.ts';
import { lastPaymentMode } from './last-payment-mode.ts';
import { type PaymentView, paymentViews } from './payment-views.ts';

/** A contact in a role, with all their page shows beside the lists. */
export type ContactView<Role extends ContactRole> = ContactWithTotals<Role> & {
  /** What was owed on its side when the books began; null for nothing. */
  opening: OpenItem | null;
  /** What settles or settled it. */
  openingPayments: PaymentView[];
  /** What of their credit stands in which currency. */
  credits: { currency: string; amount: Decimal }[];
  history: EventView[];
  /** What else they are to the business. */
  also: ContactRole[];
  /** How they paid last; null while they have paid nothing. */
  lastMode: PaymentMode | null;
  /** The statement mailed last; null while none was. */
  statement: StoredMessage | null;
};

/** What happened to a contact, but for what only concerns another role they have. */
const historyAs = async (tx: Tx, role: ContactRole, id: string): Promise<EventView[]> => {
  const others = sides.map(({ contact }) => contact).filter((one) => one !== role);
  return (await historyOf(tx, id, role)).filter(
    ({ act }) => !others.some((one) => act.startsWith(`${one}.`)),
  );
};

/** One contact in the role of a side, deleted ones too. Throws `Missing`. */
export const viewContact = async <Role extends ContactRole>(
  tx: Tx,
  side: Side<Role>,
  id: string,
): Promise<ContactView<Role>> => {
  const owing = await owingContacts(tx, side);
  const [[row], opening, credits, history, lastMode, statement] = await Promise.all([
    tx.query(
      totalsColumns,
      `${withTotals(owing, 3)} where c.business_id = $1 and c.id = $2 and ${hasRole(side.contact, 'c')}`,
      [tx.business.id, id, ...(owing.asksToday ? [tx.today] : [])],
    ),
    openingOf(tx, side, id),
    creditsOf(tx, side, id),
    historyAs(tx, side.contact, id),
    lastPaymentMode(tx, side, id),
    lastStatementTo(tx, side.contact, id),
  ]);
  if (!row) throw new Missing();
  const openingPayments = opening ? await paymentViews(tx, { itemId: opening.id }) : [];
  const also = rolesOf(row).filter((one) => one !== side.contact);
  const more = { opening, openingPayments, credits, history, lastMode, statement, also };
  return Object.assign(contactWithTotals(side.contact, row), more);
};
