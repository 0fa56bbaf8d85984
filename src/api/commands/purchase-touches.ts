import type { TouchRow } from './touch-row.ts';

/** Calls that change what is bought and of whom: bills, orders, expenses, vendors, and what they are paid. */
export const purchaseTouches: readonly TouchRow[] = [
  [
    ['vendors', 'bills', 'orders', 'dashboard', 'reports'],
    '/api/Vendor/pay-opening-balance',
    '/api/Vendor/refund-advance',
    '/api/Vendor/delete-opening-payment',
  ],
  [['vendors'], '/api/Vendor/send-statement'],
];
