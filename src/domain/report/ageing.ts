import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import { minus, sum } from '../money.ts';
import { ageingReportWords as words } from '../words/sales-reports.ts';
import { documentLink, type PostedFor } from './posting-columns.ts';
import { type OwnMoney, type ReportColumn, type ReportControl, report } from './spec.ts';

/** How long something has been due; 30 days late is `upTo30`, 31 the next. Source: finance-answers.md, section C, 22 and 23. */
export const buckets = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const;
export type Bucket = (typeof buckets)[number];

/** What items are aged by: the day they are due, or the day they are dated. */
export type AgedBy = 'due' | 'document';

/** How old an item is by its bucket's measure; by its own day it is never not due, and one of that day is a day old at least. */
export const ageOf = (by: AgedBy, days: number): number => (by === 'document' ? Math.max(days, 1) : days);

/** The bucket of something so many days late; 0 and less is not due. */
export const bucketOf = (late: number): Bucket => {
  if (late <= 0) return 'notDue';
  if (late <= 30) return 'upTo30';
  if (late <= 60) return 'upTo60';
  return late <= 90 ? 'upTo90' : 'over90';
};

/** What a contact owes or is owed at the end of a day, by how long it has been due; beside it what they paid beyond that. */
export interface AgedContact {
  contactId: string;
  contact: string;
  by: Readonly<Record<Bucket, Decimal>>;
  unused: Decimal;
}

/** One item that is open at the end of a day. */
export interface AgedItem extends PostedFor {
  contactId: string;
  contact: string;
  onDay: Day;
  dueOn: Day;
  /** Days since it was due or, by its own day, since that; below zero for one that is due later. */
  late: number;
  original: OwnMoney;
  open: Decimal;
}

interface AgeingSums {
  controls: ReportControl[];
}

const totalOf = ({ by }: AgedContact): Decimal => sum(Object.values(by));

/** Whose ageing it is: its name, and what is paid beyond what is owed there. */
const sides = {
  customer: { name: 'customer-ageing', unused: words.unused },
  vendor: { name: 'payable-ageing', unused: words.advances },
} as const;

const contactOf = (side: keyof typeof sides): ReportColumn<{ contactId: string; contact: string }> => ({
  title: words.contact,
  kind: 'text',
  of: ({ contact }) => contact,
  link: ({ contactId }) => `${side}:${contactId}`,
  place: 'lead',
});

/** By the document's own day nothing is not due. */
const bucketsBy = (by: AgedBy): readonly Bucket[] =>
  buckets.filter((bucket) => by === 'due' || bucket !== 'notDue');

const money = (title: string, of: (row: AgedContact) => Decimal): ReportColumn<AgedContact> => ({
  title,
  kind: 'money',
  of,
  sum: true,
});

/** By contact. Source: finance-answers.md, section C, 22 and 23. */
export const ageingSummary = (side: keyof typeof sides, by: AgedBy) =>
  report<AgedContact, AgeingSums>(sides[side].name, {
    rowTitle: words.contact,
    columns: [
      contactOf(side),
      ...bucketsBy(by).map((bucket) => money(words.buckets[bucket], ({ by }) => by[bucket])),
      money(words.total, totalOf),
      money(sides[side].unused, ({ unused }) => unused),
      money(words.net, (row) => minus(totalOf(row), row.unused)),
    ],
    compared: { title: words.total, keyOf: ({ contactId }) => contactId, of: totalOf },
    controls: ({ controls }) => controls,
    total: () => words.total,
    empty: words.empty,
  });

/** By item, those of a contact together. */
export const ageingDetails = (side: keyof typeof sides, by: AgedBy) =>
  report<AgedItem, AgeingSums>(sides[side].name, {
    rowTitle: words.document,
    columns: [
      { ...contactOf(side), place: 'head' },
      {
        title: words.document,
        kind: 'text',
        of: ({ documentNumber }) => documentNumber ?? words.opening,
        link: documentLink,
        place: 'lead',
      },
      { title: words.issued, kind: 'day', of: ({ onDay }) => onDay },
      { title: words.due, kind: 'day', of: ({ dueOn }) => dueOn },
      {
        title: by === 'due' ? words.late : words.age,
        kind: 'number',
        of: ({ late }) => String(Math.max(late, 0)),
      },
      {
        title: words.original,
        kind: 'text',
        of: ({ original }) => `${original.amount} ${original.currency}`,
      },
      ...bucketsBy(by).map(
        (bucket): ReportColumn<AgedItem> => ({
          title: words.buckets[bucket],
          kind: 'money',
          of: ({ late, open }) => (bucketOf(ageOf(by, late)) === bucket ? open : '0'),
          blank: true,
          sum: true,
        }),
      ),
      { title: words.open, kind: 'money', of: ({ open }) => open, sum: true },
    ],
    groupOf: ({ contactId }) => contactId,
    groupTotal: () => words.total,
    controls: ({ controls }) => controls,
    total: () => words.total,
    empty: words.empty,
  });
