import { trailOf } from '../../../src/domain/audit/plan-trail.ts';
import { kindSpec } from '../../../src/domain/documents/kinds.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { point } from '../database/point.ts';
import { column, listed, type RowColumns, type RowOf, rowOf } from '../database/row.ts';
import { type Parts, together } from '../database/rowset.ts';
import type { Tx } from '../database/tx.ts';
import { skipNumbers } from '../documents/known-documents.ts';
import { keptNumbersOf, withOwnNumbers } from '../documents/own-numbers.ts';
import { creditNoteRow } from '../rows/credit-note.ts';
import { documentRow, isOnlyMoved, lineRows, movedColumns } from '../rows/document.ts';
import { entryLineRows, entryRow, taxRecordRows } from '../rows/entry.ts';
import { eventRow } from '../rows/event.ts';
import { itemReductions, itemRow, paymentRow, settlementColumns } from '../rows/money.ts';
import { levelChanges, levelMonthChanges, monthChanges, moveRow, poolChanges } from '../rows/stock.ts';
import { changeParts, newParts, rollupParts } from './plan-parts.ts';
import { rollupsOf } from './rollups.ts';
import { countedColumns, refuseUncounted, usageRows } from './usage.ts';

/**
 * What a customer owes falls due when its document does: an amended due day moves the open item too. An edit that posts
 * anew opens an item of its own, and a row must not be updated twice in one statement.
 */
const dueDaysOf = (plan: Plan) =>
  plan.documents
    .filter(({ before, after, linesChanged }) => before && !linesChanged && before.dueOn !== after.dueOn)
    .map(({ after }) => ({ id: after.id, dueOn: after.dueOn ?? after.issuedOn }));

/** Each document's place in the series it takes its number from, and how many each series is to give. */
const numbersOf = (plan: Plan) => {
  const counts = new Map<string, number>();
  const places = new Map<string, { takes: string; i: number }>();
  const own = plan.documents.filter(({ ownNumber }) => ownNumber);
  // A series that may have to leave out numbers that were brought along is held in its turn.
  for (const { after } of own) for (const type of kindSpec(after.kind).types) counts.set(type, 0);
  for (const { after, takesNumberFrom: takes } of plan.documents) {
    if (!takes) continue;
    const i = counts.get(takes) ?? 0;
    counts.set(takes, i + 1);
    places.set(after.id, { takes, i });
  }
  if (plan.entries.length) counts.set('journal', plan.entries.length);
  for (const { takesNumberFrom: takes } of plan.creditNotes) counts.set(takes, (counts.get(takes) ?? 0) + 1);
  return { places, held: [...counts].map(([kind, n]) => ({ kind, n })) };
};

/** The numbers given to documents by a plan, by document id. */
export type Numbers = Map<string, string>;

/**
 * Writes a plan: the only writer of books and stock. Locks are taken in one order, each group by key: documents and
 * the book (by whoever loaded them), products and stock, items, payments, plan usage, contact totals, document days, due
 * days, contact months, balances, series; what is new goes with the series. Runs inside the command's transaction; every balance is checked again
 * by the database at commit.
 *
 * @param stocked items that were added in this transaction with what the plan takes into their stock
 */
