import type { OpenItem } from '../../src/domain/books/open-item.ts';
import type { Side } from '../../src/domain/books/side.ts';
import { columnsOf, rowOf, tellsOpening } from '../../src/domain/import/contact-file.ts';
import { contactExport } from '../../src/domain/words/contacts.ts';
import { csvLines } from '../adapters/csv.ts';
import { handOutCsv } from '../services/list-file.ts';
import { openingsOf } from '../store/books/items.ts';
import { type ContactsNarrowed, contactsInOrder } from '../store/contacts/narrowed-contacts.ts';
import { type Ctx, runAct, type Tx, withBusiness } from '../store/database/tx.ts';

/** Which contacts go into the file, and what it tells of them. */
export interface ContactsExport {
  narrowed: ContactsNarrowed;
  /** These alone, whatever the list is narrowed to; all of it where null. */
  ids: readonly string[] | null;
  columns: readonly string[];
}

const noOpenings: ReadonlyMap<string, OpenItem> = new Map();

const openingsAtHome = async (tx: Tx, side: Side, contacts: readonly { id: string }[]) => {
  const owed = await openingsOf(
    tx,
    side,
    contacts.map(({ id }) => id),
  );
  return new Map([...owed].filter(([, { currency }]) => currency === tx.business.homeCurrency));
};

/**
 * Writes the contacts of a list into a CSV file, hands it out for a minute, and records that it was done.
 *
 * @throws Refused for a column there is none of, and for more than a file holds; Missing for an id that is nobody's in that role
 */
export const exportContacts = async (
  ctx: Ctx,
  side: Side,
  { narrowed, ids, columns: requested }: ContactsExport,
): Promise<{ token: string; name: string; rows: number }> => {
  const columns = runAct(columnsOf, side.contact, requested);
  const parts = [csvLines([columns])];
  let rows = 0;
  await withBusiness(ctx, 'long', async (tx) => {
    for await (const contacts of contactsInOrder(tx, side, narrowed, ids)) {
      const owed = tellsOpening(columns) ? await openingsAtHome(tx, side, contacts) : noOpenings;
      const rowsOf = contacts.map((one) => rowOf({ opening: owed.get(one.id), ...one }, columns));
      parts.push(csvLines(rowsOf));
      rows += contacts.length;
    }
  });
  const list = { title: contactExport.contactFileNames[side.contact], act: `${side.contact}.export` };
  const { filter, search } = narrowed;
  const file = await handOutCsv(ctx, list, parts, {
    rows,
    columns,
    ...(ids ? { picked: ids } : { filter, search }),
  });
  return { ...file, rows };
};
