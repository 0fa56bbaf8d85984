import { dayOfReversal } from '../../src/domain/books/lock.ts';
import type { Settlement } from '../../src/domain/books/open-item.ts';
import type { World } from '../../src/domain/books/world.ts';
import {
  type EntryImportRow,
  keyOfEntry,
  placedEntryFault,
  typedEntryOf,
} from '../../src/domain/import/entry-row.ts';
import { importUndo } from '../../src/domain/import/imports.words.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import { isTakenBack } from '../../src/domain/journal-entry/journal-entry.ts';
import type { EntryContext } from '../../src/domain/journal-entry/posting.ts';
import { afterSettling } from '../../src/domain/journal-entry/settling.ts';
import { listsBy } from '../../src/domain/values/lists-by.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { postEntryAct, reverseEntryAct } from '../acts/journal-entry.ts';
import { allAccounts } from '../store/books/accounts.ts';
import { booksBegan } from '../store/books/books-began.ts';
import {
  contactsNamed,
  entriesReferenced,
  insertManualEntry,
  lockItemsOfEntry,
  lockManualEntry,
  lockSettleable,
  markReversed,
  postedEntry,
} from '../store/books/manual-entries.ts';
import { runAct, type Tx } from '../store/database/tx.ts';
import type { MadeRow } from '../store/imports/import-rows.ts';
import { worldOf } from '../store/plan/world.ts';
import type { ImportActs, Planned } from './import-kind.ts';

/** What entries are imported with: what they name, and what they may settle, which each of them changes for the next. */
interface EntryImportContext extends EntryContext {
  world: World;
}

const begin = async (tx: Tx, rows: readonly EntryImportRow[]) => {
  const world = await worldOf(tx);
  const names = rows.flatMap(({ lines }) => lines.flatMap(({ contact }) => contact || []));
  const contacts = names.length > 0 ? await contactsNamed(tx, { ids: [], names: [...new Set(names)] }) : [];
  const ids = contacts.map(({ id }) => id);
  const currencies = [...new Set(rows.map(({ currency }) => currency || world.homeCurrency))].sort();
  const items: EntryContext['items'][number][] = [];
  for (const currency of currencies) items.push(...(await lockSettleable(tx, ids, currency)));
  const [accounts, here, began] = await Promise.all([
    allAccounts(tx),
    entriesReferenced(tx, [...new Set(rows.map(({ number }) => number.trim().toLowerCase()))]),
    booksBegan(tx),
  ]);
  const context: EntryImportContext = { world, accounts, contacts, taxes: [], items, booksBegan: began };
  const known = here.map(({ id, reference, onDay }) => ({
    id,
    deleted: false,
    key: keyOfEntry({ number: reference, onDay }),
  }));
  return { context, known: listsBy(known, ({ key }) => key) };
};

const create = async (tx: Tx, row: EntryImportRow, context: EntryImportContext) => {
  const { world } = context;
  const typed = typedEntryOf(row, world.homeCurrency);
  const { plan, entryId, reference } = runAct(postEntryAct, tx.business, typed, context, world);
  // What this entry opens, a later one of the file may settle; its number isn't known before all are written.
  context.items = [
    ...afterSettling(context.items, plan.settlements),
    ...plan.items.map((item) => ({ item, entryNumber: 0, settlements: [] })),
  ];
  const after = () => insertManualEntry(tx, entryId, { reference, pairOf: null });
  return { id: entryId, version: 1, entryId, plan, after, warnings: plan.warnings };
};

/** Takes an entry back on its own day, where that is open, else today; of what it opened or settled others of the file are back already. */
const takenBack = async (
  tx: Tx,
  id: string,
  before: readonly Settlement[],
  world: World,
): Promise<(Planned & { settlements: readonly Settlement[] }) | Kept | Refusal> => {
  const manual = await lockManualEntry(tx, id);
  if (!manual || isTakenBack(manual)) return { kept: importUndo.reversedSince };
  const known = await postedEntry(tx, id);
  const { opened, settled } = await lockItemsOfEntry(tx, known.entry);
  const items = { opened: afterSettling(opened, before), settled };
  const facts = {
    byHand: true,
    document: null,
    reverses: false,
    settled: items.opened.some(({ item }) => item.open !== item.amount),
  };
  const onDay = dayOfReversal(world, known.entry.onDay);
  const back = reverseEntryAct(
    { status: manual.status, facts },
    { ...known, pair: null, ...items },
    onDay,
    world,
  );
  if (isRefusal(back)) return back;
  const after = () => markReversed(tx, back.reversedIds);
  return { plan: back.plan, after, settlements: back.plan.settlements };
};

const takeOut: ImportActs['takeOut'] = async (tx, rows: readonly MadeRow[], world) => {
  const outcomes: (Planned | Kept | Refusal)[] = [];
  const before: Settlement[] = [];
  for (const { subjectId } of rows) {
    const back = await takenBack(tx, subjectId, before, world);
    if (!isRefusal(back) && 'plan' in back) before.push(...back.settlements);
    outcomes.push(back);
  }
  return outcomes;
};

/** Journal entries, by the acts of their form. An entry is never edited, so that one that is here already is left as it is. */
export const entryActs: ImportActs<EntryImportRow, EntryImportContext, null> = {
  table: 'journal_entry',
  begin,
  resolve: (row) => ({ row }),
  faultAt: (row, { field, message }) => placedEntryFault(row, field, message),
  create,
  update: async (_, id) => {
    throw new Error(`Entry ${id} can't be updated by an import`);
  },
  takeOut,
  putBack: async () => ({ kept: importUndo.changedSince }),
};
