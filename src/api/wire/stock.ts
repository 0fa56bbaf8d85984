import type { MoveReason } from '../../domain/books/stock.ts';
import type { DocumentType } from '../../domain/documents/kind.ts';
import type { InventorySummary, ItemSummary, Movement } from '../../domain/stock-view.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { stockCalls } from '../contract/stock.ts';
import { renaming } from './rename.ts';

/** Our words for a change of stock by hand → the spec's. */
export const stockChangeWire = renaming({
  quantity: 'quantity',
  seen: 'seenquantity',
  cause: 'reason',
  note: 'note',
  unitCost: 'unitcost',
  onDay: 'date',
});

/** The same for a move of goods. */
export const movementWire = renaming({
  id: 'id',
  reason: 'type',
  onDay: 'date',
  productId: 'productId',
  product: 'productname',
  locationId: 'locationId',
  location: 'LocationName',
  contactId: 'contactId',
  contact: 'contact',
  documentId: 'documentId',
  documentType: 'documenttype',
  document: 'documentnumber',
  status: 'status',
  depositRequired: 'requireddeposit',
  transferId: 'transferId',
  transfer: 'transferNo',
  quantityBefore: 'qtybefore',
  quantity: 'change',
  quantityAfter: 'qtyafter',
  value: 'value',
  cause: 'reason',
  note: 'note',
});

/** The same for a move behind what an item was worth. */
export const valuationMoveWire = renaming({
  id: 'id',
  reason: 'type',
  onDay: 'date',
  contact: 'contact',
  documentId: 'documentId',
  documentType: 'documenttype',
  document: 'documentnumber',
  transferId: 'transferId',
  transfer: 'transferNo',
  quantity: 'change',
  value: 'value',
  quantityThen: 'qtyafter',
  valueThen: 'valueafter',
  cause: 'reason',
  note: 'note',
});

/** The same for how an item’s stock stood. */
export const analysedItemWire = renaming({
  productId: 'id',
  name: 'productname',
  sku: 'SKU',
  location: 'LocationName',
  tracked: 'trackstock',
  quantity: 'quantity',
  reorderLevel: 'reorderlevel',
  sold30: 'sold30',
  sold90: 'sold90',
  expiresOn: 'expirydate',
  value: 'stockvalue',
  onOrder: 'onorder',
  toOrder: 'toorder',
});

/** The same for what an item came to, but for its places. */
export const itemSummaryWire = renaming({
  inTransit: 'intransit',
  onOrder: 'onorder',
  onDrafts: 'ondrafts',
  sold: 'itemssold',
  bought: 'itemsbought',
  averageCost: 'averagecost',
  lastCost: 'lastcost',
  margin: 'margin',
  history: 'History',
});

export const levelWire = renaming({
  locationId: 'locationId',
  location: 'LocationName',
  quantity: 'quantity',
});

/** The same for what all items come to. */
export const inventorySummaryWire = renaming({
  items: 'items',
  services: 'services',
  stockValue: 'stockvalue',
  low: 'low',
  out: 'outofstock',
  expiring: 'expiring',
});

export const movementFrom = (
  wire: AnswerOf<typeof stockCalls.movementLog>['movements'][number],
): Movement => {
  const { reason, documentType, ...rest } = movementWire.fromWire(wire);
  return { ...rest, reason: reason as MoveReason, documentType: documentType as DocumentType | null };
};

export const itemSummaryFrom = ({
  locations,
  ...rest
}: AnswerOf<typeof stockCalls.productSummary>['data']): ItemSummary => ({
  ...itemSummaryWire.fromWire(rest),
  levels: locations.map(levelWire.fromWire),
});

export const inventorySummaryFrom = (
  wire: AnswerOf<typeof stockCalls.inventorySummary>['data'],
): InventorySummary => inventorySummaryWire.fromWire(wire);
