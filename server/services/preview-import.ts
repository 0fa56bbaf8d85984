import { type LackingRow, lackingOnSeveral } from '../../src/domain/documents/lawful.ts';
import { FaultGroups } from '../../src/domain/import/fault-groups.ts';
import { importAnswers, importLeftOut } from '../../src/domain/import/import-files.words.ts';
import { LeftOutColumns } from '../../src/domain/import/left-out.ts';
import {
  type ImportPreview,
  mostNamed,
  mostTried,
  type NamedNew,
  namesListed,
} from '../../src/domain/import/preview.ts';
import { type AddedBeside, addedBeside, type ImportReader } from '../../src/domain/import/reader.ts';
import { isNotImported, linesOf, type ReadRow, type RowDone } from '../../src/domain/import/row-done.ts';
import type { ImportMapping } from '../../src/domain/import/run.ts';
import { isPositive, plus, zero } from '../../src/domain/money.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { formatDecimal } from '../../src/domain/values/format.ts';
import { contactsNamed } from '../store/contacts/known-contacts.ts';
import { type Ctx, type Tx, withBusiness } from '../store/database/tx.ts';
import type { KeptRun } from '../store/imports/import-runs.ts';
import { roomOf } from '../store/plan/usage.ts';
import { itemCategories } from '../store/stock/categories.ts';
import { engineKind } from './import-kinds.ts';
import { type EarlierRows, importPart } from './import-part.ts';
import { groupsOfRun, inBatches, readingOf, readRow } from './import-reading.ts';

const groupsNamed = 50;
const warningsNamed = 10;

class Preview {
  readonly counts = { created: 0, updated: 0, skipped: 0, failed: 0, capped: 0 };
  readonly groups = new FaultGroups();
  readonly warnings = new Set<string>();
  readonly rows: ImportPreview['rows'] = [];
  /** The lines of the first rows of some keys, what rows were known as or made, and whose the mailboxes are that they name. */
  readonly #lines = new Map<string, number>();
  readonly #used = new Set<string>();
  readonly #mailboxes = new Map<string, string>();
  /** Pieces of new items without a cost, and how many items those are of. */
  readonly #unpriced = { pieces: zero, items: 0 };
  /** What the law asks of invoices, and how many that are issued lack it. */
  readonly #lacking = new Map<string, { row: LackingRow; count: number }>();
  /** What rows that are imported name, by name in small letters. */
  readonly named: Readonly<Record<AddedBeside, Map<string, string>>> = {
    customers: new Map(),
    vendors: new Map(),
    categories: new Map(),
  };
  tried = 0;
  sound = 0;
  faulty = 0;
  others = 0;
  worth = zero;
  farDays: ImportPreview['farDays'] = null;
  readonly earlier: EarlierRows = { linesOf: async () => this.#lines, usedOf: async () => this.#used };

  tell(reader: ImportReader, row: ReadRow, done: RowDone, homeDigits: number): void {
    const { record } = row;
    this.tried += linesOf(row).length;
    this.counts[done.outcome] += 1;
    if (this.counts[done.outcome] <= mostNamed)
      this.rows.push({
        line: done.line,
        outcome: done.outcome,
        name: reader.nameOf(record),
        faults: done.faults,
      });
    if (isNotImported(done)) this.groups.add(done);
    for (const warning of done.warnings ?? []) this.#warn(warning);
    for (const row of done.lacking ?? [])
      this.#lacking.set(row.what, { row, count: (this.#lacking.get(row.what)?.count ?? 0) + 1 });
    if (done.outcome === 'created' || done.outcome === 'updated') this.#noteNames(reader, record);
    if (done.outcome === 'created') {
      this.#noteMailbox(reader, record);
      this.#noteUnpriced(reader, record);
    }
    if (done.key !== null && !this.#lines.has(done.key)) this.#lines.set(done.key, done.line);
    if (done.id !== null) this.#used.add(done.id);
    if (done.outcome === 'created')
      this.worth = plus(this.worth, done.worth ?? reader.worthOf(record, homeDigits));
  }

  noteFarDays({ line, faults }: ReadRow): void {
    const far = faults.filter((fault) => fault.farDay !== undefined);
    const [first] = far;
    if (!first) return;
    const lines = new Set(far.map((fault) => fault.line ?? line));
    const known = this.farDays ?? { rows: 0, line: first.line ?? line, day: first.farDay! };
    this.farDays = { ...known, rows: known.rows + lines.size };
  }

  #warn(warning: string): void {
    if (this.warnings.size < warningsNamed) this.warnings.add(warning);
  }

  /** Several names of one mailbox are several contacts, which is told. */
  #noteMailbox(reader: ImportReader, record: unknown): void {
    const email = reader.mailboxOf?.(record);
    if (!email) return;
    const [name, other] = [reader.nameOf(record), this.#mailboxes.get(email)];
    if (other === undefined) this.#mailboxes.set(email, name);
    else if (other.toLowerCase() !== name.toLowerCase())
      this.#warn(importAnswers.mailboxShared({ email, name, other }));
  }

  #noteNames(reader: ImportReader, record: unknown): void {
    for (const { of, name } of reader.namesIn?.(record) ?? [])
      if (name !== '' && !this.named[of].has(name.toLowerCase()))
        this.named[of].set(name.toLowerCase(), name);
  }

