import type {
  ConnectionStanding,
  ConnectionStatus,
} from '../../../src/domain/payment-provider/connection.ts';
import type { ProviderName } from '../../../src/domain/payment-provider/provider.ts';
import type { AccessQuery } from '../access/access.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import { ownersOf } from '../settings/businesses.ts';

const columns = {
  provider: column.text.as<ProviderName>(),
  status: column.text.as<ConnectionStatus>(),
  account: column.text.orNull,
  accountName: column.text.orNull,
  bankName: column.text.orNull,
  lastDigits: column.text.orNull,
  live: column.bool,
  /** Grows with each account that is begun or left: who asked a provider meanwhile compares it. */
  epoch: column.int,
};

/** A business's connection to a provider as it is kept. */
export type ProviderConnection = RowOf<typeof columns>;

/** Where nothing was ever connected. */
const never = (provider: ProviderName): ProviderConnection => ({
  provider,
  status: 'NotConnected',
  account: null,
  accountName: null,
  bankName: null,
  lastDigits: null,
  live: false,
  epoch: 0,
});

/** The business's connections that ever were. */
export const providerConnections = (tx: BusinessTx): Promise<ProviderConnection[]> =>
  tx.query(columns, `select ${listed(columns)} from provider_connection where business_id = $1`, [
    tx.business.id,
  ]);

/** The business's connection to a provider; one that isn't connected where there never was one. */
export const providerConnectionOf = async (
  tx: BusinessTx,
  provider: ProviderName,
): Promise<ProviderConnection> =>
  (await providerConnections(tx)).find((one) => one.provider === provider) ?? never(provider);

/** The same, held against other writers. */
export const holdProviderConnection = async (
  tx: BusinessTx,
  provider: ProviderName,
): Promise<ProviderConnection> => {
  await tx.query(
    `insert into provider_connection (business_id, provider, status) values ($1, $2, 'NotConnected') on conflict do nothing`,
    [tx.business.id, provider],
  );
  const [row] = await tx.query(
    columns,
    `select ${listed(columns)} from provider_connection where business_id = $1 and provider = $2 for update`,
    [tx.business.id, provider],
  );
  return row!;
};

/** Writes a connection that is held. */
export const writeProviderConnection = async (tx: BusinessTx, one: ProviderConnection): Promise<void> => {
  await tx.query(
    `update provider_connection set status = $3, account = $4, account_name = $5, bank_name = $6, last_digits = $7, live = $8,
       epoch = $9, changed_at = $10 where business_id = $1 and provider = $2`,
    [
      tx.business.id,
      one.provider,
      one.status,
      one.account,
      one.accountName,
      one.bankName,
      one.lastDigits,
      one.live,
      one.epoch,
      tx.now,
    ],
  );
};

/** What its chart is asked about. */
export const connectionStanding = ({ status, account }: ProviderConnection): ConnectionStanding => ({
  status,
  facts: { account },
});

/** True where another business has the account. */
export const isAccountTaken = async (
  tx: BusinessTx,
  provider: ProviderName,
  account: string,
): Promise<boolean> => {
  const [row] = await tx.query({ taken: column.bool }, 'select provider_account_taken($1, $2) as taken', [
    provider,
    account,
  ]);
  return row!.taken;
};

/** Whose account it is, in this mode; null for nobody's. */
export const businessOfAccount = async (
  query: AccessQuery,
  provider: ProviderName,
  account: string,
  live: boolean,
): Promise<string | null> => {
  const [row] = await query(
    { businessId: column.id.orNull },
    'select business_of_account($1, $2, $3) as business_id',
    [provider, account, live],
  );
  return row?.businessId ?? null;
};

/** Where a provider writes to the business, or calls it; each empty where it isn't known. The email is an owner's where the business has none. */
export const businessContact = async (tx: BusinessTx): Promise<{ email: string; phone: string }> => {
  const [row] = await tx.query(
    { email: column.text, phone: column.text },
    `select coalesce(particulars ->> 'email', '') as email, coalesce(particulars ->> 'phone', '') as phone from business where id = $1`,
    [tx.business.id],
  );
  const { email, phone } = row!;
  return { email: email || ((await ownersOf(tx))[0]?.email ?? ''), phone };
};

/** The business's country by its ISO code. */
export const businessCountry = async (tx: BusinessTx): Promise<string> => {
  const [row] = await tx.query({ country: column.text }, 'select country from business where id = $1', [
    tx.business.id,
  ]);
  return row!.country;
};
