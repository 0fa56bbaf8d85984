import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { type QuoteEvent, quoteChart } from './quote.lifecycle.ts';

const bare = (type: Exclude<QuoteEvent['type'], 'quote.edit'>) => ({ name: type, event: { type } });

const edits = (
  [
    ['no lines', 0, false],
    ['one line', 1, false],
    ['two lines', 2, false],
    ['one line, its last day over', 1, true],
  ] as const
).map(([name, lines, expired]) => ({
  name: `quote.edit ${name}`,
  event: { type: 'quote.edit' as const, edited: { lines, expired } },
}));

const model: TestModel<typeof quoteChart> = {
  name: 'quote',
  machine: quoteChart,
  starts: [{ name: 'an open quote of one line', input: { lines: 1, answer: null, expired: false } }],
  cases: () => [
    ...edits,
    ...(
      [
        'quote.accept',
        'quote.decline',
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
