import {
  accountDigits,
  type BankCountry,
  bankCountryOf,
  isAccountNumber,
  isSameName,
  paidOutTo,
} from '../../../src/domain/payment-provider/bank-country.ts';
import type { ProviderBank } from '../../../src/domain/payment-provider/connection.ts';
import { type BankProvider, providerSpecs } from '../../../src/domain/payment-provider/provider.ts';
import { providerRefusals as words } from '../../../src/domain/payment-provider/refusals.words.ts';
import { invalid, refusal, refusalOf } from '../../../src/domain/values/refusal.ts';
import { connectWholeAct, moveConnectionAct } from '../../acts/provider-connection.ts';
import type { Gateways, TypedBankAccount } from '../../adapters/payments/gateway.ts';
import { callGateway, type ProviderServices, readyGateway } from '../../services/gateways.ts';
import { noteConnection } from '../../services/note-connection.ts';
import { runOnce } from '../../store/database/intent.ts';
import { type Ctx, Refused, refuse, runAct, withBusiness } from '../../store/database/tx.ts';
import {
  businessContact,
  businessCountry,
  connectionStanding,
  holdProviderConnection,
  isAccountTaken,
  providerConnectionOf,
  writeProviderConnection,
} from '../../store/providers/provider-connections.ts';

/** A bank account as it was sent; the country is the business's own where it is left out. */
export interface SentBankAccount {
  country?: string | undefined;
  bankCode: string;
  number: string;
}

const countryOf = async (
  ctx: Ctx,
  provider: BankProvider,
  sent: string | undefined,
): Promise<BankCountry> => {
  const code = sent ?? (await withBusiness(ctx, 'read', (tx) => businessCountry(tx)));
  const country = bankCountryOf(provider, code);
  if (country) return country;
  const message = words.countryWithoutBanks({ provider: words.providerLabels[provider] });
  throw new Refused(invalid('country', message));
};

/** The banks a provider pays out to in a country. Throws `Refused` where it has none there. */
export const banksOf = async (
  ctx: Ctx,
  gateways: Gateways,
  provider: BankProvider,
  sent: string | undefined,
): Promise<ProviderBank[]> => {
  const gateway = readyGateway(gateways, provider);
  const country = await countryOf(ctx, provider, sent);
  return callGateway(provider, () => gateway.bank!.banks(country));
};

/** Where the provider writes to the business, and calls it. Throws `Refused` where it asks for a number and there is none. */
const contactFor = async (ctx: Ctx, provider: BankProvider) => {
  const contact = await withBusiness(ctx, 'read', (tx) => businessContact(tx));
  const isMissing = providerSpecs[provider].needsPhone && contact.phone === '';
  const named = { provider: words.providerLabels[provider] };
  if (isMissing) throw new Refused(refusal('illegal-move', words.phoneNeeded(named)));
  return contact;
};

/** Whose a bank account is. Throws `Refused` with every fault beside its field. */
export const checkBankAccount = async (
  ctx: Ctx,
  gateways: Gateways,
  provider: BankProvider,
  { country: sent, bankCode, number }: SentBankAccount,
): Promise<{ name: string; typed: TypedBankAccount }> => {
  const gateway = readyGateway(gateways, provider);
  const country = await countryOf(ctx, provider, sent);
  if (!paidOutTo[provider].verified.includes(country)) {
    const named = new Intl.DisplayNames('en', { type: 'region' }).of(country)!;
    const message = words.cantVerify({ provider: words.providerLabels[provider], country: named });
    throw new Refused(invalid('country', message));
  }
  await contactFor(ctx, provider);
  const bank = (await banksOf(ctx, gateways, provider, country)).find(({ code }) => code === bankCode);
  const [least, most] = accountDigits(country);
  refuse(
    refusalOf([
      ...(bank ? [] : [{ field: 'bankCode', message: words.unknownBank }]),
      ...(isAccountNumber(country, number)
        ? []
        : [{ field: 'number', message: words.accountNumberWrong({ least, most }) }]),
    ]),
  );
  const typed = { country, bank: bank!, number };
  return { name: await callGateway(provider, () => gateway.bank!.nameOf(typed)), typed };
};

/**
 * True where the same bank account is connected: there is nothing to do. Throws `Refused` while another is: no second account is opened.
 */
const isConnectedTo = (
  ctx: Ctx,
  provider: BankProvider,
  { number, name }: { number: string; name: string },
): Promise<boolean> =>
  withBusiness(ctx, 'read', async (tx) => {
    const connection = await providerConnectionOf(tx, provider);
    const { lastDigits, accountName } = connection;
    if (lastDigits === number.slice(-4) && isSameName(accountName ?? '', name)) return true;
    const event = { type: 'provider.begin', account: 'new', taken: false } as const;
    runAct(moveConnectionAct, provider, connectionStanding(connection), event);
    return false;
  });

/**
 * Connects a provider to a bank account whose name a person confirmed. The bank is asked again: where it has another name for it now, or
 * the account that was opened has, nothing is connected. Throws `Refused` with the way out.
 */
export const connectBankAccount = async (
  ctx: Ctx,
  { gateways, feePercent }: ProviderServices,
  provider: BankProvider,
  { name: confirmed, ...sent }: SentBankAccount & { name: string },
): Promise<{ repeated?: boolean }> => {
  const gateway = readyGateway(gateways, provider);
  if (await isConnectedTo(ctx, provider, { ...sent, name: confirmed })) return { repeated: true };
  const { name, typed } = await checkBankAccount(ctx, gateways, provider, sent);
  const differs = new Refused(invalid('number', words.nameDiffers));
  if (!isSameName(name, confirmed)) throw differs;
  const about = { name: ctx.business.name, ...(await contactFor(ctx, provider)), feePercent };
  const opened = await callGateway(provider, () => gateway.bank!.create(about, typed));
  if (opened.name !== null && !isSameName(opened.name, name)) throw differs;
  return runOnce(ctx, async (tx): Promise<{ repeated?: boolean }> => {
    const connection = await holdProviderConnection(tx, provider);
    const taken = await isAccountTaken(tx, provider, opened.account);
    const move = runAct(connectWholeAct, provider, connectionStanding(connection), opened.account, taken);
    await writeProviderConnection(tx, {
      ...connection,
      status: move.status,
      account: opened.account,
      accountName: name,
      bankName: typed.bank.name,
      lastDigits: typed.number.slice(-4),
      live: gateway.live,
      epoch: connection.epoch + 1,
    });
    await noteConnection(tx, 'connect', connection, move.status);
    return {};
  });
};