  #noteUnpriced(reader: ImportReader, record: unknown): void {
    const pieces = reader.unpricedOf?.(record) ?? zero;
    if (!isPositive(pieces)) return;
    this.#unpriced.pieces = plus(this.#unpriced.pieces, pieces);
    this.#unpriced.items += 1;
  }

  /** What the law asks, told once for all that lack it. */
  lacking(locale: string): string[] {
    return [...this.#lacking.values()].map(({ row, count }) =>
      lackingOnSeveral(row, count, count.toLocaleString(locale)),
    );
  }

  /** Each thing of that. */
  lackingRows(): LackingRow[] {
    return [...this.#lacking.values()].map(({ row }) => row);
  }

  /** What stock comes without a cost, told once for all of it. */
  unpriced(locale: string): string[] {
    const { pieces, items } = this.#unpriced;
    if (items === 0) return [];
    const formatted = items.toLocaleString(locale);
    return [importLeftOut.worthless({ pieces: formatDecimal(pieces, locale), items, formatted })];
  }

  readOnly(reader: ImportReader, row: ReadRow): void {
    if (row.faults.length === 0) {
      this.#noteMailbox(reader, row.record);
      this.#noteNames(reader, row.record);
      this.#noteUnpriced(reader, row.record);
      this.sound += linesOf(row).length;
      this.others += 1;
      return;
    }
    this.faulty += linesOf(row).length;
    this.groups.add(row);
  }
}

/** Those of some names in small letters that are here already. */
const namesHere = async (tx: Tx, of: AddedBeside, names: readonly string[]): Promise<string[]> => {
  if (of === 'categories') return (await itemCategories(tx)).map(({ name }) => name);
  return (await contactsNamed(tx, of === 'vendors' ? 'vendor' : 'customer', names)).map(({ name }) => name);
};

/** What rows name and there is none of, of each sort. */
const namedNew = async (tx: Tx, named: Preview['named']): Promise<NamedNew[]> => {
  const found: NamedNew[] = [];
  for (const of of addedBeside) {
    if (named[of].size === 0) continue;
    const here = new Set((await namesHere(tx, of, [...named[of].keys()])).map((name) => name.toLowerCase()));
    const names = [...named[of]].flatMap(([key, name]) => (here.has(key) ? [] : [name]));
    if (names.length > 0) found.push({ of, count: names.length, names: names.slice(0, namesListed) });
  }
  return found;
};

/**
 * What a run would do: its first rows are imported and rolled back, a part at a time, so that a preview holds nothing longer than the run
 * itself does; the rest is read for faults alone. Source: answers-2.md, Q62.
 */
export const previewOf = async (ctx: Ctx, run: KeptRun, mapping: ImportMapping): Promise<ImportPreview> => {
  const preview = new Preview();
  const kind = engineKind(run.kind);
  const { reader } = kind.spec;
  const homeDigits = digitsOf(ctx.business.homeCurrency);
  const previewing = { ...ctx, previewOnly: true };
  const reading = await readingOf(ctx, mapping);
  const leftOut = new LeftOutColumns(run.headers, mapping);
  for await (const part of inBatches(groupsOfRun(ctx, run, reading))) {
    const rows = part.map((group) => readRow(group, run, reading));
    for (const row of part.flat()) leftOut.add(row);
    for (const row of rows) preview.noteFarDays(row);
    if (preview.tried >= mostTried) {
      for (const row of rows) preview.readOnly(reader, row);
      continue;
    }
    const done = await withBusiness(previewing, 'write', (tx) =>
      importPart(tx, kind, rows, mapping, preview.earlier, preview.counts.created),
    );
    for (const [at, outcome] of done.entries()) preview.tell(reader, rows[at]!, outcome, homeDigits);
  }
  const { counts, tried, sound, faulty, others, worth, rows, groups, warnings, farDays } = preview;
  const { cap } = kind.spec;
  const [plan, named] = await withBusiness(ctx, 'read', async (tx) => [
    cap && (await roomOf(tx, cap)),
    await namedNew(tx, preview.named),
  ]);
  const room = plan && plan.limit !== null ? plan.limit - plan.used - counts.created : null;
  return {
    counts,
    tried,
    sound,
    faulty,
    others,
    worth,
    rows,
    named,
    room: room === null ? null : Math.max(0, room),
    groups: groups.first(groupsNamed),
    warnings: [
      ...warnings,
      ...preview.lacking(ctx.business.locale),
      ...preview.unpriced(ctx.business.locale),
      ...leftOut.warnings(ctx.business.locale),
    ],
    lacking: preview.lackingRows(),
    farDays,
  };
};
