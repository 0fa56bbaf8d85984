import { v7 } from 'uuid';
import { type ItemRow, keyOfItem, type RowFault, taxMeant } from '../../src/domain/import/item-row.ts';
import type { ItemBefore, ReadRow, RowDone } from '../../src/domain/import/row-done.ts';
import type { WhenHere } from '../../src/domain/import/run.ts';
import { updatedCard } from '../../src/domain/import/updated-card.ts';
import { emptyPlan, joined, type Plan } from '../../src/domain/plan.ts';
import { cardOf, type Product } from '../../src/domain/product.ts';
import type { Refusal } from '../../src/domain/refusal.ts';
import * as words from '../../src/domain/words/import-row-faults.ts';
import { categoryNames } from '../store/categories.ts';
import { recordEvent } from '../store/events.ts';
import { itemsLike } from '../store/known-items.ts';
import { lockProduct, markProductDeleted } from '../store/products.ts';
import { defaultLocation } from '../store/stock.ts';
import { allTaxes } from '../store/taxes.ts';
import { Refused, type Tx } from '../store/tx.ts';
import { roomFor } from '../store/usage.ts';
import { worldOf } from '../store/world.ts';
import { writePlan } from '../store/write-plan.ts';
import { addItem, type OpeningGround, saveItem } from './save-item.ts';

const done = (line: number, outcome: RowDone['outcome'], more: Partial<RowDone> = {}): RowDone => ({
  ...{ line, outcome, id: null, key: null, version: null, entryId: null, before: null, faults: [] },
  ...more,
});

/** A refusal as a fault of the row: of the column it names, where it names one. */
const faultsOf = ({ message, fields }: Refusal): RowFault[] =>
  (fields ?? [{ field: '', message }]).map((fault) => ({
    column: fault.field,
    value: '',
    message: fault.message,
  }));

const duplicate = (line: number, first: number): RowDone =>
  done(line, 'skipped', { faults: [{ column: '', value: '', message: words.duplicateOf({ line: first }) }] });

type Taxes = Awaited<ReturnType<typeof allTaxes>>;

/** The row's item with its tax found, or what is wrong with that. */
const taxed = ({ item }: ReadRow, taxes: Taxes): ItemRow | RowFault => {
  const tax = taxMeant(
    item.salesTax,
    taxes.filter(({ active }) => active),
  );
  if (tax && 'fault' in tax) return { column: 'salesTax', value: item.salesTax, message: tax.fault };
  return { ...item, card: { ...item.card, salesTaxId: tax?.id ?? null } };
};

/** What the rows of a transaction are imported with, and what has come of those before. */
interface Part {
  tx: Tx;
  whenHere: WhenHere;
  taxes: Taxes;
  /** Items that are here already, by key. */
  known: ReadonlyMap<string, Product>;
  /** The lines that keys were first kept on. */
  kept: Map<string, number>;
  /** How many more the plan of the business keeps. */
  room: number;
  plan: Plan;
  ground: OpeningGround;
}

/** Changes an item that is here; one that was deleted comes back first. Answers what it was, and its version. */
const update = async (part: Part, found: Product, item: ItemRow) => {
  const { tx } = part;
  const product = await lockProduct(tx, found.id);
  const name = (await categoryNames(tx, [product.categoryId])).get(product.categoryId) ?? '';
  const before: ItemBefore = { card: cardOf(product), category: name, deleted: product.deleted };
  const { card, category } = updatedCard(product, name, item);
  await saveItem(tx, { ...product, deleted: false }, card, category);
  if (product.deleted) {
    await markProductDeleted(tx, product.id, null);
    await recordEvent(tx, 'product.restore', 'product', product.id);
    part.plan = joined(part.plan, { ...emptyPlan(), usage: { inventory: 1 } });
    part.room -= 1;
  }
  return { before, version: product.version + 1 };
};

