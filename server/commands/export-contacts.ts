import type { OpenItem } from '../../src/domain/books/open-item.ts';
import type { Side } from '../../src/domain/books/side.ts';
import { type CardIn, namedAccountOf, namedTaxOf } from '../../src/domain/contact/contact.ts';
import { columnsOf, rowOf, tellsOpening, tellsPurchases } from '../../src/domain/import/contact-file.ts';
import { taxNamed } from '../../src/domain/import/match-tax.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { contactExport } from '../../src/domain/words/contacts.ts';
import { csvLines } from '../adapters/csv.ts';
import { handOutCsv } from '../services/list-file.ts';
import { allAccounts } from '../store/books/accounts.ts';
import { openingsOf } from '../store/books/items.ts';
import { type ContactsNarrowed, contactsInOrder } from '../store/contacts/narrowed-contacts.ts';
import { type Ctx, runAct, type Tx, withBusiness } from '../store/database/tx.ts';
import { taxStore } from '../store/settings/taxes.ts';

/** Which contacts go into the file, and what it tells of them. */
export interface ContactsExport {
  narrowed: ContactsNarrowed;
  /** These alone, whatever the list is narrowed to; all of it where null. */
  ids: readonly string[] | null;
  columns: readonly string[];
}

type FiledOpening = Pick<OpenItem, 'amount' | 'onDay'> & Partial<Pick<OpenItem, 'currency' | 'rate'>>;

const noOpenings: ReadonlyMap<string, FiledOpening> = new Map();

/**
 * What contacts owed or were owed when the books began.
 *
 * @param foreign the file says the currency and its rate: without them only what is at home can be told
 */
const openingsIn = async (
  tx: Tx,
  side: Side,
  contacts: readonly { id: string }[],
  foreign: boolean,
): Promise<ReadonlyMap<string, FiledOpening>> => {
  const ids = contacts.map(({ id }) => id);
  const opened = new Map<string, FiledOpening>();
  for (const [id, { amount, onDay, currency, rate }] of await openingsOf(tx, side, ids)) {
    if (currency === tx.business.homeCurrency) opened.set(id, { amount, onDay });
    else if (foreign) opened.set(id, { amount, onDay, currency, rate });
  }
  return opened;
};

/** What is bought from a contact, as a file names it; nothing where it doesn't tell that, or the role has no such thing. */
const purchasesIn = async (tx: Tx, columns: readonly string[]) => {
  if (!tellsPurchases(columns)) return () => undefined;
  const [taxes, accounts] = await Promise.all([taxStore.all(tx), allAccounts(tx)]);
  const taxNames = new Map(taxes.map(({ id, name, percent }) => [id, taxNamed(name, percent)]));
  const accountNames = new Map(accounts.map(({ id, name }) => [id, name]));
  return (card: CardIn<ContactRole>) => ({
    account: accountNames.get(namedAccountOf(card) ?? Number.NaN) ?? '',
    tax: taxNames.get(namedTaxOf(card) ?? '') ?? '',
  });
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
  const tells = tellsOpening(columns);
  const parts = [csvLines([columns])];
  let rows = 0;
  await withBusiness(ctx, 'long', async (tx) => {
    const purchasesOf = await purchasesIn(tx, columns);
    for await (const contacts of contactsInOrder(tx, side, narrowed, ids)) {
      const owed = tells.any ? await openingsIn(tx, side, contacts, tells.foreign) : noOpenings;
      const rowsOf = contacts.map((one) =>
        rowOf({ opening: owed.get(one.id), purchases: purchasesOf(one), ...one }, columns),
      );
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
