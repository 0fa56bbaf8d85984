import { plainly, subject } from './call.ts';
import {
  day,
  decimal,
  type Field,
  type Fields,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  paging,
  text,
  typedText,
  whole,
} from './field.ts';

const account = <Wire extends string>(wire: Wire) => optional(nullable(whole(wire)));

/** The card of an item as it is sent. */
export const productCard = {
  kind: oneOf('type', ['product', 'service']),
  name: typedText('productname', 400),
  sku: optional(typedText('sku', 200)),
  barcode: optional(typedText('barcode', 200)),
  /** By its name. */
  category: optional(typedText('categoryname', 200)),
  description: optional(typedText('description', 4000)),
  purchaseDescription: optional(typedText('purchasedescription', 4000)),
  unit: optional(nullable(typedText('unit', 20))),
  price: decimal('price'),
  cost: optional(decimal('cost')),
  salesTaxId: optional(nullable(id('salestaxid'))),
  purchaseTaxId: optional(nullable(id('purchasetaxid'))),
  /** Accounts by their numbers; null for the business's default. */
  incomeAccount: account('incomeaccountid'),
  costAccount: account('cogsaccountid'),
  inventoryAccount: account('inventoryaccountid'),
  tracked: optional(flag('trackstock')),
  reorderLevel: optional(nullable(decimal('reorderlevel'))),
  expiresOn: optional(nullable(day('expirydate'))),
  /** Whom it is ordered from, where somebody chose. */
  vendorId: optional(nullable(id('preferredvendorid'))),
};

type Whole<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer Wire, infer Schema, infer Ours>
    ? Field<Wire, Schema, Exclude<Ours, undefined>>
    : never;
};

/** The card as it is answered: the specification lets it lack what a form may leave out, and the server never does. */
const wholeCard = productCard as unknown as Whole<typeof productCard>;

/** An item as it is answered among others. */
export const product = {
  ...wholeCard,
  id: id('id'),
  quantity: decimal('quantity'),
  /** What is asked of vendors and on no bill yet; it is no stock. */
  onOrder: decimal('onorder'),
  /** What of the quantity is on its way between locations. */
  inTransit: optional(decimal('intransit')),
  /** What of it lies at the location that was asked for. */
  here: optional(decimal('quantityhere')),
  /** Null for who may not read what stock is worth. */
  value: nullable(decimal('stockvalue')),
  /** Sold net of what came back; on pages of at most a hundred. */
  sold: optional(decimal('itemssold')),
  /** How it came to be here: manual, import or store. */
  channel: text('channel'),
  version: number('version'),
  deleted: flag('isdeleted'),
};

export const listedProducts = plainly({
  rows: list('products', product),
  page: number('currentpage'),
  total: number('total'),
  pages: number('pagetotal'),
});

/** What a list of items is asked for, under the specification's spellings and, where one of those is left out, the common ones. */
export const askedProducts = {
  ...paging,
  commonSort: optional(typedText('sortby', 40)),
  commonOrder: optional(typedText('sortorder', 20)),
  commonSearch: optional(typedText('searchquery', 200)),
  sort: optional(typedText('sortBy', 40)),
  order: optional(typedText('sortOrder', 20)),
  search: optional(typedText('searchQuery', 200)),
  category: optional(typedText('categoryname', 200)),
  /** A location where some of them lie; any unless named. */
  location: optional(id('locationId')),
  /** One of all, lowstock, outofstock, expiring, product, service. */
  type: optional(typedText('itemtype', 200)),
};

/** The call by which the forms of documents find items: all that they need of them. */
export const listProductsCall = subject('businessId', '/api/Product/').read(
  'get-all-products',
  'inventory.list',
  { takes: askedProducts, says: listedProducts, reads: 'products' },
);
