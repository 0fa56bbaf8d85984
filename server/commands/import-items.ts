import { v7 } from 'uuid';
import { type ItemRow, keyOfItem, type RowFault, taxMeant } from '../../src/domain/import/item-row.ts';
import { updatedCard } from '../../src/domain/import/updated-card.ts';
import { emptyPlan, joined, type Plan } from '../../src/domain/plan.ts';
import type { Product } from '../../src/domain/product.ts';
import type { Refusal } from '../../src/domain/refusal.ts';
import * as words from '../../src/domain/words/import-row-faults.ts';
import { addItem, type OpeningGround, saveItem } from '../services/save-item.ts';
import { categoryNames } from '../store/categories.ts';
import { itemsLike } from '../store/known-items.ts';
import { lockProduct } from '../store/products.ts';
import { defaultLocation } from '../store/stock.ts';
import { allTaxes } from '../store/taxes.ts';
import { type Ctx, Refused, type Tx, withBusiness } from '../store/tx.ts';
import { roomFor } from '../store/usage.ts';
import { worldOf } from '../store/world.ts';
import { writePlan } from '../store/write-plan.ts';

/** A row of a file as it was read, with what already keeps it from being imported. */
export interface ReadRow {
  line: number;
  item: ItemRow;
  faults: readonly RowFault[];
}

/** What became of a row; one that is capped was not looked at, and waits for room in the plan. */
export interface RowDone {
  line: number;
  outcome: 'created' | 'updated' | 'skipped' | 'failed' | 'capped';
  /** The item it made, changed or was left out for. */
  id: string | null;
  faults: readonly RowFault[];
}

/** What a run does with items that are here already. Source: answers-2.md, Q58. */
export type WhenHere = 'skip' | 'update';

const done = (line: number, outcome: RowDone['outcome'], id: string | null = null): RowDone => ({
  line,
  outcome,
  id,
  faults: [],
});

const failed = (line: number, faults: readonly RowFault[]): RowDone => ({
  line,
  outcome: 'failed',
  id: null,
  faults,
});

/** A refusal as a fault of the row: of the column it names, where it names one. */
const faultsOf = ({ message, fields }: Refusal): RowFault[] =>
  (fields ?? [{ field: '', message }]).map((fault) => ({
    column: fault.field,
    value: '',
    message: fault.message,
  }));

const duplicate = (line: number, first: number): RowDone => ({
  ...done(line, 'skipped'),
  faults: [{ column: '', value: '', message: words.duplicateOf({ line: first }) }],
});

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

const update = async (tx: Tx, found: Product, item: ItemRow): Promise<void> => {
  const product = await lockProduct(tx, found.id);
  const names = await categoryNames(tx, [product.categoryId]);
  const { card, category } = updatedCard(product, names.get(product.categoryId) ?? '', item);
  await saveItem(tx, product, card, category);
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

const begin = async (
  tx: Tx,
  rows: readonly ReadRow[],
  whenHere: WhenHere,
  seen: ReadonlyMap<string, number>,
): Promise<Part> => {
  const cards = rows.map(({ item }) => item.card);
  const [taxes, here, { limit, used }] = await Promise.all([
    allTaxes(tx),
    itemsLike(tx, cards),
    roomFor(tx, 'inventory'),
  ]);
  let ground: ReturnType<OpeningGround> | undefined;
  const groundOf = async () => ({ locationId: await defaultLocation(tx), world: await worldOf(tx) });
  return {
    ...{ tx, whenHere, taxes, kept: new Map(seen), plan: emptyPlan() },
    // Of several with one key the oldest is meant.
    known: new Map(here.reverse().map((item) => [keyOfItem(item), item])),
    room: limit === null ? Number.POSITIVE_INFINITY : limit - used,
    ground: () => {
      ground ??= groundOf();
      return ground;
    },
  };
};

const create = async (part: Part, { card, opening, category }: ItemRow): Promise<string> => {
  const item = { id: v7(), card, opening, category };
  part.plan = joined(part.plan, await addItem(part.tx, item, part.ground));
  part.room -= 1;
  return item.id;
};

/** What becomes of a row; what is refused on the way is thrown. */
const importRow = async (part: Part, row: ReadRow): Promise<RowDone> => {
  const { line } = row;
  if (row.faults.length > 0) return failed(line, row.faults);
  const item = taxed(row, part.taxes);
  if ('message' in item) return failed(line, [item]);
  const key = keyOfItem(item.card);
  const first = part.kept.get(key);
  if (first !== undefined) return duplicate(line, first);
  const here = part.known.get(key);
  if (!here && part.room < 1) return done(line, 'capped');
  const isLeft = here && !here.deleted && part.whenHere === 'skip';
  if (here && !isLeft) await update(part.tx, here, item);
  const id = here?.id ?? (await create(part, item));
  part.kept.set(key, line);
  if (isLeft) return done(line, 'skipped', id);
  return done(line, here ? 'updated' : 'created', id);
};

/**
 * Imports some rows of a file of items in one transaction, by the same steps as typed ones take: a faulty row is answered and
 * doesn't affect the others. Nothing is created beyond the plan's cap. With `previewOnly` everything is rolled back, so a preview can't
 * differ from the run. Source: answers-2.md, Q56 to Q62.
 *
 * @param seen the keys of the file's rows before these, with the line each was first on; those of these rows are added once they are kept
 */
export const importItems = async (
  ctx: Ctx,
  rows: readonly ReadRow[],
  whenHere: WhenHere,
  seen: Map<string, number> = new Map(),
): Promise<RowDone[]> => {
  const { outcomes, kept } = await withBusiness(ctx, 'write', async (tx) => {
    const part = await begin(tx, rows, whenHere, seen);
    const outcomes: RowDone[] = [];
    for (const row of rows)
      try {
        outcomes.push(await importRow(part, row));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        outcomes.push(failed(row.line, faultsOf(error.refusal)));
      }
    await writePlan(tx, part.plan);
    // What the database checks at the end of a transaction is checked before a preview says that it went well.
    if (tx.previewOnly) await tx.query('set constraints all immediate');
    return { outcomes, kept: part.kept };
  });
  if (!ctx.previewOnly) for (const [key, line] of kept) seen.set(key, line);
  return outcomes;
};
