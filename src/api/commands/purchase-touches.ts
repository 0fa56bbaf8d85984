import type { TouchRow } from './touch-row.ts';

/** Calls that change what is bought and of whom: bills, orders, expenses, vendors, and what they are paid. */
export const purchaseTouches: readonly TouchRow[] = [
  // What was owed to them when the books began is booked with the card.
  [
    ['vendors', 'bills', 'orders', 'dashboard', 'reports'],
    '/api/Vendor/add-Vendor-detail',
    '/api/Vendor/Update-Vendor-detail',
    '/api/Vendor/delete-Vendor-detail-by-id',
    '/api/Vendor/restore-Vendor-detail-by-id',
    '/api/Vendor/Delete-Multiple-Vendor',
    '/api/Vendor/Restore-Multiple-Vendor',
    '/api/Vendor/pay-opening-balance',
    '/api/Vendor/refund-advance',
    '/api/Vendor/delete-opening-payment',
  ],
  [['vendors'], '/api/Vendor/send-statement'],
];
