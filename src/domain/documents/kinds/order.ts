import { orderStatus, orderKind as words } from '../../words/orders.ts';
import type { KindSpec, TypeSpec } from '../kind-spec.ts';

export const orderTypes = {
  order: {
    kind: 'order',
    title: words.order,
    withArticle: words.anOrder,
    several: words.orders,
    partyLabel: words.orderTo,
    numberPrefix: 'PO-',
    hasDueDay: false,
    hasDeliveryDay: true,
    hasLastDay: false,
    namesBank: false,
    permissions: 'purchaseOrder',
  },
} as const satisfies Record<string, TypeSpec>;

/** What is asked of a vendor: it posts nothing, and is billed at once or in parts. */
export const orderKind: KindSpec = {
  types: ['order'],
  side: null,
  contactRole: 'vendor',
  posts: false,
  entered: false,
  countedBy: null,
  flag: 'purchaseOrders',
  delivers: false,
  attaches: true,
  takesOff: false,
  permissions: 'purchaseOrder',
  statuses: {
    draft: ['Draft'],
    open: ['Issued', 'ConvertToBill'],
    begun: ['ConvertToBill'],
    billed: [],
    gone: ['Cancelled', 'Deleted'],
    deleted: ['Deleted'],
  },
  statusWords: orderStatus,
  sortedBy: 'all',
  listed: {
    issued: words.orderDate,
    tabs: [
      { label: words.all, value: '' },
      { label: words.issued, value: 'issued' },
      { label: words.partlyBilled, value: 'converttobill' },
      { label: words.billed, value: 'billcreated' },
      { label: words.draft, value: 'draft' },
      { label: words.cancelled, value: 'cancelled' },
      { label: words.deleted, value: 'deleted' },
    ],
    deletedUnder: 'deleted',
    sorts: [
      { label: words.lastAdded, value: 'all desc' },
      { label: words.mostRecent, value: 'issue_date desc' },
      { label: words.leastRecent, value: 'issue_date asc' },
      { label: words.largestAmount, value: 'total desc' },
      { label: words.highestNumber, value: 'number desc' },
      { label: words.lowestNumber, value: 'number asc' },
      { label: words.byVendor, value: 'contact asc', ofAllOnly: true },
    ],
  },
};
