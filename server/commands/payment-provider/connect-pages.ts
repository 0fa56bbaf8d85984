import type { ConnectionStatus } from '../../../src/domain/payment-provider/connection.ts';
import type { ProviderName } from '../../../src/domain/payment-provider/provider.ts';
import { isRefusal, type Refusal } from '../../../src/domain/refusal.ts';
import { accountToldAct, type ConnectionMove, moveConnectionAct } from '../../acts/provider-connection.ts';
import type { GatewayAccount, Gateways, PaymentGateway } from '../../adapters/payments/gateway.ts';
import { asked, readyGateway } from '../../services/gateways.ts';
import { noteConnection } from '../../services/note-connection.ts';
import {
  businessCountry,
  connectionStanding,
  holdProviderConnection,
  isAccountTaken,
  type ProviderConnection,
  providerConnectionOf,
  writeProviderConnection,
} from '../../store/provider-connections.ts';
import {
  type BusinessCtx,
  type Ctx,
  Missing,
  Refused,
  type Tx,
  unwrap,
  withBusiness,
} from '../../store/tx.ts';

/** Throws `Refused` where an account can't be begun, or gone on with. */
const mayBegin = (provider: ProviderName, connection: ProviderConnection, account: string): ConnectionMove =>
  unwrap(
    moveConnectionAct(provider, connectionStanding(connection), {
      type: 'provider.begin',
      account,
      taken: false,
    }),
  );

const keepBegun = (ctx: Ctx, gateway: PaymentGateway, account: string): Promise<string> =>
  withBusiness(ctx, 'write', async (tx) => {
    const connection = await holdProviderConnection(tx, gateway.name);
    // Somebody else began one in the meantime: theirs is gone on with.
    if (connection.account !== null) return connection.account;
    const taken = await isAccountTaken(tx, gateway.name, account);
    const event = { type: 'provider.begin', account, taken } as const;
    const move = unwrap(moveConnectionAct(gateway.name, connectionStanding(connection), event));
    const { live } = gateway;
    const begun = { ...connection, status: move.status, account, live, epoch: connection.epoch + 1 };
    await writeProviderConnection(tx, begun);
    await noteConnection(tx, 'begin', connection, move.status);
    return account;
  });

/**
 * Begins to connect a provider on its own pages, or goes on with an account that was begun; answers the account. Nothing is connected
 * yet. Throws `Refused` while an account is connected, and where the provider says no.
 */
export const beginAccount = async (
  ctx: Ctx,
  gateways: Gateways,
  provider: ProviderName,
  sent: string | undefined,
): Promise<string> => {
  const gateway = readyGateway(gateways, provider);
  const connection = await withBusiness(ctx, 'read', (tx) => providerConnectionOf(tx, provider));
  mayBegin(provider, connection, connection.account ?? 'new');
  if (connection.account !== null) return connection.account;
  // The key ties a second press to the first one's account; a business that left an account gets another.
  const key = `account-${ctx.business.id}-${connection.epoch}`;
  const { id, name } = ctx.business;
  const country = sent ?? (await withBusiness(ctx, 'read', (tx) => businessCountry(tx)));
  const account = await asked(provider, () => gateway.pages!.create({ id, name, country }, key));
  return keepBegun(ctx, gateway, account);
};

/** The business's own account, by the id that was sent. Throws `Missing` for any other. */
const ownAccount = async (ctx: Ctx, provider: ProviderName, account: string): Promise<ProviderConnection> => {
  const connection = await withBusiness(ctx, 'read', (tx) => providerConnectionOf(tx, provider));
  if (connection.account !== account) throw new Missing();
  return connection;
};

/** The provider's page on which the set-up of the business's account goes on. Throws `Missing` for another account. */
export const setUpPage = async (
  ctx: Ctx,
  gateways: Gateways,
  { provider, account, returnUrl }: { provider: ProviderName; account: string; returnUrl: string },
): Promise<string> => {
  const gateway = readyGateway(gateways, provider);
  await ownAccount(ctx, provider, account);
  return asked(provider, () => gateway.pages!.page(account, returnUrl));
};

const written = async (
  tx: Tx,
  connection: ProviderConnection,
  told: GatewayAccount,
  move: ConnectionMove | Refusal,
): Promise<ConnectionStatus> => {
  if (isRefusal(move)) throw new Refused(move);
  if (move.moved || connection.accountName !== told.name)
    await writeProviderConnection(tx, { ...connection, status: move.status, accountName: told.name });
  if (move.moved) await noteConnection(tx, 'look', connection, move.status);
  return move.status;
};

/** Keeps what a provider says of an account, unless the business has left it in the meantime. */
export const keepTold = <C extends BusinessCtx & Pick<Ctx, 'user'>>(
  ctx: C,
  provider: ProviderName,
  told: GatewayAccount,
): Promise<ConnectionStatus> =>
  withBusiness(ctx, 'write', async (tx) => {
    const connection = await holdProviderConnection(tx, provider);
    if (connection.account !== told.account) return connection.status;
    const move = accountToldAct(provider, connectionStanding(connection), told.state);
    return written(tx, connection, told, move);
  });

/**
 * Asks the provider how the business's account is, and keeps the answer. Whoever comes back from its pages is believed in nothing: this
 * is asked instead. Throws `Missing` for another account.
 */
export const lookAtAccount = async (
  ctx: Ctx,
  gateways: Gateways,
  provider: ProviderName,
  account: string,
): Promise<ConnectionStatus> => {
  const gateway = readyGateway(gateways, provider);
  await ownAccount(ctx, provider, account);
  return keepTold(ctx, provider, await asked(provider, () => gateway.pages!.look(account)));
};
