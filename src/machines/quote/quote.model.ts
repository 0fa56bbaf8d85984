import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { type QuoteEvent, quoteChart } from './quote.lifecycle.ts';

const bare = (type: Exclude<QuoteEvent['type'], 'quote.edit'>) => ({ name: type, event: { type } });

const edits = (
  [
    ['no lines', 0],
    ['one line', 1],
    ['two lines', 2],
  ] as const
).map(([name, lines]) => ({
  name: `quote.edit ${name}`,
  event: { type: 'quote.edit' as const, edited: { lines } },
}));

const model: TestModel<typeof quoteChart> = {
  name: 'quote',
  machine: quoteChart,
  starts: [{ name: 'an open quote of one line', input: { lines: 1 } }],
  cases: () => [
    ...edits,
    ...(
      [
        'quote.convertToInvoice',
        'quote.convertToReceipt',
        'quote.reopen',
        'quote.delete',
        'quote.restore',
      ] as const
    ).map(bare),
  ],
};

export default model;
