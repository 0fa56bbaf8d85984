import iconv from 'iconv-lite';
import { expect } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import type { ImportPreview } from '../../src/domain/import/preview.ts';
import type { ImportMapping } from '../../src/domain/import/run.ts';
import type { Problem } from '../../src/machines/problem.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { newStatesScanner } from './axe.ts';
import { failAs, portEvents } from './flow-ports.ts';
import { faultsOfPage, type HeldCalls, holdCalls } from './held-calls.ts';
import { importApiFor } from './import-api.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { pressDialog } from './seen-dialog.ts';
import { visit } from './visit.ts';

/** An import on its page. */
export interface ImportOnPage extends Member {
  held: HeldCalls;
  text: string;
}

const ports = {
  upload: [importCalls.uploadImport],
  decode: [importCalls.decodeImport],
  preview: [importCalls.previewImport],
  start: [importCalls.startImport],
};

/** A preview as the wire has it. */
const previewBody = ({ counts, worth, ...rest }: ImportPreview) => ({
  status: 200,
  message: 'Preview',
  data: { openingvalue: worth, ...counts, ...rest },
});

let files = 0;
/** Another file each time: the same one is warned of. Its days can be read in one way, or in two. */
const fileText = (isAmbiguous: boolean): string => {
  files += 1;
  const day = isAmbiguous ? '03/02/2026' : '2026-02-03';
  return `Name,Price,Cost,Quantity,Opening day\nCandle ${files},5,2,1,${day}\nLamp ${files},7,2,1,${day}\n`;
};

/** Carries paths of an import's flow out in a browser: files are picked, columns matched and buttons pressed by hand. */
export const importPerson = (product: Product, isAmbiguous: boolean): Executor<ImportOnPage> => {
  let opened: Promise<Omit<ImportOnPage, 'text'>> | undefined;
  const openPage = async () => {
    const member = await startMember(product);
    return { ...member, held: await holdCalls(member.page, ports) };
  };
  const scanner = newStatesScanner();
  const press = async ({ page }: ImportOnPage, name: string | RegExp) => {
    await page.getByRole('button', { name }).click();
    return 'accepted' as const;
  };
  const sees =
    (state: string, text: (context: { fault: string; problem: { message: string } }) => string | RegExp) =>
    async ({ page }: ImportOnPage, { context }: { context: unknown }) => {
      const sentence = text(context as never);
      await page.getByText(sentence).first().waitFor();
      await scanner(page, state);
    };
  const heading = (name: string) => async (world: ImportOnPage) => {
    await world.page.getByRole('heading', { name }).waitFor();
    await scanner(world.page, name);
  };
  const review =
    (state: string, isPending: boolean) =>
    async ({ page, held }: ImportOnPage) => {
      await page.getByRole('heading', { name: 'What this import will do' }).waitFor();
      await page.getByRole('button', { name: /^Import \d/ }).waitFor();
      await expect.poll(() => held.waiting(), { interval: 10 }).toEqual(isPending ? ['start'] : []);
      await scanner(page, state);
    };
  return {
    start: async ({ name }) => {
      opened ??= openPage();
      const world = { ...(await opened), text: fileText(isAmbiguous) };
      world.held.clear();
      if (name === 'no file') {
        await visit(world.page, '/settings/profile');
        await visit(world.page, '/inventory/import-item');
        return world;
      }
      const isUndecoded = name === 'a file that doesn’t say its encoding';
      const bytes = isUndecoded
        ? iconv.encode(world.text.replace('Lamp', 'Žárovka'), 'windows-1250')
        : world.text;
      const importid = await importApiFor(world.client).uploaded(bytes);
      const isReviewed = name === 'a file that was reviewed before';
      if (isReviewed) {
        const imports = importApiFor(world.client);
        const chosen = { importid, ...(await imports.mapping(importid)), reviewed: true };
        expectOk(await world.client.send(importCalls.mapImport, chosen));
      }
      await visit(world.page, `/inventory/import-item?import=${importid}`);
      const unread = isUndecoded ? 'Check the letters' : 'Match columns';
      const first = isReviewed ? 'What this import will do' : unread;
      await world.page.getByRole('heading', { name: first }).waitFor();
      // It is at the same step once it was loaded anew; what it asked before is gone with the page.
      world.held.clear();
      await world.page.reload();
      return world;
    },
    events: {
      'file.pick': async ({ page, text }) => {
        files += 1;
        const name = `items-${files}.csv`;
        await page
          .getByLabel('Choose a CSV file')
          .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
        return 'accepted' as const;
      },
      'encoding.choose': async ({ page }, { event }) => {
        const { encoding } = event as unknown as { encoding: string };
        await page.getByLabel('Encoding').selectOption(encoding);
        await page.getByText('Žárovka').first().waitFor();
        return 'accepted' as const;
      },
      'encoding.confirm': (world) => press(world, 'Continue'),
      'mapping.change': async ({ page }, { event }) => {
        const { whenHere } = (event as unknown as { mapping: ImportMapping }).mapping;
        await page.locator(`input[type=radio][value=${whenHere}]`).check({ force: true });
        return 'accepted' as const;
      },
      'encoding.change': (world) => press(world, 'Change encoding'),
      'mapping.confirm': (world) => press(world, 'Preview import'),
      'flow.back': (world) => press(world, 'Back'),
      // The shell has a button of that name, too, where the server doesn’t answer.
      'act.retry': async ({ page }) => {
        await page.locator('main').getByRole('button', { name: 'Try again' }).click();
        return 'accepted' as const;
      },
      'act.confirm': (world) => press(world, /^Import \d/),
      ...portEvents<ImportOnPage>(ports, {
        upload: ({ output }) => (output as { fault?: string }).fault,
        preview: ({ output }) => previewBody(output as ImportPreview),
      }),
      'xstate.error.actor.upload': async ({ held, page }, { event }) => {
        const problem = event.error as Problem;
        await failAs(held, 'upload', problem);
        if (problem.kind === 'plan-limit') await pressDialog({ page }, 'Not now');
        return 'accepted' as const;
      },
    },
    states: {
      choosing: sees('choosing', () => 'Choose a CSV file'),
      uploading: sees('uploading', () => 'Uploading and reading the file…'),
      headerRefused: sees('headerRefused', ({ fault }) => fault),
      uploadOffline: sees('uploadOffline', ({ fault }) => fault),
      uploaded: heading('Match columns'),
      decoding: heading('Check the letters'),
      reading: heading('Check the letters'),
      matching: heading('Match columns'),
      asking: sees('asking', () => /can be read in two ways/),
      previewing: sees('previewing', () => 'Trying the import…'),
      reviewing: review('reviewing', false),
      capped: async (world) => {
        await world.page
          .getByText(/^Your plan has /)
          .first()
          .waitFor();
        await review('capped', false)(world);
      },
      starting: review('starting', true),
      refused: sees('refused', ({ problem }) => problem.message),
      started: async ({ page, client }) => {
        await page.getByRole('heading', { name: 'Import of items.csv' }).waitFor();
        await scanner(page, 'started');
        // A second tab and another device are at the same step: it is started, whoever looks.
        const tab = await page.context().newPage();
        await tab.goto(page.url());
        await tab.getByText('Importing', { exact: true }).first().waitFor();
        await tab.close();
        const importid = new URL(page.url()).searchParams.get('import')!;
        expect((await importApiFor(client).view(importid)).status).toBe('Running');
      },
    },
    after: ({ faults }) => expect(faultsOfPage(faults)).toEqual([]),
  };
};
