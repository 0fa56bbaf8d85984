import type { May } from '../../domain/access/permissions.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import type { OrderView } from '../../domain/order/view.ts';
import { orderPage as words } from '../../domain/words/orders.ts';
import type { AvailableActs } from '../document/allowed-acts.ts';
import type { ActName } from './order-acts.ts';

/** The bill that counts and was made last. */
export const lastBillOf = ({ bills }: Pick<OrderView, 'bills'>) =>
  bills.findLast(({ type, status }) => !kindSpec(documentTypes[type].kind).statuses.gone.includes(status));

/** Where no further bill can be made for now, the last can be opened: it is to be approved or paid. */
export const withBill = (
  order: Pick<OrderView, 'bills'>,
  acts: AvailableActs<ActName>,
  may: May,
): AvailableActs<ActName> =>
  lastBillOf(order) && may('bill.view') && !acts.allowed.some(({ name }) => name === 'bill')
    ? { ...acts, allowed: [{ name: 'open-bill', label: words.openBill }, ...acts.allowed] }
    : acts;
