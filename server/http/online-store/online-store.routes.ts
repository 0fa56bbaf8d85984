import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onlineStoreCalls } from '../../../src/api/calls/online-store.ts';
import { storeAddresses } from '../../../src/api/wire/store-addresses.ts';
import { onlineStoreAnswers as words } from '../../../src/domain/online-store/online-store.words.ts';
import type { TypedSettings } from '../../../src/domain/online-store/settings.ts';
import { isShopDomain } from '../../../src/domain/online-store/shop-name.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { comeBack } from '../../commands/online-store/come-back.ts';
import { beginConnection, finishConnection } from '../../commands/online-store/connect-store.ts';
import { countOrders } from '../../commands/online-store/count-orders.ts';
import { lookAtStock } from '../../commands/online-store/look-at-stock.ts';
import { disconnectStore, moveStore, saveStoreSettings } from '../../commands/online-store/move-store.ts';
import { storeOrdersOnHold } from '../../reports/store-to-do.ts';
import { readyShops, type Shops } from '../../services/shops.ts';
import { sealEntry } from '../../services/store-entry.ts';
import { type Ctx, Refused, type Tx, withBusiness } from '../../store/database/tx.ts';
import { type OnlineStore, onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import type { AccountServices } from '../call/visit.ts';
import { accountingOf, automationOf, connectionAnswer, syncOf } from './online-store.answers.ts';
import { importDayOf, sentAccounts, sentAutomation, sentSync } from './online-store.requests.ts';
import { entryCookie, storeCookie } from './store-cookie.ts';

const wizardAt = '/settings/online-store';

const reading = <Value>(ctx: Ctx, read: (store: OnlineStore, tx: Tx) => Value): Promise<Value> =>
  withBusiness(ctx, 'read', async (tx) => read(await onlineStoreOf(tx), tx));

/** A list of options, numbered from the first one on. */
const options = (names: readonly string[], first: number) => async () =>
  names.map((name, n) => ({ id: n + first, name }));

const saved = (message: string, { repeated }: { repeated?: boolean }) => ({
  message,
  repeated: repeated === true,
});

/** The settings that are meant, each over what is saved or begun with. */
const settingsOf = (ctx: Ctx, sent: (store: OnlineStore, tx: Tx) => (TypedSettings | null)[]) =>
  reading(ctx, (store, tx) => sent(store, tx).filter((one) => one !== null));

type Sent = Parameters<typeof sentSync>[0];

const syncIn = (ctx: Ctx, sent: Sent, store: OnlineStore, today: string): TypedSettings => ({
  part: 'sync',
  values: { ...syncOf(store, today), ...sentSync(sent, ctx.business.timeZone) },
});
const automationIn = (sent: Sent, store: OnlineStore): TypedSettings => ({
  part: 'automation',
  values: { ...automationOf(store), ...sentAutomation(sent) },
});

/** Answers a browser that comes by itself with the wizard, which says how it goes on. */
const toWizard = (reply: FastifyReply, params: Readonly<Record<string, string>>) =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(`${wizardAt}?${new URLSearchParams(params)}`, 303);

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URL(url, 'http://product').searchParams;

const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`.includes('prefetch');

/**
 * Mounts the two addresses that browsers are sent to by a shop; they come from another site, which no other GET of ours that changes
 * something may. The first judges and keeps what the shop sent for whoever began; the second changes nothing, and lets the browser prove
 * that the shop led it here.
 */
const browserRoutes = (app: FastifyInstance, { database, clock }: AccountServices, shops: Shops): void => {
  const hidden = { schema: { hide: true } };
  const note = (request: FastifyRequest) => (why: string) =>
    request.log.warn({ act: 'store refused', why, address: request.ip });
  app.get(storeAddresses.comeBack, hidden, async (request, reply) => {
    if (isPrefetch(request) || !shops.platform || !shops.sealing) return toWizard(reply, { store: 'again' });
    const around = { database, clock, shops: readyShops(shops), note: note(request) };
    const came = await comeBack(around, queryOf(request), storeCookie.of(request));
    if ('pickup' in came) return toWizard(reply, { pickup: came.pickup, shop: came.shop });
    return toWizard(reply, { store: came.fault, ...(came.shop && { shop: came.shop }) });
  });
  app.get(storeAddresses.enter, hidden, async (request, reply) => {
    const query = queryOf(request);
    const shop = query.get('shop') ?? '';
    const isTheirs = (await shops.platform?.isSigned(query)) === true && isShopDomain(shop);
    if (!isTheirs) note(request)('entry');
    else if (shops.sealing) entryCookie.set(request, reply, sealEntry(shops.sealing, shop, clock()));
    return toWizard(reply, isTheirs ? { from: shop } : { store: 'again' });
  });
};

/** Mounts the calls of the online store. */
export const onlineStoreRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { shops: platform, sealing, origin } = services;
  const shops: Shops = {
    platform,
    sealing,
    returnTo: new URL(storeAddresses.comeBack, origin).href,
  };
  browserRoutes(app, services, shops);
  const toAnswer = (ctx: Ctx, message: string) =>
    withBusiness(ctx, 'read', async (tx) => ({ message, ...(await connectionAnswer(tx, shops)) }));
  const save = async (ctx: Ctx, message: string, typed: TypedSettings[]) =>
    saved(message, await saveStoreSettings(ctx, typed));
  const saveAccounts = async (ctx: Ctx, message: string, sent: Parameters<typeof sentAccounts>[0]) =>
    save(
      ctx,
      message,
      await settingsOf(ctx, (store) => [
        { part: 'accounting', values: { ...accountingOf(store), ...sentAccounts(sent) } },
      ]),
    );

  mountDeclared(app, onlineStoreCalls, inBusiness(services), {
    beginStoreConnection: async ({ ctx, args, request, reply }) => {
      const entry = entryCookie.of(request);
      const { url, shop, cookie } = await beginConnection(ctx, shops, args.shop, entry);
      storeCookie.set(request, reply, cookie);
      return { message: words.leaveFor, url, shop };
    },
    finishStoreConnection: async ({ ctx, args }) => {
      await finishConnection(ctx, shops, args.pickup, args.shop);
      return toAnswer(ctx, words.connected);
    },
    storeConnection: ({ ctx }) => toAnswer(ctx, words.connection),
    storeSyncSettings: ({ ctx }) =>
      reading(ctx, (store, tx) => ({
        message: words.syncSettings,
        ...syncOf(store, tx.today),
        isSaved: store.sync !== null,
      })),
    salesTypeOptions: options(words.salesTypes, 0),
    paymentStatusOptions: options(words.paymentStatuses, 1),
    shippingStatusOptions: options(words.shippingStatuses, 1),
    stockOwnerOptions: options(words.stockOwners, 0),
    matchOptions: options(words.matchMethods, 0),
    storeAutomation: ({ ctx }) =>
      reading(ctx, (store) => {
        const { automationId, accountingId } = store;
        return { message: words.automation, ...automationOf(store), automationId, accountingId };
      }),
    storeAutomationExists: ({ ctx }) => reading(ctx, (store) => store.automation !== null),
    disconnectStore: async ({ ctx }) => saved(words.disconnected, await disconnectStore(ctx, shops)),
    storeAccounting: ({ ctx }) =>
      reading(ctx, (store) => ({
        message: words.accounting,
        ...accountingOf(store),
        accountingId: store.accountingId,
      })),
    storeAccountingExists: ({ ctx }) => reading(ctx, (store) => store.accounting !== null),
    saveStoreSync: async ({ ctx, args }) =>
      save(
        ctx,
        words.syncUpdated,
        await settingsOf(ctx, (store, tx) => [syncIn(ctx, args, store, tx.today)]),
      ),
    addStoreAutomation: async ({ ctx, args }) =>
      save(ctx, words.automationAdded, await settingsOf(ctx, (store) => [automationIn(args, store)])),
    updateStoreSettings: async ({ ctx, args }) => {
      const [sync, automation] = [sentSync(args, ctx.business.timeZone), sentAutomation(args)];
      const wants = (section: 'sync' | 'automation', sent: unknown) =>
        args.section === undefined ? sent !== null : args.section === section;
      const typed = await settingsOf(ctx, (store, tx) => [
        wants('sync', sync) ? syncIn(ctx, args, store, tx.today) : null,
        wants('automation', automation) ? automationIn(args, store) : null,
      ]);
      if (typed.length === 0) throw new Refused(invalid('section', words.nothingSent));
      const message = typed.at(-1)!.part === 'sync' ? words.syncUpdated : words.automationUpdated;
      return save(ctx, message, typed);
    },
    addStoreAccounting: ({ ctx, args }) => saveAccounts(ctx, words.accountingAdded, args),
    updateStoreAccounting: ({ ctx, args }) => saveAccounts(ctx, words.accountingUpdated, args),
    moveStore: async ({ ctx, args }) => saved(words.moved[args.act], await moveStore(ctx, shops, args.act)),
    compareStoreStock: async ({ ctx }) => ({ message: words.stock, ...(await lookAtStock(ctx, shops)) }),
    storeOrdersOnHold: ({ ctx }) => withBusiness(ctx, 'read', storeOrdersOnHold),
    countStoreOrders: async ({ ctx, args }) => {
      const from = args.importFrom ? importDayOf(args.importFrom, ctx.business.timeZone) : null;
      return { message: words.orders, ...(await countOrders(ctx, shops, from)) };
    },
  });
};
