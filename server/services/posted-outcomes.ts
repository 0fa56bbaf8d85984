import type { PaymentMode } from '../../src/domain/books/payment-mode.ts';
import type { Side } from '../../src/domain/books/side.ts';
import type { Stock } from '../../src/domain/books/stock.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import type { Outcome, World } from '../../src/domain/plan.ts';
import type { CancelChoice } from '../../src/domain/posted/cancel.ts';
import { invalid, isRefusal } from '../../src/domain/refusal.ts';
import { lineAccountOutOfUse } from '../../src/domain/words/document-refusals.ts';
import { itemDeleted } from '../../src/domain/words/item-refusals.ts';
import { cancelPostedAct } from '../acts/cancel-posted.ts';
import { issuePostedAct, issueSeveralAct } from '../acts/issue-posted.ts';
import { payBalanceAct } from '../acts/record-payment.ts';
import { accountsOutOfUse } from '../store/accounts.ts';
import { asApplied } from '../store/applied.ts';
import { defaultBankAccount } from '../store/banks.ts';
import { lockDocument, lockDocuments } from '../store/documents.ts';
import { lockBook } from '../store/posted-books.ts';
import { deletedProducts } from '../store/products.ts';
import { lockStock, withOpeningDays } from '../store/stock.ts';
import { Refused, type Tx } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { withSource } from './with-source.ts';

/** Refuses a document with a line on an account that was taken out of use since it was written. Throws `Refused`. */
const refuseAccountsOutOfUse = async (tx: Tx, { lines }: Document): Promise<void> => {
  const gone = await accountsOutOfUse(
    tx,
    lines.flatMap(({ accountId }) => accountId ?? []),
  );
  const index = lines.findIndex(({ accountId }) => accountId !== null && gone.includes(accountId));
  if (index >= 0)
    throw new Refused(invalid(`lines.${index}.account`, lineAccountOutOfUse({ line: index + 1 })));
};

/** Refuses a document one of whose items was deleted since it was drafted; the line is named. */
const refuseDeletedItems = async (tx: Tx, { lines }: Document): Promise<void> => {
  const ids = lines.flatMap((line) => (line.productId ? [line.productId] : []));
  const gone = await deletedProducts(tx, ids);
  const index = lines.findIndex(({ productId }) => productId !== null && gone.has(productId));
  if (index < 0) return;
  const message = itemDeleted({ line: index + 1, item: lines[index]!.name });
  throw new Refused(invalid(`lines.${index}.name`, message));
};

/** A draft that is to be issued, held from here on, and the book with it: no account of a line is taken out of use meanwhile. */
export const lockDraft = (tx: Tx, kind: DocumentKind, id: string): Promise<[Document, World]> =>
  Promise.all([lockDocument(tx, kind, id), worldOf(tx)]);

/** A draft as it looks by now, and the bank a receipt's money reaches. Throws `Refused` for what went out of use since it was written. */
const readyToIssue = async (tx: Tx, draft: Document, mode: PaymentMode) => {
  const [document, bankAccount] = await Promise.all([
    asApplied(tx, draft),
    draft.subtype === 'receipt' ? defaultBankAccount(tx, mode) : null,
    refuseAccountsOutOfUse(tx, draft),
    refuseDeletedItems(tx, draft),
  ]);
  return { document, bankAccount };
};

const itemsOn = ({ lines }: Document): string[] =>
  lines.flatMap(({ productId }) => (productId ? [productId] : []));

/** What comes of issuing a draft that is held: its number taken, its sale or purchase posted. */
export const issueOutcome = async (
  tx: Tx,
  [draft, world]: readonly [Document, World],
  mode: PaymentMode,
): Promise<Outcome> => {
  const [{ document, bankAccount }, stock] = await Promise.all([
    readyToIssue(tx, draft, mode),
    lockStock(tx, itemsOn(draft), draft.issuedOn),
  ]);
  const known = draft.channel === 'import' ? await withOpeningDays(tx, stock) : stock;
  return issuePostedAct(document, known, { mode, bankAccount }, world);
};

const openingDays = ({ pools }: Stock): ReadonlyMap<string, string> =>
  new Map([...pools].flatMap(([id, { openedOn }]) => (openedOn ? [[id, openedOn]] : [])));

/** What comes of issuing several drafts in an order, each on the stock that those before it leave. Throws `Missing`. */
export const issueOutcomes = async (
  tx: Tx,
  kind: DocumentKind,
  ids: readonly string[],
  mode: PaymentMode,
): Promise<{ id: string; outcome: Outcome; before: Stock }[]> => {
  const [held, world] = await Promise.all([lockDocuments(tx, kind, ids), worldOf(tx)]);
  const drafts = ids.map((id) => held.find((document) => document.id === id)!);
  const ready = await Promise.all(drafts.map((draft) => readyOrRefused(tx, draft, mode)));
  const [from = world.today] = drafts.map(({ issuedOn }) => issuedOn).sort();
  const stock = await lockStock(tx, drafts.flatMap(itemsOn), from);
  const isOld = ({ channel }: Document) => channel === 'import';
  const openedOn = drafts.some(isOld) ? openingDays(await withOpeningDays(tx, stock)) : null;
  const asked = ready.map((one) =>
    isRefusal(one) ? one : { ...one, openedOn: isOld(one.document) ? openedOn : null },
  );
  return issueSeveralAct(asked, stock, { mode }, world).map((done, n) => ({ id: ids[n]!, ...done }));
};

/** The same as a value: why one of several can't be issued is that one's answer. */
const readyOrRefused = async (tx: Tx, draft: Document, mode: PaymentMode) => {
  try {
    return await readyToIssue(tx, draft, mode);
  } catch (reason) {
    if (reason instanceof Refused) return reason.refusal;
    throw reason;
  }
};

/** What comes of cancelling an issued document, held from here on. */
export const cancelOutcome = async (
  tx: Tx,
  side: Side,
  id: string,
  choice: Pick<CancelChoice, 'payments' | 'goods' | 'mode' | 'rate'>,
): Promise<Outcome> => {
  const book = await lockBook(tx, side, id);
  const bankAccount = choice.mode ? await defaultBankAccount(tx, choice.mode) : null;
  const world = await worldOf(tx);
  const cancelled = cancelPostedAct(book, { ...choice, bankAccount }, world);
  return withSource(tx, book.document, cancelled, world);
};

/** What comes of paying all that is owed on a document, held from here on. */
export const balanceOutcome = async (tx: Tx, side: Side, id: string, mode: PaymentMode): Promise<Outcome> => {
  const book = await lockBook(tx, side, id);
  return payBalanceAct(side, book, mode, await defaultBankAccount(tx, mode), await worldOf(tx));
};
