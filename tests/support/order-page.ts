import { sum, times } from '../../src/domain/money.ts';
import type { OrderFacts } from '../../src/domain/order/facts.ts';
import { formatAmount } from '../../src/domain/values/format.ts';
import type { SeenDocument } from './seen-stub.ts';

/** What each line of an order on a path costs a piece. */
export const unitPrice = '5';

type StateView = Pick<SeenDocument, 'word' | 'sentence' | 'offered' | 'refused'>;

/** What the page says, offers and refuses in each state, written by hand from the documents and never asked of the chart. */
const shown = ({ lines, draftBill, laterBill, total, advanced }: OrderFacts): Record<string, StateView> => {
  const ahead = [...(advanced === total ? [] : ['Pay an advance'])];
  const paidWhole = [...(advanced === total ? ['Pay an advance'] : [])];
  const hasClosed = lines.some(({ closed }) => closed !== '0');
  const reopen = hasClosed && !laterBill ? ['Reopen'] : [];
  const keptClosed = laterBill ? ['Reopen'] : [];
  return {
    Draft: {
      word: 'Draft',
      sentence: 'not sent yet',
      offered: [
        ...(lines.length > 0 ? ['Issue', 'Create bill'] : []),
        'Edit',
        'Duplicate',
        'Delete',
        'Download PDF',
      ],
      refused: [...(lines.length > 0 ? [] : ['Create bill']), 'Cancel order', 'Send'],
    },
    Issued: {
      word: 'Issued',
      sentence: 'ordered, nothing billed',
      offered: [
        'Create bill',
        'Edit',
        ...ahead,
        ...reopen,
        'Duplicate',
        'Cancel order',
        'Send',
        'Download PDF',
      ],
      refused: paidWhole,
    },
    // While a bill of it is being written, that one is opened instead of another made.
    ConvertToBill: {
      word: 'Partly billed',
      sentence: 'ordered, partly billed',
      offered: [
        draftBill ? 'Open the bill' : 'Create bill',
        ...ahead,
        ...reopen,
        'Duplicate',
        'Close what’s left',
        'Send',
        'Download PDF',
      ],
      refused: [...paidWhole, ...keptClosed, 'Edit', 'Cancel order'],
    },
    BillCreated: {
      word: 'Billed',
      sentence: 'nothing left to bill',
      offered: ['Open the bill', ...reopen, 'Duplicate', 'Send', 'Download PDF'],
      refused: [...keptClosed, 'Edit', 'Cancel order'],
    },
    Cancelled: {
      word: 'Cancelled',
      sentence: 'nothing will come',
      offered: ['Reopen', 'Delete', 'Send', 'Download PDF'],
      refused: ['Create bill', 'Edit', 'Duplicate'],
    },
    Deleted: {
      word: 'Deleted',
      sentence: 'archived',
      offered: ['Restore', 'Download PDF'],
      refused: ['Create bill', 'Edit', 'Duplicate', 'Cancel order', 'Send'],
    },
  };
};

/** What the page must show of an order. */
export const expectedOf = (status: string, facts: OrderFacts, currency: string): SeenDocument => {
  const { offered, refused, ...details } = shown(facts)[status]!;
  const total = sum(facts.lines.map(({ ordered }) => times(ordered, unitPrice)));
  return {
    ...details,
    amount: `${formatAmount(total, currency, 'en')} ${currency}`,
    offered: offered.sort(),
    refused: refused.sort(),
  };
};

/** Every act that may be refused. */
export const refusable = [
  'Create bill',
  'Edit',
  'Duplicate',
  'Cancel order',
  'Pay an advance',
  'Reopen',
  'Send',
];
