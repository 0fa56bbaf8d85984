import { creditStateIn, settledByOf } from '../../src/domain/documents/credited.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../src/domain/documents/kinds.ts';
import { outstandingOn, owedOn } from '../../src/domain/documents/owed.ts';
import { documentPageRoutes } from '../../src/domain/documents/routes.ts';
import { stateOf } from '../../src/domain/documents/row-state.ts';
import { zero } from '../../src/domain/money.ts';
import type { Calendar } from '../../src/domain/values/period.ts';
import { listFile as words } from '../../src/domain/words/lists.ts';
import { handOutList, mostRows } from '../services/list-file.ts';
import { type Ctx, calendarOf, withBusiness } from '../store/database/tx.ts';
import {
  type DocumentFilter,
  documentPage,
  type ListedDocument,
} from '../store/documents/narrowed-documents.ts';

/** One column of the file: its head, and its cell of a row. */
type Column = readonly [string, (row: ListedDocument) => string];

/** The columns a kind has: a day due where a type has one, the type where there are several, what is owed where it posts. */
const columnsOf = (kind: DocumentKind, homeCurrency: string): readonly Column[] => {
  const { types, contactRole, posts, listed } = kindSpec(kind);
  const due: Column[] = types.some(
    (type) => documentTypes[type].hasDueDay || documentTypes[type].hasDeliveryDay,
  )
    ? [
        [
          types.some((type) => documentTypes[type].hasDueDay) ? words.due : words.expected,
          (row) => row.dueOn ?? '',
        ],
      ]
    : [];
  return [
    [words.number, (row) => row.number ?? ''],
    ...(types.length > 1 ? [[words.type, (row) => documentTypes[row.subtype].title] satisfies Column] : []),
    [words.otherParty[contactRole ?? 'customer'], (row) => row.customer],
    [words.reference, (row) => row.reference],
    [words.madeFrom, (row) => row.sourceNumber ?? ''],
    [listed.issued, (row) => row.issuedOn],
    ...due,
    [
      words.status,
      (row) => stateOf({ ...row, creditState: creditStateIn(row), settledBy: settledByOf(row) }).word,
    ],
    [words.currency, (row) => row.currency],
    [words.total, (row) => row.total],
    [words.totalAtHome({ homeCurrency }), (row) => row.homeTotal],
    ...(posts
      ? ([
          [words.outstanding, (row) => outstandingOn({ ...row, owed: owedOn(row) }) ?? zero],
          [words.outstandingAtHome({ homeCurrency }), (row) => row.homeOpen],
        ] satisfies Column[])
      : []),
  ];
};

/**
 * Writes the documents of a list into a CSV file in the list's order, hands it out for a minute, and records that it was done.
 *
 * @throws Refused for more than a file holds
 */
export const exportDocuments = async (
  ctx: Ctx,
  filterOn: (calendar: Calendar) => DocumentFilter,
): Promise<{ token: string; name: string }> => {
  const { kind, rows } = await withBusiness(ctx, 'long', async (tx) => {
    const filter = filterOn(calendarOf(tx));
    return { kind: filter.kind, rows: await documentPage(tx, { ...filter, limit: mostRows + 1 }, 1) };
  });
  const columns = columnsOf(kind, ctx.business.homeCurrency);
  return handOutList(ctx, {
    title: documentPageRoutes[kind].list.title,
    head: columns.map(([head]) => head),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
    act: `${kind}.export`,
  });
};
