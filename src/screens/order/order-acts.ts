import type { May, PermissionKey } from '../../domain/access/permissions.ts';
import { plus } from '../../domain/money.ts';
import { advanceable, leftOf, type OrderFacts } from '../../domain/order/facts.ts';
import type { Standing } from '../../domain/values/standing.ts';
import { orderPage as words } from '../../domain/words/orders.ts';
import { type OrderEvent, orderLifecycle } from '../../machines/order/order.lifecycle.ts';
import { type ActSpec, type AvailableActs, allowedActs } from '../document/allowed-acts.ts';

export type ActName =
  | 'issue'
  | 'bill'
  | 'open-bill'
  | 'edit'
  | 'duplicate'
  | 'close'
  | 'pay'
  | 'cancel'
  | 'reopen'
  | 'restore'
  | 'delete';

const key = (act: 'add' | 'edit' | 'delete'): PermissionKey => `purchaseOrder.${act}`;

const specs = ({ facts }: Standing<OrderFacts>): ActSpec<ActName, OrderEvent>[] => {
  const rest = facts.lines.map((line) => plus(line.billed, leftOf(line)));
  return [
    {
      name: 'issue',
      label: words.issue,
      key: key('edit'),
      event: { type: 'order.issue' },
      onlyWhenAllowed: true,
    },
    {
      name: 'bill',
      label: words.toBill,
      key: 'bill.add',
      event: { type: 'order.bill', billing: { billed: rest, draftBill: true, laterBill: false } },
    },
    // What will be ordered is typed on its form: whether it may be changed is all that is asked here.
    {
      name: 'edit',
      label: words.edit,
      key: key('edit'),
      event: { type: 'order.edit', edited: { ordered: ['1'], total: facts.total } },
    },
    {
      name: 'pay',
      label: words.payAhead,
      key: 'purchaseOrder.addPayment',
      event: { type: 'advance.record', amount: advanceable(facts) },
      onlyWhereOpen: true,
    },
    {
      name: 'restore',
      label: words.restore,
      key: key('delete'),
      event: { type: 'order.restore' },
      onlyWhenAllowed: true,
    },
    {
      name: 'reopen',
      label: words.reopen,
      key: key('edit'),
      event: { type: 'order.reopen' },
      onlyWhenAllowed: !facts.laterBill,
    },
    { name: 'duplicate', label: words.duplicate, key: key('add'), event: { type: 'order.duplicate' } },
    {
      name: 'close',
      label: words.closeRest,
      key: key('edit'),
      event: { type: 'order.close' },
      onlyWhenAllowed: true,
    },
    {
      name: 'cancel',
      label: words.cancel,
      key: key('delete'),
      event: { type: 'order.cancel', payments: 'credit' },
    },
    {
      name: 'delete',
      label: words.deleteIt,
      key: key('delete'),
      event: { type: 'order.delete' },
      onlyWhenAllowed: true,
    },
  ];
};

/** What can be done with an order and what can't. */
export const actsOf = (standing: Standing<OrderFacts>, may: May): AvailableActs<ActName> =>
  allowedActs(orderLifecycle, standing, specs(standing), may);
