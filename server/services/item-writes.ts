import { barcodeKey } from '../../src/domain/barcode/barcode.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import type { ProductCard } from '../../src/domain/stock/product.ts';
import type { Tax } from '../../src/domain/tax/tax.ts';
import { changesBetween } from '../../src/domain/values/changes.ts';
import type { Tx } from '../store/database/tx.ts';
import { type PlainEvent, recordEvents } from '../store/plan/events.ts';
import { poolChanges } from '../store/rows/stock.ts';
import { takeTaxes } from '../store/settings/taxes.ts';
import { claimBarcode, claimBarcodes } from '../store/stock/barcodes.ts';
import { takeCategory } from '../store/stock/categories.ts';
import {
  type AddedCard,
  holdersOfSkus,
  insertProducts,
  updateProduct,
  type WrittenCard,
} from '../store/stock/products.ts';

/** What saving an item asks and writes: at once for one that is typed, together for the rows of a file. */
export interface ItemWrites {
  /** The id of the item, a deleted one too, that has a SKU. */
  holderOfSku(sku: string): Promise<string | null>;
  /** The item that has a barcode, which is held until the transaction ends. */
  holderOfBarcode(barcode: string): Promise<{ id: string; name: string } | null>;
  /** Taxes for something that will stand under them. Throws `Missing`. */
  taxes(ids: readonly string[]): Promise<Tax[]>;
  /** The id of the category of a name, made where there is none. */
  category(name: string): Promise<string | null>;
  /**
   * Adds an item and the event of it.
   *
   * @param isOpened the plan that is written next takes some of it into stock
   */
  add(card: AddedCard, isOpened: boolean): Promise<void>;
  /** Saves the card of an item that has another, and the event of it. */
  change(before: ProductCard, card: WrittenCard): Promise<void>;
}

const event = (act: 'create' | 'update', { id, card }: WrittenCard, before?: ProductCard): PlainEvent => ({
  act: `product.${act}`,
  subjectKind: 'product',
  subjectId: id,
  changes: before && changesBetween(before, card),
});

/** Each question asked and each row written as it comes. */
export const itemWrites = (tx: Tx): ItemWrites => ({
  holderOfSku: async (sku) => (await holdersOfSkus(tx, [sku])).get(sku) ?? null,
  holderOfBarcode: (barcode) => claimBarcode(tx, barcode),
  taxes: (ids) => takeTaxes(tx, ids),
  category: (name) => takeCategory(tx, name),
  async add(card) {
    await Promise.all([insertProducts(tx, [card]), recordEvents(tx, [event('create', card)])]);
  },
  async change(before, card) {
    await Promise.all([updateProduct(tx, card), recordEvents(tx, [event('update', card, before)])]);
  },
});

/** Answers once for each key, and the same from then on. */
const once = <Answer>(ask: (key: string) => Promise<Answer>): ((key: string) => Promise<Answer>) => {
  const answers = new Map<string, Promise<Answer>>();
  return (key) => {
    const answer = answers.get(key) ?? ask(key);
    answers.set(key, answer);
    return answer;
  };
};

const findable = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()))].filter(Boolean);

/** Who holds the SKUs that some rows name. */
export const skuHoldersOf = (
  tx: Tx,
  cards: readonly Pick<ProductCard, 'sku'>[],
): Promise<ReadonlyMap<string, string>> => holdersOfSkus(tx, findable(cards.map(({ sku }) => sku)));

/**
 * What the rows of a file ask, asked for all of them before the first, and kept in step with what they do; new items and all events are
 * written together, the last of them by `flush`. A row is told the same as if those before it were written already.
 */
export class SharedItemWrites implements ItemWrites {
  readonly #tx: Tx;
  readonly #skus: Map<string, string | null>;
  readonly #barcodes: Map<string, { id: string; name: string } | null>;
  /** New items nothing is in stock of, and those that are written with what is. */
  readonly #added: AddedCard[] = [];
  readonly #opened: AddedCard[] = [];
  readonly #events: PlainEvent[] = [];
  readonly category: (name: string) => Promise<string | null>;
  readonly #tax: (id: string) => Promise<Tax[]>;

  private constructor(
    tx: Tx,
    skus: Map<string, string | null>,
    barcodes: Map<string, { id: string; name: string } | null>,
  ) {
    this.#tx = tx;
    this.#skus = skus;
    this.#barcodes = barcodes;
    this.category = once((name) => takeCategory(tx, name));
    this.#tax = once((id) => takeTaxes(tx, [id]));
  }

  /**
   * For rows that may give items these SKUs and barcodes.
   *
   * @param holders of the SKUs, asked before the items that are here already: one that was added in between is then known
   */
  static async of(
    tx: Tx,
    cards: readonly Pick<ProductCard, 'sku' | 'barcode'>[],
    holders: Promise<ReadonlyMap<string, string>>,
  ): Promise<SharedItemWrites> {
    const skus = findable(cards.map(({ sku }) => sku));
    const barcodes = findable(cards.map(({ barcode }) => barcode));
    const [bySku, byBarcode] = await Promise.all([holders, claimBarcodes(tx, barcodes)]);
    return new SharedItemWrites(
      tx,
      new Map(skus.map((sku) => [sku, bySku.get(sku) ?? null])),
      new Map(barcodes.map(barcodeKey).map((key) => [key, byBarcode.get(key) ?? null])),
    );
  }

  async holderOfSku(sku: string): Promise<string | null> {
    const known = this.#skus.get(sku);
    return known === undefined ? itemWrites(this.#tx).holderOfSku(sku) : known;
  }

  async holderOfBarcode(barcode: string): Promise<{ id: string; name: string } | null> {
    const known = this.#barcodes.get(barcodeKey(barcode));
    return known === undefined ? itemWrites(this.#tx).holderOfBarcode(barcode) : known;
  }

  async taxes(ids: readonly string[]): Promise<Tax[]> {
    return (await Promise.all(ids.map(this.#tax))).flat();
  }

  async add(card: AddedCard, isOpened: boolean): Promise<void> {
    (isOpened ? this.#opened : this.#added).push(card);
    this.#note('create', card);
  }

  async change(before: ProductCard, card: WrittenCard): Promise<void> {
    await updateProduct(this.#tx, card);
    this.#free(before, card.id);
    this.#note('update', card, before);
  }

  #free({ sku, barcode }: ProductCard, id: string): void {
    if (this.#skus.get(sku) === id) this.#skus.set(sku, null);
    const key = barcodeKey(barcode);
    if (this.#barcodes.get(key)?.id === id) this.#barcodes.set(key, null);
  }

  #note(act: 'create' | 'update', written: WrittenCard, before?: ProductCard): void {
    const { id, card } = written;
    this.#events.push(event(act, written, before));
    if (card.sku.trim()) this.#skus.set(card.sku.trim(), id);
    if (card.barcode.trim()) this.#barcodes.set(barcodeKey(card.barcode), { id, name: card.name });
  }

  /**
   * Writes what was added, each item with what the plan of the rows takes into its stock, and the events.
   *
   * @returns the items whose stock is written with them
   */
  async flush({ moves }: Plan): Promise<ReadonlySet<string>> {
    const opened = this.#opened.splice(0);
    const isNew = new Set(opened.map(({ id }) => id));
    const first = new Map(
      poolChanges(moves).flatMap((pool) => (isNew.has(pool.id) ? [[pool.id, pool]] : [])),
    );
    await insertProducts(this.#tx, opened, first);
    await insertProducts(this.#tx, this.#added.splice(0));
    await recordEvents(this.#tx, this.#events.splice(0));
    return new Set(first.keys());
  }
}
