import { touchedByWork } from '../calls/subject.ts';
import type { TouchRow } from './touch-row.ts';

/** Calls that change items, what lies where, or what is imported. */
export const stockTouches: readonly TouchRow[] = [
  [
    ['products', 'transfers', 'reports'],
    '/api/stock-transfer/create-stock-transfer',
    '/api/stock-transfer/update-stock-transfer',
    '/api/stock-transfer/set-mark-as-transferred-stock-transfer',
    '/api/stock-transfer/receive-part',
    '/api/stock-transfer/cancel-stock-transfer',
    '/api/stock-transfer/reverse-transfer',
  ],
  [
    ['imports'],
    '/api/Product/validate-csv-header',
    '/api/Product/import-encoding',
    '/api/Product/import-map',
    '/api/Product/import-cancel',
  ],
  [
    touchedByWork,
    '/api/Product/import',
    '/api/Product/import-stop',
    '/api/Product/import-resume',
    '/api/Product/import-undo',
  ],
];
