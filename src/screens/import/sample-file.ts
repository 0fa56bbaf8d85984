import type { units } from '../../domain/product.ts';
import { itemColumnNames } from '../../domain/words/import-columns.ts';

type Sample = Partial<Record<keyof typeof itemColumnNames, string>>;

const unit: (typeof units)[number] = 'PCs';

/** Two goods and a service, as the file of items is written: it can be imported as it is. */
const samples: readonly Sample[] = [
  {
    ...{ name: 'Beeswax candle', kind: 'product', sku: 'CANDLE-01' },
    ...{ category: 'Candles', unit, price: '12.50', cost: '4.20', tracked: 'yes', quantity: '40' },
    ...{ openingOn: '2026-01-01', reorderLevel: '10' },
  },
  {
    ...{ name: 'Brass lamp', kind: 'product', sku: 'LAMP-07', category: 'Lamps', unit, price: '89.00' },
    ...{ cost: '41.00', tracked: 'yes', quantity: '6', openingOn: '2026-01-01', reorderLevel: '2' },
  },
  { name: 'Engraving', kind: 'service', sku: 'SERVICE-02', price: '15.00', tracked: 'no' },
];

/** An address of the sample, made in the browser. */
export const sampleFile = (): string => {
  const fields = Object.keys(itemColumnNames) as (keyof typeof itemColumnNames)[];
  const rows = [
    fields.map((field) => itemColumnNames[field][0]),
    ...samples.map((sample) => fields.map((field) => sample[field] ?? '')),
  ];
  return `data:text/csv;charset=utf-8,${encodeURIComponent(rows.map((cells) => cells.join(',')).join('\r\n'))}`;
};
