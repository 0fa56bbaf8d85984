import { barcodeCalls } from '../../api/calls/barcode.ts';
import { itemCalls } from '../../api/calls/item.ts';
import { ask } from '../../api/client/ask.ts';
import type { May } from '../../domain/access/permissions.ts';
import type { ProductView } from '../../domain/stock/product.ts';
import { itemViewWords as words } from '../../domain/words/items.ts';
import { type ItemEvent, itemLifecycle } from '../../machines/item/item.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { type ActSpec, type AvailableActs, allowedActs } from '../document/allowed-acts.ts';
import { tellOnce } from '../document/plain-commands.ts';
import { type BulkCommand, bulkOf } from '../document/use-bulk.ts';

export type StockAct = 'count' | 'increase' | 'decrease';
export type ItemAct = StockAct | 'edit' | 'delete' | 'restore';

const stockAct = (name: StockAct): ActSpec<ItemAct, ItemEvent> => ({
  name,
  label: words[name],
  key: 'inventory.updateStock',
  event: { type: `item.${name}` },
  onlyWhenAllowed: true,
});

const specs: readonly ActSpec<ItemAct, ItemEvent>[] = [
  {
    name: 'restore',
    label: words.restore,
    key: 'inventory.delete',
    event: { type: 'item.restore' },
    onlyWhereOpen: true,
  },
  stockAct('count'),
  stockAct('increase'),
  stockAct('decrease'),
  {
    name: 'edit',
    label: words.edit,
    key: 'inventory.edit',
    event: { type: 'item.edit' },
    onlyWhereOpen: true,
  },
  { name: 'delete', label: words.delete, key: 'inventory.delete', event: { type: 'item.delete' } },
];

/** What the chart lets be done with an item. */
export const actsOf = ({ standing }: Pick<ProductView, 'standing'>, may: May): AvailableActs<ItemAct> =>
  allowedActs(itemLifecycle, standing, specs, may);

/** The acts without a form. */
export const commandsOf = ({ id, version }: Pick<ProductView, 'id' | 'version'>, businessId: string) => {
  const runAct = (name: string, call: 'deleteProduct' | 'restoreProduct') => () =>
    tellOnce(`item.${name} ${id} ${version}`, (intentKey) =>
      ask(itemCalls[call], { businessId, productId: id }, { intentKey }),
    );
  return { delete: runAct('delete', 'deleteProduct'), restore: runAct('restore', 'restoreProduct') };
};

/** What can be done with many at once. What open documents name an item only the server knows, and says row by row. */
export const bulkActsOf = (businessId: string, may: May): BulkCommand<ProductView>[] => {
  const able = (type: 'item.delete' | 'item.restore') => (row: ProductView) =>
    allows(itemLifecycle, row.standing, { type });
  const runAll = (name: string, call: 'deleteProducts' | 'restoreProducts') =>
    bulkOf<ProductView>('item', businessId, name, ({ intentKey }, productIds) =>
      ask(itemCalls[call], { businessId, productIds }, { intentKey }),
    );
  const run = {
    delete: runAll('delete', 'deleteProducts'),
    restore: runAll('restore', 'restoreProducts'),
  };
  const making: BulkCommand<ProductView> = {
    label: words.makeBarcode,
    able: (row) => row.barcode === '' && allows(itemLifecycle, row.standing, { type: 'item.edit' }),
    run: bulkOf<ProductView>('item', businessId, 'barcode', ({ intentKey }, productIds) =>
      ask(barcodeCalls.makeBarcodes, { businessId, productIds }, { intentKey }),
    ),
  };
  const removing: BulkCommand<ProductView>[] = [
    { label: words.delete, able: able('item.delete'), run: run.delete, undo: run.restore },
    { label: words.restore, able: able('item.restore'), run: run.restore },
  ];
  return [...(may('inventory.barcode') ? [making] : []), ...(may('inventory.delete') ? removing : [])];
};