const begin = async (
  tx: Tx,
  rows: readonly ReadRow[],
  whenHere: WhenHere,
  linesOf: LinesOfKeys,
  taken: number,
): Promise<Part> => {
  const cards = rows.map(({ item }) => item.card);
  const [taxes, here, { limit, used }, kept] = await Promise.all([
    allTaxes(tx),
    itemsLike(tx, cards),
    roomFor(tx, 'inventory'),
    linesOf(cards.map(keyOfItem)),
  ]);
  let ground: ReturnType<OpeningGround> | undefined;
  const groundOf = async () => ({ locationId: await defaultLocation(tx), world: await worldOf(tx) });
  return {
    ...{ tx, whenHere, taxes, kept: new Map(kept), plan: emptyPlan() },
    // Of several with one key the oldest is meant.
    known: new Map(here.reverse().map((item) => [keyOfItem(item), item])),
    room: limit === null ? Number.POSITIVE_INFINITY : limit - used - taken,
    ground: () => {
      ground ??= groundOf();
      return ground;
    },
  };
};

const create = async (part: Part, { card, opening, category }: ItemRow) => {
  const item = { id: v7(), card, opening, category };
  const plan = await addItem(part.tx, item, part.ground);
  part.plan = joined(part.plan, plan);
  part.room -= 1;
  return { id: item.id, entryId: plan.entries[0]?.id ?? null };
};

/** The item a row is of where it is here already and another isn't wanted. */
const hereOf = (part: Part, key: string): Product | undefined =>
  part.whenHere === 'create' ? undefined : part.known.get(key);

/** What becomes of a row; what is refused on the way is thrown. */
const importRow = async (part: Part, row: ReadRow): Promise<RowDone> => {
  const { line } = row;
  if (row.faults.length > 0) return done(line, 'failed', { faults: row.faults });
  const item = taxed(row, part.taxes);
  if ('message' in item) return done(line, 'failed', { faults: [item] });
  const key = keyOfItem(item.card);
  const first = part.kept.get(key);
  if (first !== undefined) return duplicate(line, first);
  const here = hereOf(part, key);
  if ((!here || here.deleted) && part.room < 1) return done(line, 'capped');
  if (!here) {
    const made = await create(part, item);
    part.kept.set(key, line);
    return done(line, 'created', { ...made, key, version: 1 });
  }
  const { id } = here;
  if (!here.deleted && part.whenHere === 'skip') {
    part.kept.set(key, line);
    return done(line, 'skipped', { id, key });
  }
  const changed = await update(part, here, item);
  part.kept.set(key, line);
  return done(line, 'updated', { id, key, ...changed });
};

/** As many rows as are written at once: few enough that nobody waits long for what they hold. */
export const rowsAtOnce = 200;

/** On which lines of the file the rows before these kept some keys. */
export type LinesOfKeys = (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/**
 * Imports some rows of a file of items in a transaction, by the same steps as typed ones take: a faulty row is answered and
 * doesn't affect the others. Nothing is created beyond the plan's cap: a run ends before the first row there is no room for, a
 * preview goes on and counts them. The transaction of a preview is rolled back, so that it can't differ from the run.
 * Source: answers-2.md, Q56 to Q62.
 *
 * @param taken how many places of the plan the rows before these would take, where those are rolled back already
 */
export const importItems = async (
  tx: Tx,
  rows: readonly ReadRow[],
  whenHere: WhenHere,
  linesOf: LinesOfKeys,
  taken = 0,
): Promise<RowDone[]> => {
  const part = await begin(tx, rows, whenHere, linesOf, taken);
  const outcomes: RowDone[] = [];
  for (const row of rows) {
    const outcome = await importRow(part, row).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return done(row.line, 'failed', { faults: faultsOf(error.refusal) });
    });
    outcomes.push(outcome);
    if (outcome.outcome === 'capped' && !tx.previewOnly) break;
  }
  await writePlan(tx, part.plan);
  // What the database checks at the end of a transaction is checked before a preview says that it went well.
  if (tx.previewOnly) await tx.query('set constraints all immediate');
  return outcomes;
};
