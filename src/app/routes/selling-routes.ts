import { pageTitles as words } from '../../domain/words/frame.ts';
import { documentRoutes } from './document-routes.ts';
import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';

const CustomerListPage = lazy(() =>
  import('../../screens/customer/CustomerListPage.tsx').then((file) => ({ default: file.CustomerListPage })),
);
const CustomerViewPage = lazy(() =>
  import('../../screens/customer/CustomerViewPage.tsx').then((file) => ({ default: file.CustomerViewPage })),
);
const AddCustomerPage = lazy(() =>
  import('../../screens/customer/CustomerFormPage.tsx').then((file) => ({ default: file.AddCustomerPage })),
);
const EditCustomerPage = lazy(() =>
  import('../../screens/customer/CustomerFormPage.tsx').then((file) => ({ default: file.EditCustomerPage })),
);

/** Documents and customers. */
export const sellingRoutes = [
  ...documentRoutes,
  inside('/customers/list', CustomerListPage, words.customers, 'customer.list'),
  inside('/customers/add-customer', AddCustomerPage, words.newCustomer, 'customer.add'),
  inside('/customers/view', CustomerViewPage, words.customer, 'customer.view', { prints: true }),
  inside('/customers/edit-customer', EditCustomerPage, words.editCustomer, 'customer.edit'),
];
