import type { HoldKind, OrderHold } from '../../domain/online-store/hold.ts';
import type { StoreOrderView } from '../../domain/online-store/order-record.ts';
import {
  addDocumentAt,
  addItemAt,
  businessAt,
  customersAt,
  itemsAt,
  plansAt,
  ratesAt,
  taxesAt,
  viewDocumentAt,
} from '../frame/addresses.ts';
import { filtered } from '../frame/filtered.ts';

/** Where on the page of the store its locations and payment methods are chosen, and its connection is. */
export const storeParts = { ways: 'store-choices', connection: 'store-connection' } as const;

type Order = Pick<StoreOrderView, 'customer' | 'documentId' | 'name'>;

interface RemedyContext {
  /** What it is about, and the order; null for all orders of one reason. */
  about: OrderHold['about'];
  order: Order | null;
  /** The store's own address; null for one of a sandbox, which has no such pages. */
  shop: string | null;
}

const part = (id: string): string => `#${id}`;

const inShop = ({ shop, order }: RemedyContext): string =>
  shop
    ? `https://${shop}/admin/orders${order ? `?query=${encodeURIComponent(order.name)}` : ''}`
    : part(storeParts.connection);

/** Where what holds an order is mended, by its kind. */
const remedies: Readonly<Record<HoldKind, (context: RemedyContext) => string>> = {
  plan: () => plansAt,
  location: () => part(storeParts.ways),
  gateway: () => part(storeParts.ways),
  rate: () => ratesAt,
  item: () => addItemAt,
  matches: ({ about }) => filtered(itemsAt, { search: about }),
  stock: () => itemsAt,
  tax: () => taxesAt,
  credit: ({ order }) => filtered(customersAt, { search: order?.customer }),
  currency: () => part(storeParts.connection),
  total: inShop,
  size: () => addDocumentAt('invoice'),
  edited: ({ order }) =>
    order?.documentId ? viewDocumentAt('invoice', order.documentId) : part(storeParts.connection),
  locked: () => businessAt,
  unreadable: inShop,
  other: () => part(storeParts.connection),
};

/** Where what holds an order, or all orders of one reason, is mended. */
export const remedyAt = (kind: HoldKind, context: RemedyContext): string => remedies[kind](context);

/** True where the remedy is a choice in the order itself. */
export const isChosenInside = (kind: HoldKind): boolean => kind === 'location' || kind === 'gateway';
