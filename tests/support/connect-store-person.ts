import { expect } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import { storeOrderCalls } from '../../src/api/calls/store-order.ts';
import type {
  ConnectStoreEvent,
  ConnectStoreInput,
} from '../../src/machines/online-store/connect-store.setup.ts';
import type { DisplayProblem } from '../../src/machines/problem.ts';
import type { PathStart } from '../../tools/paths/src/path.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { newStatesScanner } from './axe.ts';
import { layStore, setUpAddress } from './connect-store-fixture.ts';
import { failAs, portEvents } from './flow-ports.ts';
import { faultsOfPage, type HeldCalls, holdCalls } from './held-calls.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { pressDialog, ready, type SeenDialog, seenOn } from './seen-dialog.ts';
import { connectionOf } from './store-api.ts';

/** The set-up of a store on its page, in a business of its own. */
interface StoreOnPage extends Member {
  held: HeldCalls;
}

type Context = Omit<ConnectStoreInput, 'fault'> & { problem: DisplayProblem | null };

const ports = {
  begin: [calls.beginStoreConnection],
  finish: [calls.finishStoreConnection],
  enableCurrencies: [businessCalls.enableMultiCurrency],
  save: [
    calls.saveStoreSync,
    calls.addStoreAutomation,
    calls.addStoreAccounting,
    calls.updateStoreSettings,
    calls.updateStoreAccounting,
  ],
  saveLocations: [storeOrderCalls.mapStore],
  activate: [calls.moveStore],
};

const accepted: Answer = 'accepted';
const press = async ({ page }: Member, name: string): Promise<Answer> => {
  await page.getByRole('button', { name, exact: true }).click();
  return accepted;
};

const group = (step: string) => `main [role=group][aria-label="${step}"]`;

/** What is changed of a store that is set up is saved step by step, until its review. */
const comeToReview = async (world: StoreOnPage): Promise<void> => {
  await press(world, 'Change settings');
  for (const next of ['Automation', 'Accounts', 'Review']) {
    await press(world, 'Save and continue');
    await world.held.pass('save');
    await world.page.locator(group(next)).waitFor();
  }
};

type Typed = Extract<ConnectStoreEvent, { type: 'settings.change' | 'settings.save' }>['typed'];

const type = async ({ page }: Member, typed: Typed): Promise<void> => {
  if (typed.part === 'sync') await page.getByLabel('Sync automatically').setChecked(typed.values.autoSync);
  if (typed.part === 'automation')
    await page.getByLabel('Orders become').selectOption(String(typed.values.salesType));
  if (typed.part === 'accounting')
    await page.getByLabel('Payments').selectOption(String(typed.values.payment));
};

const [back, next, another] = ['Back', 'Save and continue', 'Choose another store'];
const [connectTitle, keptTitle] = ['Connect your Shopify store', 'Your store isn’t connected'];

/** What a person sees of a step: its title, its buttons, and the choices it shows as they are. */
interface Step {
  step: string;
  title: string;
  buttons: (context: Context) => string[];
  /** The problem is a sentence under the title. */
  saysInLead?: true;
  busyButtons?: (context: Context) => string[];
  holds?: (page: Member['page'], context: Context) => Promise<void>;
}

const clearing = ({ settings }: Context) =>
  settings.accounting.payment === 46 ? [] : ['Use Store clearing'];

const connect: Step = { step: 'Connect', title: connectTitle, buttons: () => ['Go to your store'] };
const currencies: Step = {
  step: 'Connect',
  title: 'Your store uses another currency',
  saysInLead: true,
  buttons: () => [another, 'Enable foreign currencies'],
};
const sync: Step = {
  step: 'Sync',
  title: 'Which orders to follow',
  buttons: () => [next],
  holds: async (page, { settings }) =>
    expect(await page.getByLabel('Sync automatically').isChecked()).toBe(settings.sync.autoSync),
};
const automation: Step = {
  step: 'Automation',
  title: 'What happens with orders, items and stock',
  buttons: () => [back, next],
  holds: async (page, { settings }) =>
    expect(await page.getByLabel('Orders become').inputValue()).toBe(String(settings.automation.salesType)),
};
const accounting: Step = {
  step: 'Accounts',
  title: 'Accounts for your store’s orders',
  busyButtons: clearing,
  buttons: (context) => [...clearing(context), back, next],
  holds: async (page, { settings }) =>
    expect(await page.getByLabel('Payments').inputValue()).toBe(String(settings.accounting.payment)),
};
const locations: Step = {
  step: 'Locations',
  title: 'Where your store’s goods are',
  buttons: () => [back, next],
  holds: async (page, { locations }) => {
    const chosen = (label: string) => page.getByLabel(label, { exact: true }).locator('option:checked');
    expect(await chosen('Shop floor').textContent()).toBe('Shop floor');
    expect((await chosen('Warehouse').textContent()) === 'Barn').toBe(locations[1]!.locationId !== null);
  },
};
const review: Step = {
  step: 'Review',
  title: 'What happens when you activate',
  buttons: ({ isSetUp }) => [back, isSetUp ? 'Done' : 'Activate store'],
};
/** A step that waits for another try. */
const kept = (...buttons: string[]): Step => ({
  step: 'Connect',
  title: keptTitle,
  saysInLead: true,
  buttons: () => [...buttons, 'Try again'],
});

