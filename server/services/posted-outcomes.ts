import { keepsLines } from '../../src/domain/books/ledger-account.ts';
import type { PaymentMode } from '../../src/domain/books/payment-mode.ts';
import type { Side } from '../../src/domain/books/side.ts';
import type { Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { contactRoleOf } from '../../src/domain/documents/kinds.ts';
import { type Accepted, isNoChange, type Outcome } from '../../src/domain/plan/plan.ts';
import type { CancelChoice } from '../../src/domain/posted/cancel.ts';
import { itemRefusals } from '../../src/domain/stock/refusals.words.ts';
import { invalid, isRefusal } from '../../src/domain/values/refusal.ts';
import { documentRefusals } from '../../src/domain/words/documents.ts';
import { cancelPostedAct } from '../acts/cancel-posted.ts';
import { issuePostedAct, issueSeveralAct } from '../acts/issue-posted.ts';
import { payBalanceAct } from '../acts/record-payment.ts';
import { accountsOutOfUse, lineAccountsAt } from '../store/books/accounts.ts';
import { defaultBankAccount } from '../store/books/banks.ts';
import { Refused, runAct, type Tx } from '../store/database/tx.ts';
import { asApplied, findLooks, type Looks } from '../store/documents/applied.ts';
import { lockDocument, lockDocuments } from '../store/documents/documents.ts';
import { lockBook } from '../store/plan/posted-books.ts';
import { worldOf } from '../store/plan/world.ts';
import { deletedProducts, deletedProductsOn } from '../store/stock/products.ts';
import { lockStock, lockStockOf, withOpeningDays } from '../store/stock/stock.ts';
import { withSource } from './with-source.ts';

/** Accounts of a vendor's paper that other postings move since a line without an item was put on them. */
const accountsUnfit = async (tx: Tx, { subtype, lines }: Document): Promise<number[]> => {
  if (contactRoleOf(subtype) !== 'vendor') return [];
  const ids = lines.flatMap(({ productId, accountId }) => (productId ? [] : (accountId ?? [])));
  return (await lineAccountsAt(tx, ids)).filter((account) => !keepsLines(account)).map(({ id }) => id);
};

/** Refuses a document that has a line on an account that has since been taken out of use, or that no longer takes lines. Throws `Refused`. */
const refuseAccountsOutOfUse = async (tx: Tx, draft: Document): Promise<void> => {
  const ids = draft.lines.flatMap(({ accountId }) => accountId ?? []);
  const [gone, unfit] = await Promise.all([accountsOutOfUse(tx, ids), accountsUnfit(tx, draft)]);
  const indexIn = (accounts: readonly number[]) =>
    draft.lines.findIndex(({ accountId }) => accountId !== null && accounts.includes(accountId));
  const refuse = (index: number, message: string) => {
    if (index >= 0) throw new Refused(invalid(`lines.${index}.account`, message));
  };
  refuse(indexIn(gone), documentRefusals.lineAccountOutOfUse({ line: indexIn(gone) + 1 }));
  refuse(indexIn(unfit), documentRefusals.lineAccountUnfit({ line: indexIn(unfit) + 1 }));
};

/** Refuses a document one of whose items was deleted since it was drafted; the line is named. */
const refuseDeletedItems = ({ lines }: Document, gone: ReadonlySet<string>): void => {
  const index = lines.findIndex(({ productId }) => productId !== null && gone.has(productId));
  if (index < 0) return;
  const message = itemRefusals.itemDeleted({ line: index + 1, item: lines[index]!.name });
  throw new Refused(invalid(`lines.${index}.name`, message));
};

/** A draft that is to be issued, held from here on with the book, and what is asked along with it. */
interface HeldDraft {
  draft: Document;
  world: World;
  looks: Looks;
  deleted: ReadonlySet<string>;
  stock: Stock;
}

/** A draft that is to be issued, held from here on, and the book with it: no account of a line is taken out of use meanwhile. */
export const lockDraft = async (tx: Tx, kind: DocumentKind, id: string): Promise<HeldDraft> => {
  const [draft, world, looks, deleted, stock] = await Promise.all([
    lockDocument(tx, kind, id),
    worldOf(tx),
    findLooks(tx),
    deletedProductsOn(tx, id),
    lockStockOf(tx, id),
  ]);
  return { draft, world, looks, deleted, stock };
};

/** A draft as it looks by now, and the bank a receipt's money reaches. Throws `Refused` for what went out of use since it was written. */
const readyToIssue = async (
  tx: Tx,
  { draft, looks, deleted }: Pick<HeldDraft, 'draft' | 'looks' | 'deleted'>,
  mode: PaymentMode,
) => {
  const [document, bankAccount] = await Promise.all([
    asApplied(tx, draft, looks),
    draft.subtype === 'receipt' ? defaultBankAccount(tx, mode) : null,
    refuseAccountsOutOfUse(tx, draft),
  ]);
  refuseDeletedItems(draft, deleted);
  return { document, bankAccount };
};

/** The same outcome with the draft as it is before it: it was issued as it looks by now, which is written where it differs. */
const fromDraft = (outcome: Accepted, draft: Document): Accepted =>
  isNoChange(outcome)
    ? outcome
    : {
        ...outcome,
        documents: outcome.documents.map((change) =>
          change.before?.id === draft.id ? { ...change, before: draft } : change,
        ),
      };

const itemsOn = ({ lines }: Document): string[] =>
  lines.flatMap(({ productId }) => (productId ? [productId] : []));

/** The outcome of issuing a locked draft: its number taken, its sale or purchase posted. Throws `Refused`. */
export const issueOutcome = async (tx: Tx, held: HeldDraft, mode: PaymentMode): Promise<Accepted> => {
  const { draft, world, stock } = held;
  const { document, bankAccount } = await readyToIssue(tx, held, mode);
  const known = draft.channel === 'import' ? await withOpeningDays(tx, stock) : stock;
  return fromDraft(runAct(issuePostedAct, document, known, { mode, bankAccount }, world), draft);
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
  const [held, world, looks] = await Promise.all([lockDocuments(tx, kind, ids), worldOf(tx), findLooks(tx)]);
  const drafts = ids.map((id) => held.find((document) => document.id === id)!);
  const deleted = await deletedProducts(tx, drafts.flatMap(itemsOn));
  const ready = await Promise.all(drafts.map((draft) => readyOrRefused(tx, { draft, looks, deleted }, mode)));
  const [from = world.today] = drafts.map(({ issuedOn }) => issuedOn).sort();
  const stock = await lockStock(tx, drafts.flatMap(itemsOn), from);
  const isOld = ({ channel }: Document) => channel === 'import';
  const openedOn = drafts.some(isOld) ? openingDays(await withOpeningDays(tx, stock)) : null;
  const outcomes = ready.map((one) =>
    isRefusal(one) ? one : { ...one, openedOn: isOld(one.document) ? openedOn : null },
  );
  return issueSeveralAct(outcomes, stock, { mode }, world).map((done, n) => ({ id: ids[n]!, ...done }));
};

/** The same as a value: why one of several can't be issued is that one's answer. */
const readyOrRefused = async (
  tx: Tx,
  draft: Pick<HeldDraft, 'draft' | 'looks' | 'deleted'>,
  mode: PaymentMode,
) => {
  try {
    return await readyToIssue(tx, draft, mode);
  } catch (reason) {
    if (reason instanceof Refused) return reason.refusal;
    throw reason;
  }
};

/** The outcome of cancelling an issued document, which is locked from here on. Throws `Refused`. */
export const cancelOutcome = async (
  tx: Tx,
  side: Side,
  id: string,
  choice: Pick<CancelChoice, 'payments' | 'goods' | 'mode' | 'rate' | 'onDay'>,
): Promise<Accepted> => {
  const book = await lockBook(tx, side, id);
  const bankAccount = choice.mode ? await defaultBankAccount(tx, choice.mode) : null;
  const world = await worldOf(tx);
  const cancelled = runAct(cancelPostedAct, book, { ...choice, bankAccount }, world);
  return withSource(tx, book.document, cancelled, world);
};

/** The outcome of paying all that is owed on a document, which is locked from here on. Throws `Refused`. */
export const balanceOutcome = async (
  tx: Tx,
  side: Side,
  id: string,
  mode: PaymentMode,
): Promise<Accepted> => {
  const book = await lockBook(tx, side, id);
  return runAct(payBalanceAct, side, book, mode, await defaultBankAccount(tx, mode), await worldOf(tx));
};
