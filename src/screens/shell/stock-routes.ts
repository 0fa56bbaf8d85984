import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';

const ItemListPage = lazy(() =>
  import('../inventory/ItemListPage.tsx').then((file) => ({ default: file.ItemListPage })),
);
const AddItemPage = lazy(() =>
  import('../inventory/ItemFormPage.tsx').then((file) => ({ default: file.AddItemPage })),
);
const EditItemPage = lazy(() =>
  import('../inventory/ItemFormPage.tsx').then((file) => ({ default: file.EditItemPage })),
);

/** What is bought and sold. */
export const stockRoutes = [
  inside('/inventory/list', ItemListPage, 'Inventory', 'inventory.list'),
  inside('/inventory/add-item', AddItemPage, 'New item', 'inventory.add'),
  inside('/inventory/edit-item', EditItemPage, 'Edit item', 'inventory.edit'),
];
