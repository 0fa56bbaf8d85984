import { expect } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { stockCountCalls } from '../../src/api/calls/stock-count.ts';
import type { CountedRow, CountReview, EntryOutcome } from '../../src/domain/count/stock-count.ts';
import type { Posting } from '../../src/machines/count/count-stock.flow.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { newStatesScanner } from './axe.ts';
import { countApiFor } from './count-api.ts';
import { portEvents } from './flow-ports.ts';
import { isListening, scan } from './hand-scanner.ts';
import { faultsOfPage, type HeldCalls, holdCalls } from './held-calls.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { visit } from './visit.ts';

interface Items {
  box: string;
  jar: string;
}
/** A count of a location on its page. */
export interface CountOnPage extends Member, Items {
  held: HeldCalls;
  countId: string;
}

const ports = {
  start: [stockCountCalls.startCount],
  record: [stockCountCalls.recordCount],
  preview: [stockCountCalls.previewCount],
  post: [stockCountCalls.postCount],
};
const barcode = '4006381333931';

/** A review as the wire has it: its first row is of the box, its second of the jar. */
const rowsWire = (rows: readonly CountedRow[], { box, jar }: Items) =>
  rows.map(({ counted, seen, inStock, difference, value, stale, reason }, at) => ({
    ...(at === 0 ? { productId: box, productname: 'Box' } : { productId: jar, productname: 'Jar' }),
    SKU: '',
    quantity: counted,
    seenquantity: seen,
    instock: inStock,
    difference,
    value,
    stale,
    reason,
  }));

const layItems = async ({ client }: Member): Promise<Items> => {
  const goods = async (productname: string, more: object) =>
    expectOk(
      await client.send(productCalls.addProduct, {
        type: 'product',
        productname,
        price: '8',
        trackstock: true,
        openingdate: '2026-01-31',
        quantity: '5',
        cost: '2',
        ...more,
      }),
    ).body.data.id;
  return { box: await goods('Box', { barcode }), jar: await goods('Jar', {}) };
};