export const writePlan = async (
  tx: Tx,
  planned: Plan,
  stocked: ReadonlySet<string> = new Set(),
): Promise<Numbers> => {
  const plan = await withOwnNumbers(tx, planned);
  await point('plan.planned');
  const { id: business } = tx.business;
  const replaced = plan.documents.filter((change) => change.before && change.linesChanged);
  const { places, held } = numbersOf(plan);
  const headers = plan.documents.map(({ before, after, ownNumber = null }) => {
    const place = places.get(after.id);
    const row = documentRow(after, tx.now);
    const onlyMoved = before !== null && ownNumber === null && isOnlyMoved(documentRow(before, tx.now), row);
    return { stood: before !== null, place, ownNumber, onlyMoved, row };
  });
  const own = new Map(
    headers.flatMap(({ row, ownNumber }) => (ownNumber ? [[row.id, ownNumber] as const] : [])),
  );
  const headersThat = (stood: boolean, numbered: boolean, onlyMoved = false) =>
    headers
      .filter((header) => header.stood === stood && (header.place !== undefined) === numbered)
      .filter((header) => header.onlyMoved === onlyMoved)
      .map(({ row, place }) => {
        const sent = onlyMoved ? rowOf(movedColumns, row) : row;
        return place ? { i: place.i, ...sent, takes: place.takes } : sent;
      });
  const ownAmong = (stood: boolean) =>
    headersThat(stood, false).flatMap((row) => {
      const ownNumber = own.get(row.id);
      return ownNumber ? { ...row, ownNumber } : [];
    });
  const changes = {
    movedDocuments: headersThat(true, false, true),
    changedDocuments: headersThat(true, false).filter(({ id }) => !own.has(id)),
    pools: poolChanges(plan.moves).filter(({ id }) => !stocked.has(id)),
    levels: levelChanges(plan.moves),
    months: monthChanges(plan.moves),
    levelMonths: levelMonthChanges(plan.moves),
    dueDays: dueDaysOf(plan),
    undonePayments: plan.undonePayments.map((id) => ({ id, at: tx.now })),
    undoneCreditNotes: plan.undoneCreditNotes.map((id) => ({ id, at: tx.now })),
    reductions: itemReductions(plan),
  };
  const additions = {
    held,
    movedNumbered: headersThat(true, true, true),
    numbered: headersThat(true, true),
    issued: headersThat(false, true),
    drafts: headersThat(false, false).filter(({ id }) => !own.has(id)),
    ownNumbered: ownAmong(false),
    keptNumbered: ownAmong(true),
    lines: plan.documents.filter((c) => c.linesChanged).flatMap((c) => lineRows(c.after)),
    payments: plan.payments.map(paymentRow),
    items: plan.items.map((item) => itemRow(item, plan.settlements)),
    settlements: plan.settlements.map((one) => rowOf(settlementColumns, one)),
    creditNotes: plan.creditNotes.map(({ note, takesNumberFrom }, i) => ({
      i,
      ...creditNoteRow(note, takesNumberFrom, tx.now),
    })),
    moves: plan.moves.map((move) => moveRow(move, tx)),
    entries: plan.entries.map((entry, i) => ({ i, ...entryRow(entry, tx) })),
    entryLines: plan.entries.flatMap(entryLineRows),
    taxRecords: plan.entries.flatMap(taxRecordRows),
    events: trailOf(plan).map((event) => eventRow(event, tx)),
  };
  const rollups = await rollupsOf(tx, plan);
  const usage = usageRows(tx, plan.usage);
  if (replaced.length)
    await tx.query('delete from document_line where business_id = $1 and document_id = any($2)', [
      business,
      replaced.map((change) => change.after.id).sort(),
    ]);
  const send = async <Row extends RowColumns>(
    parts: Parts,
    rows: Readonly<Record<string, readonly object[]>>,
    row: Row,
    of: readonly string[],
  ): Promise<RowOf<Row>[]> => {
    const statement = together(parts, rows, { columns: listed(row), of });
    if (!statement) return [];
    const values = [business, ...statement.values];
    if (statement.answers) return tx.query(row, statement.text, values);
    await tx.query(statement.text, values);
    return [];
  };
  // In the order of the locks.
  await send(changeParts, changes, {}, []);
  const counted = await send(rollupParts, { ...rollups, usage }, countedColumns, ['usage']);
  if (usage.length > 0) await refuseUncounted(tx, usage, counted);
  const named = await send(newParts, additions, { id: column.id, number: column.text }, [
    'issued',
    'numbered',
    'movedNumbered',
  ]);
  for (const [kind, kept] of keptNumbersOf(plan)) await skipNumbers(tx, kind, kept);
  await point('plan.written');
  return new Map([...own, ...named.map((row) => [row.id, row.number] as const)]);
};
