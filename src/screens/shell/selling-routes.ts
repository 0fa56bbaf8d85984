import { documentRoutes } from './document-routes.ts';
import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';

const CustomerListPage = lazy(() =>
  import('../customer/CustomerListPage.tsx').then((file) => ({ default: file.CustomerListPage })),
);
const CustomerViewPage = lazy(() =>
  import('../customer/CustomerViewPage.tsx').then((file) => ({ default: file.CustomerViewPage })),
);
const AddCustomerPage = lazy(() =>
  import('../customer/CustomerFormPage.tsx').then((file) => ({ default: file.AddCustomerPage })),
);
const EditCustomerPage = lazy(() =>
  import('../customer/CustomerFormPage.tsx').then((file) => ({ default: file.EditCustomerPage })),
);

/** Documents and customers. */
export const sellingRoutes = [
  ...documentRoutes,
  inside('/customers/list', CustomerListPage, 'Customers', 'customer.list'),
  inside('/customers/add-customer', AddCustomerPage, 'New customer', 'customer.add'),
  inside('/customers/view', CustomerViewPage, 'Customer', 'customer.view'),
  inside('/customers/edit-customer', EditCustomerPage, 'Edit customer', 'customer.edit'),
];
