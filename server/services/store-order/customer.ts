import { receivable } from '../../../src/domain/books/side.ts';
import { blankCustomer } from '../../../src/domain/contact/contact.ts';
import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import { markFromStore } from '../../store/contacts/contact-writes.ts';
import { contactsLike } from '../../store/contacts/known-contacts.ts';
import { newId } from '../../store/database/new-id.ts';
import { writePlan } from '../../store/plan/write-plan.ts';
import { addContact } from '../save-contact.ts';
import type { OrderContext } from './context.ts';

/**
 * Who an order is from: the customer with its email, else one who is added. An order that names nobody is from the store's own customer.
 * Throws `Refused` where the plan has no room. Source: answers-2.md, Q103.
 */
export const customerOf = async ({ tx, order }: Pick<OrderContext, 'tx' | 'order'>): Promise<string> => {
  const email = order.customer.email.trim();
  const name = (order.customer.name.trim() || email || words.storeCustomer).slice(0, 100);
  const known = await contactsLike(tx, 'customer', [{ email, name }]);
  const found = known.find(({ deleted }) => !deleted) ?? known[0];
  if (found) return found.id;
  const id = newId();
  const card = { ...blankCustomer, name, email };
  await writePlan(tx, await addContact(tx, receivable, { id, card, opening: null }));
  await markFromStore(tx, id);
  return id;
};
