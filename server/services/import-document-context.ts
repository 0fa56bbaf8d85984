import type { Room } from '../../src/domain/access/plans.ts';
import { type LedgerAccount, takesLines } from '../../src/domain/books/ledger-account.ts';
import { accountOfMode, type PaymentMode, reachesBank } from '../../src/domain/books/payment-mode.ts';
import { sideOfRole } from '../../src/domain/books/side.ts';
import { moving, noStock, type Stock, type StockMove } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { ContactIn } from '../../src/domain/contact/contact.ts';
import type { Day } from '../../src/domain/day.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../src/domain/documents/kinds.ts';
import { type DocumentRow, keyOfDocument } from '../../src/domain/import/document-row.ts';
import type { ImportMapping } from '../../src/domain/import/run.ts';
import type { Location, NamedLocation } from '../../src/domain/location/location.ts';
import type { Product } from '../../src/domain/stock/product.ts';
import type { Tax } from '../../src/domain/tax/tax.ts';
import type { AppliedTemplate } from '../../src/domain/template/template.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { listsBy } from '../../src/domain/values/lists-by.ts';
import type { LookedUp } from '../acts/document-request.ts';
import { allAccounts } from '../store/books/accounts.ts';
import { defaultBankAccount } from '../store/books/banks.ts';
import { contactsNamed } from '../store/contacts/known-contacts.ts';
import type { Tx } from '../store/database/tx.ts';
import { lockDocuments } from '../store/documents/documents.ts';
import {
  accountOpenedOn,
  contactsOpenedOn,
  documentsNumbered,
  numbersTaken,
} from '../store/documents/known-documents.ts';
import { type KnownBank, paperBank } from '../store/documents/paper-bank.ts';
import { roomFor } from '../store/plan/usage.ts';
import { worldOf } from '../store/plan/world.ts';
import { findOwnParty } from '../store/settings/particulars.ts';
import { taxStore } from '../store/settings/taxes.ts';
import { categoryAccounts } from '../store/stock/categories.ts';
import { itemsLike } from '../store/stock/known-items.ts';
import { holdNamedLocations, locationStore } from '../store/stock/locations.ts';
import { lockStock, withOpeningDays } from '../store/stock/stock.ts';
import type { KnownRow } from './import-kind.ts';
import { typedTemplate } from './typed-template.ts';

/** What the documents of a part are imported with: all that they name was looked up at once, and what they make is noted here. */
export interface DocumentImportContext extends Pick<LookedUp, 'categoryAccounts'> {
  kind: DocumentKind;
  role: ContactRole;
  issue: boolean;
  paidBy: PaymentMode;
  /** Another document with the same reference is meant. */
  confirmed: boolean;
  world: World;
  own: NonNullable<LookedUp['own']>;
  template: AppliedTemplate;
  bank: KnownBank | null;
  taxes: readonly Tax[];
  /** By name in small letters; those a row made too. */
  contacts: Map<string, ContactIn<ContactRole>>;
  /** By SKU, barcode or name in small letters. */
  items: ReadonlyMap<string, Product>;
  accounts: ReadonlyMap<string, LedgerAccount>;
  locations: ReadonlyMap<string, Location>;
  locationRefs: readonly NamedLocation[];
  /** As the rows before left it. */
  stock: Stock;
  /** The account of the default bank, held, where money paid reaches it; null for none. */
  bankAccount: number | null;
  /** The days of the opening balances of the accounts that are paid on, by mode; null for none. */
  openedOf: ReadonlyMap<PaymentMode, Day | null>;
  /** Since when contacts owe or are owed an opening balance. */
  opened: ReadonlyMap<string, Day>;
  /** Numbers that documents have. */
  taken: Set<string>;
  /** Numbers that rows brought along, behind which the series go on. */
  ownNumbers: string[];
  /** How many more customers the plan keeps, its count held; null where none is to be added. */
  clients: Room | null;
  /** Taxes whose first use was noted. */
  used: Set<string>;
}

const small = (names: Iterable<string>): string[] => [
  ...new Set([...names].filter(Boolean).map((name) => name.toLowerCase())),
];

