import type { TouchRow } from './touch-row.ts';

/** Calls that change what is set up: accounts, the business itself, its team and its plan. */
export const settingsTouches: readonly TouchRow[] = [
  // Its answer is the list that is left.
  [['templates']],
  [
    // A draft's paper says what the business says of itself by now.
    ['business-settings', 'dashboard', 'invoices', 'quotes', 'bills', 'orders'],
    '/api/Business/update-business',
    '/api/Business/save-contact',
    '/api/Business/save-numbering',
  ],
  [
    ['business-settings', 'dashboard'],
    '/api/Business/fiscal-year',
    '/api/Business/enable-multi-currency',
    '/api/Business/change-default-currency',
    '/api/Business/save-tax-order',
    '/api/Business/save-negative-stock',
    '/api/Business/save-second-factor-rule',
  ],
  [['business-settings', 'book-days'], '/api/Business/set-lock-date'],
];
