import type { ConnectionStatus } from '../../../src/domain/payment-provider/connection.ts';
import type { PagesProvider, ProviderName } from '../../../src/domain/payment-provider/provider.ts';
import {
  accountReportedAct,
  type ConnectionMove,
  moveConnectionAct,
} from '../../acts/provider-connection.ts';
import type { GatewayAccount, Gateways, PaymentGateway } from '../../adapters/payments/gateway.ts';
import { callGateway, readyGateway } from '../../services/gateways.ts';
import { noteConnection } from '../../services/note-connection.ts';
import {
  type BusinessCtx,
  type Ctx,
  Missing,
  runAct,
  type Tx,
  withBusiness,
} from '../../store/database/tx.ts';
import {
  businessCountry,
  connectionStanding,
  holdProviderConnection,
  isAccountTaken,
  type ProviderConnection,
  providerConnectionOf,
  writeProviderConnection,
} from '../../store/providers/provider-connections.ts';

/** Throws `Refused` where an account can't be begun, or gone on with. */
const mayBegin = (provider: ProviderName, connection: ProviderConnection, account: string): ConnectionMove =>
  runAct(moveConnectionAct, provider, connectionStanding(connection), {
    type: 'provider.begin',
    account,
    taken: false,
  });

const keepBegun = (ctx: Ctx, gateway: PaymentGateway, account: string): Promise<string> =>
  withBusiness(ctx, 'write', async (tx) => {
    const connection = await holdProviderConnection(tx, gateway.name);
    // Somebody else began one in the meantime: theirs is gone on with.
    if (connection.account !== null) return connection.account;
    const taken = await isAccountTaken(tx, gateway.name, account);
    const event = { type: 'provider.begin', account, taken } as const;
    const move = runAct(moveConnectionAct, gateway.name, connectionStanding(connection), event);
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
  provider: PagesProvider,
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
  const account = await callGateway(provider, () => gateway.pages!.create({ id, name, country }, key));
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
  { provider, account, returnUrl }: { provider: PagesProvider; account: string; returnUrl: string },
): Promise<string> => {
  const gateway = readyGateway(gateways, provider);
  await ownAccount(ctx, provider, account);
  return callGateway(provider, () => gateway.pages!.page(account, returnUrl));
};

/** What becomes of a connection by what was told of its account; one that was begun under a name of ours is known by its own from here on. */
const movedBy = async (
  tx: Tx,
  provider: ProviderName,
  connection: ProviderConnection,
  reported: GatewayAccount,
): Promise<ConnectionMove> => {
  let standing = connectionStanding(connection);
  let named = false;
  if (reported.account !== connection.account) {
    const taken = await isAccountTaken(tx, provider, reported.account);
    const event = { type: 'provider.name', account: reported.account, taken } as const;
    standing = runAct(moveConnectionAct, provider, standing, event);
    named = true;
  }
  const move = runAct(accountReportedAct, provider, standing, reported.state);
  return { ...move, moved: move.moved || named };
};

/**
 * Keeps what a provider says of an account, unless the business has left it in the meantime.
 *
 * @param requested the account the provider was asked about, as it is kept
 * @throws Refused where it turns out to be connected to another business
 */
export const saveAccountReport = <C extends BusinessCtx & Pick<Ctx, 'user'>>(
  ctx: C,
  provider: ProviderName,
  requested: string,
  reported: GatewayAccount,
): Promise<ConnectionStatus> =>
  withBusiness(ctx, 'write', async (tx) => {
    const connection = await holdProviderConnection(tx, provider);
    if (connection.account !== requested) return connection.status;
    const { moved, status, facts } = await movedBy(tx, provider, connection, reported);
    if (moved || connection.accountName !== reported.name)
      await writeProviderConnection(tx, { ...connection, status, ...facts, accountName: reported.name });
    if (moved) await noteConnection(tx, 'look', connection, status);
    return status;
  });

/**
 * Asks the provider how the account is that the business has begun, whatever it is called, and keeps the answer. Throws `Missing` where
 * none was begun.
 */
export const lookAtOwnAccount = async (
  ctx: Ctx,
  gateways: Gateways,
  provider: PagesProvider,
): Promise<{ account: string; status: ConnectionStatus }> => {
  const { account } = await withBusiness(ctx, 'read', (tx) => providerConnectionOf(tx, provider));
  if (account === null) throw new Missing();
  const status = await lookAtAccount(ctx, gateways, provider, account);
  const after = await withBusiness(ctx, 'read', (tx) => providerConnectionOf(tx, provider));
  return { account: after.account ?? account, status };
};

/**
 * Asks the provider how the business's account is, and keeps the answer. Whoever comes back from its pages is believed in nothing: this
 * is asked instead. Throws `Missing` for another account.
 */
export const lookAtAccount = async (
  ctx: Ctx,
  gateways: Gateways,
  provider: PagesProvider,
  account: string,
): Promise<ConnectionStatus> => {
  const gateway = readyGateway(gateways, provider);
  await ownAccount(ctx, provider, account);
  return saveAccountReport(
    ctx,
    provider,
    account,
    await callGateway(provider, () => gateway.pages!.look(account)),
  );
};