const by = <Row>(rows: readonly Row[], keys: (row: Row) => readonly string[]): Map<string, Row> =>
  new Map(rows.flatMap((row) => small(keys(row)).map((key) => [key, row] as const)));

/** Accounts that take lines by what a cell may call them: their number, code or name in small letters. */
export const accountsCalled = (accounts: readonly LedgerAccount[]): Map<string, LedgerAccount> =>
  by(accounts.filter(takesLines), ({ id, name, code }) => [String(id), code, name]);

const docsOf = (rows: readonly DocumentRow[]) => rows.map(({ head }) => head);
const linesIn = (rows: readonly DocumentRow[]) => rows.flatMap(({ lines }) => lines);

/** An item by what a cell may call it: what is more exact wins over a name, and the oldest over the others. */
const itemsBy = (items: readonly Product[]): Map<string, Product> => {
  const standing = items.filter(({ deleted }) => !deleted).reverse();
  return new Map([
    ...by(standing, ({ name }) => [name]),
    ...by(standing, ({ barcode }) => [barcode]),
    ...by(standing, ({ sku }) => [sku]),
  ]);
};

/** A document that is here already, by one of the numbers it has. */
type KnownDocument = KnownRow & { key: string };

/** The documents that are here already, held in the order of their ids where they are to be changed. */
const knownDocuments = async (
  tx: Tx,
  kind: DocumentKind,
  rows: readonly DocumentRow[],
  { whenHere }: Pick<ImportMapping, 'whenHere'>,
): Promise<{ known: Map<string, KnownDocument[]>; held: readonly Document[] }> => {
  const here = await documentsNumbered(tx, kind, small(docsOf(rows).map(({ number }) => number)));
  const known = listsBy(
    here.flatMap(({ id, number, externalNumber, contact }) =>
      [number, externalNumber].flatMap((one) =>
        one ? [{ id, deleted: false, key: keyOfDocument(one, contact) }] : [],
      ),
    ),
    ({ key }) => key,
  );
  const contactNames = docsOf(rows).flatMap(({ number, contact }) =>
    number ? (known.get(keyOfDocument(number, contact)) ?? []).map(({ id }) => id) : [],
  );
  return { known, held: whenHere === 'update' ? await lockDocuments(tx, kind, contactNames) : [] };
};

/** What is looked up by the names that rows have. */
const lookUpNames = async (tx: Tx, kind: DocumentKind, role: ContactRole, rows: readonly DocumentRow[]) => {
  const cells = [...new Set(linesIn(rows).map(({ item }) => item))];
  const [contacts, items, taxes, accounts, ofCategories, locations, taken] = await Promise.all([
    contactsNamed(tx, role, small(docsOf(rows).map(({ contact }) => contact))),
    itemsLike(
      tx,
      cells.map((name) => ({ name, sku: name, barcode: name })),
    ),
    taxStore.all(tx),
    role === 'vendor' ? allAccounts(tx) : [],
    role === 'vendor' ? categoryAccounts(tx) : new Map<string, number>(),
    locationStore.all(tx),
    numbersTaken(
      tx,
      kind,
      docsOf(rows).map(({ number }) => number),
    ),
  ]);
  return {
    taken,
    categoryAccounts: ofCategories,
    contacts: by<ContactIn<ContactRole>>(contacts, ({ name }) => [name]),
    items: itemsBy(items),
    taxes: taxes.filter(({ active }) => active),
    accounts: accountsCalled(accounts),
    locations: by(locations.filter(({ active }) => active).reverse(), ({ name }) => [name]),
  };
};

/** What every new document of the business has, whatever its file says. */
const lookUpOwn = async (tx: Tx, kind: DocumentKind) => {
  const namesBank = kindSpec(kind).types.some((type) => documentTypes[type].namesBank);
  const [own, template, bank] = await Promise.all([
    findOwnParty(tx),
    typedTemplate(tx, { id: null, own: {} }, null),
    namesBank ? paperBank(tx, null) : null,
  ]);
  return { own, template, bank };
};