/** The problem that is listed: neither what the shell says nor what the card’s lead does. */
const reasonIn = ({ saysInLead }: Step, { problem }: Context) =>
  problem && !saysInLead && !problem.handledElsewhere ? problem.message : null;

/** Carries paths of a store's set-up out in a browser: it is typed and pressed by hand, with a sandbox store behind it. */
export const connectStorePerson = (product: Product): Executor<StoreOnPage> => {
  const scanner = newStatesScanner();
  const sees =
    (name: string, { step, title, holds, saysInLead }: Step, seen: (context: Context) => SeenDialog) =>
    async ({ page }: StoreOnPage, place: { context: unknown }): Promise<void> => {
      const context = place.context as Context;
      await page.locator(group(step)).getByRole('heading', { name: title, exact: true }).waitFor();
      await expect
        .poll(() => seenOn(page, group(step)), { interval: 10, timeout: 10_000 })
        .toEqual(seen(context));
      if (saysInLead) await page.locator(group(step)).getByText(context.problem!.message).waitFor();
      await holds?.(page, context);
      await scanner(page, name);
    };
  const rest = (name: string, step: Step) =>
    sees(name, step, (context) => ready(reasonIn(step, context), ...step.buttons(context)));
  const busy = (name: string, step: Step) =>
    sees(name, step, (context) => ({
      ...ready(reasonIn(step, context), ...(step.busyButtons?.(context) ?? [])),
      busy: true,
    }));
  return {
    start: async ({ input }: PathStart) => {
      const member = await startMember(product);
      const begun = input as ConnectStoreInput;
      await layStore(member.client, begun);
      const world = { ...member, held: await holdCalls(member.page, ports) };
      await member.page.route('**/admin/oauth/authorize*', (route) =>
        route.fulfill({ body: 'The store’s page' }),
      );
      await member.page.goto(await setUpAddress(member.client, begun));
      if (begun.isSetUp) await comeToReview(world);
      return world;
    },
    events: {
      'shop.name': async (world, { event }) => {
        await world.page.getByLabel('Store name or address').fill(String(event.shop));
        return press(world, 'Go to your store');
      },
      'settings.change': async (world, { event }) => {
        await type(world, event.typed as Typed);
        return accepted;
      },
      'settings.save': async (world, { event }) => {
        await type(world, event.typed as Typed);
        return press(world, next);
      },
      'currencies.enable': (world) => press(world, 'Enable foreign currencies'),
      'place.choose': async ({ page }) => {
        await page.getByLabel('Warehouse', { exact: true }).selectOption('Barn');
        return accepted;
      },
      'places.save': (world) => press(world, next),
      'flow.back': async (world) => {
        const other = world.page.getByRole('button', { name: another, exact: true });
        return press(world, (await other.isVisible()) ? another : back);
      },
      // The shell has a button of that name, too, where the server doesn’t answer.
      'act.retry': async ({ page }) => {
        await page.locator(group('Connect')).getByRole('button', { name: 'Try again' }).click();
        return accepted;
      },
      'act.confirm': async (world) => {
        await world.page.getByRole('button', { name: /^(Done|Activate store)$/ }).click();
        return accepted;
      },
      ...portEvents<StoreOnPage>(ports),
      'xstate.error.actor.finish': async ({ held, page }, { event }) => {
        const problem = event.error as Parameters<typeof failAs>[2];
        await failAs(held, 'finish', problem);
        if (problem.kind === 'plan-limit') await pressDialog({ page }, 'Not now');
        return accepted;
      },
      // Each location that is chosen is a call of its own.
      'xstate.done.actor.saveLocations': async ({ held }, { to }) => {
        const { locations } = to.context as Context;
        for (const _ of locations.filter(({ locationId }) => locationId !== null))
          await held.pass('saveLocations');
        return accepted;
      },
    },
    states: {
      shop: rest('shop', connect),
      leaving: busy('leaving', connect),
      left: ({ page }) => page.waitForURL(/\/admin\/oauth\/authorize/),
      denied: rest('denied', {
        ...connect,
        holds: (page) => page.getByText('You didn’t allow the connection').waitFor(),
      }),
      returning: busy('returning', connect),
      connected: async ({ page, client }) => {
        await page.locator(group('Sync')).waitFor();
        expect(new URL(page.url()).search).toBe('');
        expect((await connectionOf(client)).isShopifyConnected).toBe(true);
      },
      returnOffline: rest('returnOffline', kept()),
      returnHeld: rest('returnHeld', kept(another)),
      currenciesOff: rest('currenciesOff', currencies),
      enabling: busy('enabling', currencies),
      offline: rest('offline', kept()),
      refused: rest('refused', connect),
      sync: rest('sync', sync),
      savingSync: busy('savingSync', sync),
      automation: rest('automation', automation),
      savingAutomation: busy('savingAutomation', automation),
      accounting: rest('accounting', accounting),
      savingAccounting: busy('savingAccounting', accounting),
      locations: rest('locations', locations),
      savingLocations: busy('savingLocations', locations),
      review: rest('review', review),
      activating: busy('activating', review),
      done: async ({ page, client }) => {
        await page.getByRole('button', { name: 'Change settings', exact: true }).waitFor();
        expect((await connectionOf(client)).Standing.status).toBe('Active');
        await scanner(page, 'done');
      },
    },
    after: async ({ context, faults }) => {
      await context.close();
      expect(faultsOfPage(faults)).toEqual([]);
    },
  };
};
