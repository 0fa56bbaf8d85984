import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { DocumentType } from '../../domain/documents/kind.ts';
import { isPositive, plus } from '../../domain/money.ts';
import { creditable, owed, type PostedFacts } from '../../domain/posted/facts.ts';
import { type PostedEvent, postedChart } from './posted.lifecycle.ts';

type Bare = Exclude<
  PostedEvent['type'],
  | 'document.edit'
  | 'payment.record'
  | 'credit.apply'
  | 'payment.delete'
  | 'creditNote.issue'
  | 'creditNote.undo'
>;

const bare = (type: Bare) => ({ name: type, event: { type } });

/** A reduction on both sides of each guard, and on the boundary: nothing, part, the rest, a cent more. */
const reductions = (type: 'payment.record' | 'credit.apply', rest: string) => [
  { name: `${type} nothing`, event: { type, reduction: { amount: '0' } } },
  { name: `${type} part`, event: { type, reduction: { amount: '40' } } },
  { name: `${type} exactly the rest`, event: { type, reduction: { amount: rest } } },
  { name: `${type} a cent too much`, event: { type, reduction: { amount: plus(rest, '0.01') } } },
];

const surplus = (rest: string) => ({
  name: 'payment.record a cent too much, kept as credit',
  event: {
    type: 'payment.record' as const,
    reduction: { amount: plus(rest, '0.01'), surplus: 'credit' as const },
  },
});

/** What settles it; beside a credit note, what is left is settled whole. */
const settlings = (facts: PostedFacts) => {
  const rest = owed(facts);
  const both = [...reductions('payment.record', rest), ...reductions('credit.apply', rest)];
  return facts.credited.length > 0
    ? both.filter(({ name }) => name.endsWith('the rest'))
    : [...both, surplus(rest)];
};

const takings = ({ settled, credited }: PostedFacts) =>
  (
    [
      ['nothing', '0'],
      ['part', '40'],
      ['all of it', settled],
      ['a cent too much', plus(settled, '0.01')],
    ] as const
  )
    .slice(...(credited.length > 0 ? [1, 3] : []))
    .map(([name, amount]) => ({
      name: `payment.delete ${name}`,
      event: { type: 'payment.delete' as const, amount },
    }));

/**
 * One credit note at a time: what it does beside payments of every size, the paths without one show already. Beside a write-off it takes its part
 * of one size: each other would be followed by sums of its own.
 */
const creditNotes = (facts: PostedFacts) => {
  const rest = creditable(facts);
  const [first] = facts.credited;
  const isForgiven = isPositive(facts.writtenOff);
  const shares = isForgiven && facts.writtenOff !== '60' ? [] : ['40'];
  const amounts =
    first || isForgiven
      ? [...(first ? [] : shares), plus(rest, '0.01')]
      : ['0', ...shares, rest, plus(rest, '0.01')];
  return [
    ...[...new Set(amounts)].map((amount) => ({
      name: `creditNote.issue ${amount}`,
      event: { type: 'creditNote.issue' as const, amount },
    })),
    { name: 'creditNote.undo', event: { type: 'creditNote.undo' as const, index: 0 } },
  ];
};

const edits = (
  [
    ['no lines', 0, '0'],
    ['free', 1, '0'],
    ['two lines of 80', 2, '80'],
    ['one line of 100', 1, '100'],
  ] as const
).map(([name, lines, total]) => ({
  name: `document.edit ${name}`,
  event: { type: 'document.edit' as const, edited: { lines, total } },
}));

const blank = (subtype: DocumentType): PostedFacts => ({
  subtype,
  lines: 0,
  total: '0',
  settled: '0',
  writtenOff: '0',
  digits: 2,
  credited: [],
  before: null,
});

const model: TestModel<typeof postedChart> = {
  name: 'posted',
  machine: postedChart,
  starts: [{ name: 'an empty draft', input: blank('invoice') }],
  cases: ({ context }) => [
    ...(context.credited.length > 0 ? edits.slice(-1) : edits),
    ...settlings(context),
    ...takings(context),
    ...creditNotes(context),
    ...(
      [
        'document.amend',
        'document.issue',
        'balance.writeOff',
        'writeOff.undo',
        'document.cancel',
        'document.reinstate',
        'document.delete',
        'document.restore',
        'document.duplicate',
      ] as const
    ).map(bare),
  ],
};
export default model;

/** The same of another type that is posted. */
export const modelOf = (subtype: DocumentType): typeof model => ({
  ...model,
  starts: [{ name: 'an empty draft', input: blank(subtype) }],
});
