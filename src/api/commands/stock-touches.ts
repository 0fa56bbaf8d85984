import { touchedByWork } from '../calls/subject.ts';
import type { TouchRow } from './touch-row.ts';

/** Calls that change items, what lies where, or what is imported. */
export const stockTouches: readonly TouchRow[] = [
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
