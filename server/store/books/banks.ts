import { type Bank, type BankCard, blankBank, ledgerName } from '../../../src/domain/books/bank.ts';
import { type PaymentMode, reachesBank } from '../../../src/domain/books/payment-mode.ts';
import { holdBooks } from '../database/hold.ts';
import { column, type RowOf } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';
import { bankDetailsShape } from '../rows/card-shapes.ts';

const bankColumns = {
  id: column.id,
  accountId: column.int,
  details: column.json.shaped(bankDetailsShape),
  isDefault: column.bool,
  active: column.bool,
  version: column.int,
  openingId: column.id.orNull,
  currency: column.text,
  used: column.bool,
  alone: column.bool,
};
type BankRow = RowOf<typeof bankColumns>;

const bankOf = ({ details, ...row }: BankRow): Bank => ({
  ...blankBank,
  ...details,
  ...row,
  addedBy: details.addedBy ?? null,
});

const selected = `select b.id, b.account_id, b.details, b.is_default, b.active, b.version, b.opening_id,
  coalesce(a.currency, f.home_currency) as currency,
  exists (select 1 from journal_line l where l.business_id = b.business_id and l.account_id = b.account_id) as used,
  not exists (select 1 from bank o where o.business_id = b.business_id and o.active and o.id <> b.id) as alone
  from bank b join account a on a.business_id = b.business_id and a.id = b.account_id join business f on f.id = b.business_id
  where b.business_id = $1`;

/** Every bank, those archived too, oldest first: their ids say when they were made. */
export const allBanks = async (tx: BusinessTx): Promise<Bank[]> =>
  (await tx.query(bankColumns, `${selected} order by b.id`, [tx.business.id])).map(bankOf);

/** A bank; asked under `lockSettings` by who will change it. Throws `Missing`. */
export const findBank = async (tx: BusinessTx, id: string): Promise<Bank> => {
  const [row] = await tx.query(bankColumns, `${selected} and b.id = $2`, [tx.business.id, id]);
  if (!row) throw new Missing();
  return bankOf(row);
};

/**
 * A bank nothing new may be posted through until the transaction ends: who takes it from `defaultBankAccount` waits, and
 * who took it was waited for. Throws `Missing`.
 */
export const holdBank = async (tx: Tx, id: string): Promise<Bank> => {
  await holdBooks(tx, 'alone');
  return findBank(tx, id);
};

/** True when another account of the ledger has this name in whatever letters. Asked under `lockSettings`. */
export const accountNameIsTaken = async (tx: Tx, name: string, accountId: number | null): Promise<boolean> =>
  (
    await tx.query(
      'select 1 from account where business_id = $1 and lower(name) = lower($2) and id is distinct from $3',
      [tx.business.id, name, accountId],
    )
  ).length > 0;

/** Numbers below are those of the chart every business begins with. */
const firstBankAccount = 1000;

/** Makes a bank's account under Cash and bank, and answers its number. Called under `lockSettings`. */
export const addBankAccount = async (tx: Tx, card: BankCard): Promise<number> => {
  const [made] = await tx.query(
    { id: column.int },
    `insert into account (business_id, id, name, grp, subgroup, is_current, cash_section, currency)
     select $1::uuid, greatest(max(id) + 1, $2::int), $3, 'asset', 'Cash and bank', true, 'cash', $4 from account where business_id = $1
     returning id`,
    [tx.business.id, firstBankAccount, ledgerName(card), card.currency],
  );
  return made!.id;
};

const detailsOf = ({ currency: _, ...card }: BankCard, addedBy: string | null): string =>
  JSON.stringify({ ...card, addedBy });

export const insertBank = async (
  tx: Tx,
  bank: { id: string; accountId: number; openingId: string | null },
  card: BankCard,
): Promise<void> => {
  await tx.query(
    'insert into bank (business_id, id, account_id, details, opening_id) values ($1, $2, $3, $4, $5)',
    [tx.business.id, bank.id, bank.accountId, detailsOf(card, tx.user.id), bank.openingId],
  );
};

/** Saves a bank's card, and calls its account as it is called now. */
export const updateBank = async (
  tx: Tx,
  { id, accountId, addedBy }: Bank,
  openingId: string | null,
  card: BankCard,
): Promise<void> => {
  await Promise.all([
    tx.query(
      'update bank set details = $3, opening_id = $4, version = version + 1 where business_id = $1 and id = $2',
      [tx.business.id, id, detailsOf(card, addedBy), openingId],
    ),
    tx.query('update account set name = $3, currency = $4 where business_id = $1 and id = $2', [
      tx.business.id,
      accountId,
      ledgerName(card),
      card.currency,
    ]),
  ]);
};

/** Puts a bank and its account away, or to use again. One archived is not the default. */
export const setBankActive = async (tx: Tx, { id, accountId }: Bank, active: boolean): Promise<void> => {
  await Promise.all([
    tx.query(
      'update bank set active = $3, is_default = is_default and $3, version = version + 1 where business_id = $1 and id = $2',
      [tx.business.id, id, active],
    ),
    tx.query('update account set active = $3 where business_id = $1 and id = $2', [
      tx.business.id,
      accountId,
      active,
    ]),
  ]);
};

/** Removes a bank nothing ever stood on, with its account. */
export const removeBank = async (tx: Tx, { id, accountId }: Bank): Promise<void> => {
  await Promise.all([
    tx.query('delete from bank where business_id = $1 and id = $2', [tx.business.id, id]),
    tx.query('delete from account where business_id = $1 and id = $2', [tx.business.id, accountId]),
  ]);
};

/** The account of the default bank, held so that the bank is not archived meanwhile; null while there is none. */
export const holdDefaultBank = async (tx: BusinessTx): Promise<number | null> => {
  await holdBooks(tx, 'shared');
  const [bank] = await tx.query(
    { accountId: column.int },
    'select account_id from bank where business_id = $1 and is_default',
    [tx.business.id],
  );
  return bank?.accountId ?? null;
};

/** What the banks behind some ledger accounts are called, by account; other accounts are left out. */
export const bankNames = async (
  tx: BusinessTx,
  accountIds: readonly number[],
): Promise<Map<number, string>> => {
  if (accountIds.length === 0) return new Map();
  const rows = await tx.query(
    { accountId: column.int, name: column.text },
    `select b.account_id, a.name from bank b join account a on a.business_id = b.business_id and a.id = b.account_id
     where b.business_id = $1 and b.account_id = any($2)`,
    [tx.business.id, [...new Set(accountIds)]],
  );
  return new Map(rows.map(({ accountId, name }) => [accountId, name]));
};

/** The ledger account of the default bank, for modes of payment that reach a bank; null for others, and while there is none. */
export const defaultBankAccount = async (tx: BusinessTx, mode: PaymentMode): Promise<number | null> =>
  reachesBank(mode) ? holdDefaultBank(tx) : null;

/**
 * The bank money is to go through: the one named, else the default; held so that it is not archived meanwhile. Null while
 * there is no default. Throws `Missing`.
 */
export const holdBankToUse = async (tx: BusinessTx, id: string | null): Promise<Bank | null> => {
  if (id !== null) {
    await holdBooks(tx, 'shared');
    return findBank(tx, id);
  }
  const accountId = await holdDefaultBank(tx);
  return accountId === null
    ? null
    : ((await allBanks(tx)).find((bank) => bank.accountId === accountId) ?? null);
};
