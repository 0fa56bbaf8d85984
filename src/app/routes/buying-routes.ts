import { pageTitles as words } from '../../domain/words/frame.ts';
import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';

const VendorListPage = lazy(() =>
  import('../../screens/vendor/VendorListPage.tsx').then((file) => ({ default: file.VendorListPage })),
);
const VendorViewPage = lazy(() =>
  import('../../screens/vendor/VendorViewPage.tsx').then((file) => ({ default: file.VendorViewPage })),
);
const AddVendorPage = lazy(() =>
  import('../../screens/vendor/VendorFormPage.tsx').then((file) => ({ default: file.AddVendorPage })),
);
const EditVendorPage = lazy(() =>
  import('../../screens/vendor/VendorFormPage.tsx').then((file) => ({ default: file.EditVendorPage })),
);

/** Vendors: those that stand are shown on every plan, and written where it has them. */
export const buyingRoutes = [
  inside('/vendors/list', VendorListPage, words.vendors, 'vendor.list'),
  inside('/vendors/add-vendor', AddVendorPage, words.newVendor, 'vendor.add', { flag: 'vendors' }),
  inside('/vendors/view', VendorViewPage, words.vendor, 'vendor.view'),
  inside('/vendors/edit', EditVendorPage, words.editVendor, 'vendor.edit', { flag: 'vendors' }),
];
