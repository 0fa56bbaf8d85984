import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import type { Side } from '../../src/domain/books/side.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import type { Outcome } from '../../src/domain/plan.ts';
import type { CancelChoice } from '../../src/domain/posted/cancel.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { lineAccountOutOfUse } from '../../src/domain/words/document-refusals.ts';
import { cancelPostedAct } from '../acts/cancel-posted.ts';
import { issuePostedAct } from '../acts/issue-posted.ts';
import { payBalanceAct } from '../acts/record-payment.ts';
import { accountsOutOfUse } from '../store/accounts.ts';
import { defaultBankAccount } from '../store/banks.ts';
import { lockDocument } from '../store/documents.ts';
import { lockBook } from '../store/posted-books.ts';
import { lockStock } from '../store/stock.ts';
import { asApplied } from '../store/templates.ts';
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

/** What comes of issuing a draft that stands already, held from here on: its number taken, its sale posted. */
export const issueOutcome = async (
  tx: Tx,
  kind: DocumentKind,
  id: string,
  mode: PaymentMode,
): Promise<Outcome> => {
  const document = await asApplied(tx, await lockDocument(tx, kind, id));
  // The book is held from here on: no account of a line is taken out of use meanwhile.
  const world = await worldOf(tx);
  await refuseAccountsOutOfUse(tx, document);
  const sold = document.lines.flatMap((line) => (line.productId ? [line.productId] : []));
  const stock = await lockStock(tx, sold, document.issuedOn);
  return issuePostedAct(document, stock, mode, world);
};

/** What comes of cancelling an issued document, held from here on. */
export const cancelOutcome = async (
  tx: Tx,
  side: Side,
  id: string,
  choice: Pick<CancelChoice, 'payments' | 'goods' | 'mode'>,
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