/** Carries paths of a count’s flow out in a browser: an item is scanned, and buttons are pressed by hand. */
export const countPerson = (product: Product): Executor<CountOnPage> => {
  let opened: Promise<Omit<CountOnPage, 'countId'>> | undefined;
  const openPage = async () => {
    const member = await startMember(product);
    // What wasn't saved is sent again when a path says so, not every five seconds.
    await member.page.addInitScript(() => {
      const every = window.setInterval.bind(window);
      window.setInterval = ((act: () => void, ms: number) => (ms === 5000 ? 0 : every(act, ms))) as never;
    });
    return { ...member, ...(await layItems(member)), held: await holdCalls(member.page, ports) };
  };
  const scanner = newStatesScanner();
  const press = async ({ page }: CountOnPage, name: string | RegExp): Promise<Answer> => {
    await page.getByRole('button', { name }).first().click();
    return 'accepted';
  };
  const seen =
    (state: string, text: string | RegExp, held?: string) =>
    async ({ page, held: calls }: CountOnPage) => {
      await page.getByText(text).first().waitFor();
      if (held) await expect.poll(() => calls.waiting(), { interval: 10 }).toContain(held);
      await scanner(page, state);
    };
  const versionOf = async ({ client, countId }: CountOnPage) =>
    (await countApiFor(client).view(countId)).version;
  const answered = portEvents<CountOnPage>(ports);
  const answer = (data: object) => ({ status: 200, message: 'Counted.', data });
  return {
    start: async ({ name }) => {
      opened ??= openPage();
      const shop = await opened;
      const { page, held, client, box } = shop;
      held.clear();
      await visit(page, '/inventory/list');
      await page.getByRole('heading', { name: 'Inventory' }).waitFor();
      await page.evaluate(() => {
        for (const name of Object.keys(sessionStorage))
          if (/^counterfoil\.(intent\.)?count\./.test(name)) sessionStorage.removeItem(name);
      });
      const counts = countApiFor(client);
      const countId = await counts.start();
      const [line] = (await counts.view(countId)).lines;
      if (!line) await counts.counted(countId, box, '3');
      const world = { ...shop, countId };
      if (name === 'no count') {
        await visit(page, '/inventory/count');
        return world;
      }
      if (name !== 'an open count') {
        const scanned = { productId: box, name: 'Box', sku: '', act: 'add', quantity: '1' };
        await page.evaluate(
          ([key, kept]) => sessionStorage.setItem(key!, kept!),
          [`counterfoil.count.${countId}`, JSON.stringify({ sending: [scanned], waiting: [] })],
        );
      }
      await page.goto(`/inventory/count?count=${countId}`);
      // It is at the same step once it was loaded anew.
      if (name === 'an open count') await page.reload();
      await page.getByRole('heading', { name: 'Count Main location' }).waitFor();
      return world;
    },
    events: {
      ...answered,
      'place.pick': (world) => press(world, /^(Start|Continue) count$/),
      'entries.add': async (world, { from }): Promise<Answer> => {
        const { page } = world;
        if (from.state === 'stale') return press(world, /^Remove: /);
        if (from.state === 'reviewing') {
          await page.getByRole('row', { name: /Box/ }).getByRole('button').last().click();
          await page.getByRole('menuitem', { name: 'Remove from count' }).click();
          return 'accepted';
        }
        await isListening(page);
        await page.locator('body').click({ position: { x: 2, y: 2 } });
        await scan(page, barcode);
        return 'accepted';
      },
      'unsaved.drop': (world) => press(world, 'Discard unsaved quantities'),
      'review.open': (world) => press(world, 'Review differences'),
      'flow.back': (world) => press(world, 'Back to counting'),
      'flow.leave': (world) => press(world, 'Continue later'),
      // The shell has a button of that name, too, above the page, where the server doesn’t answer.
      'act.retry': async ({ page }): Promise<Answer> => {
        await page.getByRole('button', { name: 'Try again' }).last().click();
        return 'accepted';
      },
      'act.confirm': (world) => press(world, /^Post \d/),
      'xstate.done.actor.record': async ({ held, box }, { event }): Promise<Answer> => {
        const [{ counted, reason }] = event.output as [EntryOutcome];
        const rows = [{ productId: box, quantity: counted, reason }];
        await held.answer('record', 200, answer({ rows, repeated: false }));
        return 'accepted';
      },
      'xstate.done.actor.preview': async (world, { event }): Promise<Answer> => {
        const rows = rowsWire((event.output as CountReview).rows, world);
        await world.held.answer('preview', 200, answer({ version: await versionOf(world), rows }));
        return 'accepted';
      },
      'xstate.done.actor.post': async (world, { event }): Promise<Answer> => {
        const { status, rows } = event.output as Posting;
        if (status === 'Posted') await world.held.pass('post');
        else {
          const version = await versionOf(world);
          const data = { countid: world.countId, status, version, rows: rowsWire(rows, world) };
          await world.held.answer('post', 200, answer({ ...data, repeated: false }));
        }
        return 'accepted';
      },
    },
    states: {
      choosing: seen('choosing', 'Count a location'),
      opening: seen('opening', 'Count a location', 'start'),
      opened: seen('opened', 'Count Main location'),
      'counting.saved': seen('counting.saved', /all saved\.|Nothing counted yet\./),
      'counting.saving': seen('counting.saving', 'Saving…', 'record'),
      'counting.unsaved': seen('counting.unsaved', /aren’t saved yet/),
      previewing: seen('previewing', 'Differences at Main location', 'preview'),
      reviewing: seen('reviewing', /^Post \d/),
      stale: seen('stale', 'Check these first'),
      mending: seen('mending', 'Differences at Main location', 'record'),
      submitting: seen('submitting', 'Differences at Main location', 'post'),
      refused: seen('refused', /already in your books|^We can’t reach Counterfoil/),
      posted: async ({ page, client, countId }) => {
        await page.getByRole('heading', { name: 'Count of Main location' }).waitFor();
        // Another tab finds it posted.
        const tab = await page.context().newPage();
        await tab.goto(page.url());
        await tab.getByRole('heading', { name: 'Count of Main location' }).waitFor();
        await tab.close();
        expect((await countApiFor(client).view(countId)).status).toBe('Posted');
      },
      left: seen('left', 'Count a location'),
    },
    after: ({ faults }) => expect(faultsOfPage(faults)).toEqual([]),
  };
};