/** The stock of what the rows name and of what stands on documents they change, held; none where nothing is posted. */
const holdStock = async (
  tx: Tx,
  rows: readonly DocumentRow[],
  items: ReadonlyMap<string, Product>,
  held: readonly Document[],
  today: Day,
): Promise<Stock> => {
  const named = small(linesIn(rows).map(({ item }) => item)).flatMap((cell) => items.get(cell) ?? []);
  const stood = held.flatMap(({ lines }) => lines.flatMap(({ productId }) => productId ?? []));
  const [from = today] = [...docsOf(rows), ...held]
    .map(({ issuedOn }) => issuedOn)
    .filter(Boolean)
    .sort();
  const tracked = named.filter(({ tracked: isTracked }) => isTracked).map(({ id }) => id);
  return withOpeningDays(tx, await lockStock(tx, [...tracked, ...stood], from));
};

/** The ways of paying that rows name, and that of the import. */
const modesOf = (rows: readonly DocumentRow[], paidBy: PaymentMode): PaymentMode[] => [
  ...new Set([paidBy, ...docsOf(rows).flatMap((head) => head.paidBy ?? [])]),
];

/** Since when the accounts that modes of payment reach have an opening balance. */
const openedByMode = async (
  tx: Tx,
  modes: readonly PaymentMode[],
  bankAccount: number | null,
  { accounts }: World,
): Promise<ReadonlyMap<PaymentMode, Day | null>> =>
  new Map(
    await Promise.all(
      modes.map(
        async (mode) =>
          [mode, await accountOpenedOn(tx, accountOfMode(mode, bankAccount, accounts))] as const,
      ),
    ),
  );

/** Looks up all that the documents of a part name, and holds what they change: documents, the book, then stock, as their forms do. */
export const beginDocuments = async (
  tx: Tx,
  kind: DocumentKind,
  rows: readonly DocumentRow[],
  mapping: Pick<ImportMapping, 'whenHere' | 'issue' | 'paidBy'>,
): Promise<{ context: DocumentImportContext; known: ReadonlyMap<string, readonly KnownRow[]> }> => {
  const { contactRole, posts } = kindSpec(kind);
  const role = contactRole ?? 'customer';
  const { issue = false, paidBy = 2 } = mapping;
  const { known, held } = await knownDocuments(tx, kind, rows, mapping);
  const world = await worldOf(tx);
  const modes = modesOf(rows, paidBy);
  const throughBank = modes.find(reachesBank) ?? paidBy;
  const bankAccount = posts && issue ? await defaultBankAccount(tx, throughBank) : null;
  const [named, own] = await Promise.all([lookUpNames(tx, kind, role, rows), lookUpOwn(tx, kind)]);
  const contactIds = [...named.contacts.values()].map(({ id }) => id);
  const [opened, openedOf] = await Promise.all([
    contactsOpenedOn(tx, sideOfRole(role), contactIds),
    openedByMode(tx, modes, bankAccount, world),
  ]);
  const locationNames = small(linesIn(rows).map(({ location }) => location));
  const isAdding = docsOf(rows).some(({ contact }) => contact && !named.contacts.has(contact.toLowerCase()));
  const moves = posts && (issue || held.length > 0);
  return {
    known,
    context: {
      kind,
      role,
      issue,
      paidBy,
      opened,
      bankAccount,
      openedOf,
      world,
      ...named,
      ...own,
      confirmed: mapping.whenHere === 'create',
      locationRefs: await holdNamedLocations(
        tx,
        locationNames.flatMap((name) => named.locations.get(name)?.id ?? []),
      ),
      stock: moves ? await holdStock(tx, rows, named.items, held, world.today) : noStock,
      // In the order of their names: that of documents is held after it.
      clients: role === 'customer' && isAdding ? await roomFor(tx, 'clients') : null,
      ownNumbers: [],
      used: new Set<string>(),
    },
  };
};

/** The stock as goods leave it that were planned and not written yet. */
export const noteMoves = (context: DocumentImportContext, moves: readonly StockMove[]): void => {
  context.stock = moves.reduce(moving, context.stock);
};
