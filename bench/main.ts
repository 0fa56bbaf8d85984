import { buying } from './buying.ts';
import { buyingLists } from './buying-lists.ts';
import { type Figure, tableOf } from './figure.ts';
import { importInvoices } from './import-invoices.ts';
import { importItems } from './import-items.ts';
import { importMemory } from './import-memory.ts';
import { knownAddresses } from './known-addresses.ts';
import { lighthouseScores } from './lighthouse.ts';
import { manyBusinesses } from './many-businesses.ts';
import { manyRows } from './many-rows.ts';
import { pdf } from './pdf.ts';
import { postInvoices } from './post-invoices.ts';
import { quoteToCash } from './quote-to-cash.ts';
import { reports } from './reports.ts';
import { sellingWhileImporting } from './selling-while-importing.ts';
import { start } from './start.ts';
import { starving } from './starving.ts';
import { stockLists } from './stock-lists.ts';
import { storeOrders } from './store-orders.ts';
import { storeReports } from './store-reports.ts';
import { typing } from './typing.ts';

/**
 * `npm run bench`, or `npm run bench -- many-rows` for one: every figure as a ratio of
 * two things measured in the same run. `BENCH_ROWS` sets how many rows are many, `BENCH_MOVES` how many moves of stock there
 * are, `BENCH_INVOICES` how many invoices are imported, `BENCH_ORDERS` how many orders of a store are applied,
 * `BENCH_BUSINESSES` how many businesses are neighbours of one.
 */
const benches: Record<string, () => Promise<Figure[]>> = {
  'post-invoices': postInvoices,
  'quote-to-cash': quoteToCash,
  buying,
  'buying-lists': buyingLists,
  'stock-lists': stockLists,
  'many-rows': manyRows,
  reports,
  'many-businesses': manyBusinesses,
  pdf,
  lighthouse: lighthouseScores,
  typing,
  start,
  starving,
  'known-addresses': knownAddresses,
  'import-invoices': importInvoices,
  'import-items': importItems,
  'import-memory': importMemory,
  'selling-while-importing': sellingWhileImporting,
  'store-reports': storeReports,
  'store-orders': storeOrders,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in benches));
if (unknown) throw new Error(`There is no bench ${unknown}: ${Object.keys(benches).join(', ')}.`);

const figures: Figure[] = [];
for (const [name, run] of Object.entries(benches)) {
  if (names.length && !names.includes(name)) continue;
  console.log(`${name} …`);
  figures.push(...(await run()));
}
console.log(`\n${tableOf(figures)}`);
