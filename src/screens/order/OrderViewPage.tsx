import {
  deleteOrders,
  duplicateOrder,
  orderCommands,
  orderView,
  restoreOrders,
} from '../../api/documents/orders.ts';
import { documentTypes } from '../../domain/documents/kinds.ts';
import { stateOf } from '../../domain/documents/row-state.ts';
import { isNegative, isZero, negated } from '../../domain/money.ts';
import { changedSinceSent } from '../../domain/next-step/situation.ts';
import type { OrderView } from '../../domain/order/view.ts';
import { formatAmount, formatDay, formatDecimal } from '../../domain/values/format.ts';
import { orderPage as words } from '../../domain/words/orders.ts';
import { advance as advanceWords } from '../../domain/words/payments.ts';
import { atHome } from '../document/DocumentCounterfoil.tsx';
import { type ConnectedTo, DocumentPage, type DocumentViewing } from '../document/DocumentPage.tsx';
import { deleteAndRestore, tellOnce } from '../document/plain-commands.ts';
import { unpostedStub } from '../document/unposted-stub.ts';
import { viewDocumentAt } from '../frame/addresses.ts';
import type { Related } from '../kit/counterfoil/RelatedList.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { lastBillOf, withBill } from './open-bill.ts';
import { type ActName, actsOf } from './order-acts.ts';

const happened: Record<string, string> = {
  'order.edit': words.edited,
  'order.issue': words.issued,
  'order.duplicate': words.copied,
  'order.restore': words.restored,
  'order.reopen': words.reopened,
  'order.bill': words.billed,
  'order.rebill': words.billChanged,
  'order.unbill': words.billChanged,
  'order.close': words.closed,
  'advance.record': advanceWords.paid,
  'advance.delete': words.advanceDeleted,
};

/** How far each line has come, once something of it is billed or given up, and what its bills differ by in price. */
const progressOf = ({ lines, currency }: OrderView, locale: string): Related[] => {
  const count = (quantity: string) => formatDecimal(quantity, locale);
  const differs = (difference: string) => {
    if (isZero(difference)) return [];
    const text = isNegative(difference) ? words.cheaper : words.dearer;
    return [
      text({
        amount: formatAmount(isNegative(difference) ? negated(difference) : difference, currency, locale),
      }),
    ];
  };
  return lines.some(({ billed, closed }) => billed !== '0' || closed !== '0')
    ? lines.map(({ name, quantity, billed, closed, priceDifference }) => ({
        label: name,
        value: [
          words.progress({ ordered: count(quantity), billed: count(billed), closed: count(closed) }),
          ...differs(priceDifference),
        ].join(', '),
      }))
    : [];
};

/** What was paid for it in advance, and what of that is not used yet. */
const paidAheadOn = (
  { advances, currency, standing: { facts } }: OrderView,
  { locale, show }: ConnectedTo,
): Related[] => {
  if (advances.length === 0) return [];
  const paid = formatAmount(facts.advanced, currency, locale);
  const left = facts.advance === facts.advanced ? null : formatAmount(facts.advance, currency, locale);
  return [
    {
      label: advanceWords.paid,
      value: words.paidAhead({ paid, left }),
      onOpen: () => show('payments'),
    },
  ];
};

const billsOf = ({ bills, currency }: OrderView, { may, locale }: ConnectedTo): Related[] =>
  bills.map(({ id, type, number, total, ...bill }) => {
    const { kind, title, permissions } = documentTypes[type];
    return {
      label: [title, number].filter(Boolean).join(' '),
      value: `${stateOf({ ...bill, kind }).word} · ${formatAmount(total, currency, locale)}`,
      href: may(`${permissions}.view`) ? viewDocumentAt(type, id) : undefined,
    };
  });

/** The day a moment was on here. */
const writtenOn = (at: string, locale: string): string =>
  new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' });

const OrderActs = lazyDialog(async () => (await import('./OrderActs.tsx')).OrderActs);

const viewing: DocumentViewing<OrderView, ActName> = {
  kind: 'order',
  view: orderView,
  connect: (order, to) => {
    const { standing, dueOn, reference } = order;
    const { locale, homeCurrency, may } = to;
    const changedAt = changedSinceSent(order.history);
    return {
      outdated: changedAt !== null,
      ...unpostedStub(order, { sentences: words.sentences, happened }, locale),
      acts: withBill(order, actsOf(standing, may), may),
      related: (sent) => [
        ...(reference ? [{ label: words.reference, value: reference }] : []),
        ...(changedAt ? [{ label: words.changedSinceSent, value: writtenOn(changedAt, locale) }] : []),
        ...(dueOn ? [{ label: words.expected, value: formatDay(dueOn, locale) }] : []),
        ...paidAheadOn(order, to),
        ...progressOf(order, locale),
        ...billsOf(order, to),
        ...atHome(order, homeCurrency, locale),
        ...sent,
      ],
    };
  },
  atOnce: (order, businessId) => {
    const { id, version, subtype } = order;
    const once = (act: 'issue' | 'reopen') => async () => {
      await tellOnce(`order.${act} ${id} ${version}`, (intentKey) =>
        orderCommands[act]({ businessId, intentKey }, id),
      );
      return null;
    };
    const bill = lastBillOf(order);
    return {
      'open-bill': async () => (bill ? viewDocumentAt(bill.type, bill.id) : null),
      issue: once('issue'),
      reopen: once('reopen'),
      ...deleteAndRestore('order', businessId, order, { remove: deleteOrders, restore: restoreOrders }),
      duplicate: async () => {
        const copy = await tellOnce(`order.duplicate ${id} ${version}`, (intentKey) =>
          duplicateOrder({ businessId, intentKey }, id),
        );
        return viewDocumentAt(subtype, copy.id);
      },
    };
  },
  Dialog: OrderActs,
};

/** A purchase order's page. */
export const OrderViewPage = () => <DocumentPage of={viewing} />;
