import { pageTitles as words } from '../../domain/words/frame.ts';
import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';

const ItemListPage = lazy(() =>
  import('../../screens/inventory/ItemListPage.tsx').then((file) => ({ default: file.ItemListPage })),
);
const ItemViewPage = lazy(() =>
  import('../../screens/inventory/ItemViewPage.tsx').then((file) => ({ default: file.ItemViewPage })),
);
const AddItemPage = lazy(() =>
  import('../../screens/inventory/ItemFormPage.tsx').then((file) => ({ default: file.AddItemPage })),
);
const EditItemPage = lazy(() =>
  import('../../screens/inventory/ItemFormPage.tsx').then((file) => ({ default: file.EditItemPage })),
);

const LabelsPage = lazy(() =>
  import('../../screens/inventory/LabelsPage.tsx').then((file) => ({ default: file.LabelsPage })),
);
const CategoryListPage = lazy(() =>
  import('../../screens/inventory/CategoryListPage.tsx').then((file) => ({ default: file.CategoryListPage })),
);
const CountPage = lazy(() =>
  import('../../screens/count/CountPage.tsx').then((file) => ({ default: file.CountPage })),
);

const TransferListPage = lazy(() =>
  import('../../screens/transfer/TransferListPage.tsx').then((file) => ({ default: file.TransferListPage })),
);
const TransferViewPage = lazy(() =>
  import('../../screens/transfer/TransferViewPage.tsx').then((file) => ({ default: file.TransferViewPage })),
);
const TransferFormPage = lazy(() =>
  import('../../screens/transfer/TransferFormPage.tsx').then((file) => ({ default: file.TransferFormPage })),
);

const ImportPage = lazy(() =>
  import('../../screens/import/ImportPage.tsx').then((file) => ({ default: file.ImportPage })),
);
const TaskListPage = lazy(() =>
  import('../../screens/task/TaskListPage.tsx').then((file) => ({ default: file.TaskListPage })),
);

/** What is bought and sold. */
export const stockRoutes = [
  inside('/inventory/list', ItemListPage, words.inventory, 'inventory.list'),
  inside('/inventory/count', CountPage, words.countStock, 'inventory.updateStock'),
  inside('/inventory/view', ItemViewPage, words.inventory, 'inventory.view'),
  inside('/inventory/add-item', AddItemPage, words.newItem, 'inventory.add'),
  inside('/inventory/edit-item', EditItemPage, words.editItem, 'inventory.edit'),
  inside('/inventory/import-item', ImportPage, words.importItems, 'inventory.import'),
  inside('/import', ImportPage, words.importItems, 'inventory.import'),
  inside('/settings/categories', CategoryListPage, words.itemCategories, 'inventory.edit'),
  inside('/tasks', TaskListPage, words.taskList, 'settings.profile'),
  inside('/inventory/labels', LabelsPage, words.labels, 'inventory.barcode', { flag: 'barcode' }),
  inside('/inventory/stock-transfer/list', TransferListPage, words.stockTransfers, 'inventory.list'),
  inside('/inventory/stock-transfer/view', TransferViewPage, words.stockTransfer, 'inventory.list'),
  inside('/inventory/stock-transfer/edit', TransferFormPage, words.stockTransfer, 'inventory.updateStock', {
    flag: 'multiLocation',
  }),
];
