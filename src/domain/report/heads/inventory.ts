import { reportNameWords } from '../../words/reports.ts';
import type { GivenHead } from '../report-head.ts';

/** What is in stock and how it moved. */
export const inventoryReports = {
  // It is a report, and a Viewer reads none, though they have the summary of the inventory. Source: decision 0034.
  'inventory-valuation': {
    group: 'inventory',
    title: reportNameWords.inventoryValuation,
    page: '/inventory/valuation',
    downloadPermission: 'inventory.export',
    flag: 'inventoryValuation',
    days: 'as-of',
  },
  'valuation-moves': {
    title: reportNameWords.valuationMoves,
    page: '/inventory/valuation/movements',
    downloadPermission: 'inventory.export',
    flag: 'inventoryValuation',
    days: 'as-of',
    openedFrom: 'inventory-valuation',
  },
  'stock-analysis': {
    group: 'inventory',
    title: reportNameWords.stockAnalysis,
    page: '/inventory/run-stock-analysis',
    permission: 'inventory.stockAnalysis',
    downloadPermission: 'inventory.export',
    flag: 'stockAnalysis',
    days: 'as-of',
  },
  'stock-movements': {
    group: 'inventory',
    title: reportNameWords.stockMovements,
    page: '/inventory/movements',
    permission: 'inventory.view',
    downloadPermission: 'inventory.export',
    days: 'alltime',
  },
} as const satisfies Record<string, GivenHead>;
