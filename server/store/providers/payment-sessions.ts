import type { PaymentSource } from '../../../src/domain/books/open-item.ts';
import type { PaymentSession } from '../../../src/domain/online-payment/session.ts';
import type { PayMethod } from '../../../src/domain/payment-provider/pay-method.ts';
import type { AccessQuery } from '../access/access.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

const sessionColumns = {
  id: column.id,
  provider: column.text,
  method: column.text.as<PayMethod>(),
  status: column.text,
  documentId: column.id,
  contactId: column.id,
  amount: column.exact,
  currency: column.text,
  rate: column.exact,
  live: column.bool.orNull,
};
const select = `select id, provider, method, status, document_id, contact_id, amount, currency, rate, live
  from payment_session where business_id = $1 and provider = $2 and id = $3`;

/** The session of a document that was opened last; null where nobody was invited to pay. */
export const latestSession = async (
  tx: BusinessTx,
  documentId: string,
): Promise<Pick<PaymentSession, 'id' | 'provider' | 'method'> | null> => {
  const [row] = await tx.query(
    { id: sessionColumns.id, provider: sessionColumns.provider, method: sessionColumns.method },
    `select id, provider, method from payment_session where business_id = $1 and document_id = $2
     order by id desc limit 1`,
    [tx.business.id, documentId],
  );
  return row ?? null;
};

/** The account a session is opened on, and whether in the mode in which money moves. */
export interface SessionAccount {
  account: string;
  live: boolean;
}

/** Adds a session; `openedBy` is the member who asked for it, null for a visitor. */
export const addSession = async (
  tx: BusinessTx,
  session: PaymentSession,
  openedBy: string | null,
  at: SessionAccount | null = null,
): Promise<void> => {
  await tx.query(
    `insert into payment_session (business_id, id, provider, method, document_id, contact_id, status, amount, currency, rate,
       opened_by, created_at, account, live) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      tx.business.id,
      session.id,
      session.provider,
      session.method,
      session.documentId,
      session.contactId,
      session.status,
      session.amount,
      session.currency,
      session.rate,
      openedBy,
      tx.now,
      at?.account ?? null,
      at?.live ?? null,
    ],
  );
};

/** A session of a provider; null for one that never was. */
export const findSession = async (
  tx: BusinessTx,
  provider: string,
  id: string,
): Promise<PaymentSession | null> => {
  const [row] = await tx.query(sessionColumns, select, [tx.business.id, provider, id]);
  return row ?? null;
};

/** The same, held against other writers. It is taken after its document. */
export const lockSession = async (tx: BusinessTx, provider: string, id: string): Promise<PaymentSession> => {
  const [row] = await tx.query(sessionColumns, `${select} for no key update`, [tx.business.id, provider, id]);
  return row!;
};

/** Notes the provider's own id of a session. */
export const nameAtProvider = async (tx: BusinessTx, id: string, providerSession: string): Promise<void> => {
  await tx.query('update payment_session set provider_session = $3 where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    providerSession,
  ]);
};

export const setSessionStatus = async (tx: BusinessTx, id: string, status: string): Promise<void> => {
  await tx.query('update payment_session set status = $3 where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    status,
  ]);
};

/** True when this movement of money is in the books already. */
export const isBooked = async (tx: BusinessTx, { provider, charge }: PaymentSource): Promise<boolean> =>
  (
    await tx.query('select 1 from payment where business_id = $1 and provider = $2 and provider_event = $3', [
      tx.business.id,
      provider,
      charge,
    ])
  ).length > 0;

const atProvider = {
  businessId: column.id,
  id: column.id,
  providerSession: column.text.orNull,
  account: column.text,
  live: column.bool,
};
/** A session by what its provider knows it by, and whose it is. */
export type SessionAtProvider = {
  businessId: string;
  id: string;
  providerSession: string | null;
} & SessionAccount;

/**
 * The session a report is about, found by what was stored when it was opened: the provider's id for it, the account and the mode. Null
 * if these don't match, so a report that names another account's session finds none.
 */
export const sessionReported = async (
  query: AccessQuery,
  provider: string,
  providerSession: string,
  { account, live }: { account: string | null; live: boolean },
): Promise<SessionAtProvider | null> => {
  const rows = await query(
    atProvider,
    'select business_id, id, provider_session, account, live from sessions_at_provider($1, $2, null, null)',
    [provider, providerSession],
  );
  const found = rows.find((one) => one.live === live && (account === null || one.account === account));
  return found ?? null;
};

/**
 * Sessions that are not at their end: what their provider says of them may never have reached us. Those it never answered about, and those it
 * doesn't have the money of yet, however old they are; others of the last days.
 */
export const openSessions = (
  query: AccessQuery,
  provider: string,
  { since, until }: { since: Date; until: Date },
): Promise<SessionAtProvider[]> =>
  query(
    atProvider,
    'select business_id, id, provider_session, account, live from sessions_at_provider($1, null, $2, $3)',
    [provider, since, until],
  );
