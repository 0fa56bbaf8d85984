import type { StoreOrderStep } from '../online-store/order-record.ts';

/** An order of the store and its way into the books. */

export const title = ({ name }: { name: string }) => `Order ${name}`.trim();
export const charged = ({ total }: { total: string }) => `charged as ${total}`;
/** When what a report tells happened in the store. */
export const happened = ({ when }: { when: string }) => `Happened ${when}`;
export const gone = 'We can’t find this order.';
export const way = 'What happened';
export const entries = 'Journal entries';
export const noEntries = 'This order isn’t in your books yet.';
export const entry = ({ number }: { number: number }) => `Entry ${number}`;
export const showOrder = ({ name }: { name: string }) => `Order ${name}: what happened`;

/** The reports of a store, by topic; of any other it's said that it told of the order. */
const reports: Readonly<Record<string, string>> = {
  'orders/create': 'Your store reported the order',
  'orders/updated': 'Your store reported a change',
  'orders/paid': 'Your store reported that it’s paid',
  'orders/fulfilled': 'Your store reported that it’s sent',
  'orders/cancelled': 'Your store reported that it’s cancelled',
  'orders/delete': 'Your store reported that it’s deleted',
  'refunds/create': 'Your store reported a refund',
};

const statuses: Readonly<Record<string, string>> = {
  'order.apply': 'Brought into your books',
  'order.hold': 'Put on hold',
  'order.skip': 'Left out',
  'order.fail': 'Failed',
  'order.retry': 'Tried again',
  'order.hear': 'Looked at again',
};

/** What was made of it, by the number of what was made, where it has one. */
const deeds: Readonly<Record<string, (number: string) => string>> = {
  item: () => 'Item added',
  document: (number) => `Invoice ${number}`,
  added: (number) => `Invoice ${number} for what was added`,
  payment: (number) => (number ? `Payment on ${number}` : 'Payment'),
  refund: (number) => (number ? `Credit note ${number}` : 'Refund that changed nothing here'),
  edit: (number) => `Credit note ${number} for what was removed`,
  'money back': () => 'Refund paid',
  cancellation: (number) => `Cancellation of ${number}`,
};

/** What a step of its way is called. */
export const stepWords = ({ kind, what, document }: StoreOrderStep): string => {
  if (kind === 'report') return reports[what] ?? 'Your store told us about the order';
  if (kind === 'status') return statuses[what] ?? 'Changed';
  return (deeds[what]?.(document?.number ?? '') ?? '').trim();
};
