import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';
import { quoteCalls } from '../src/api/calls/quote.ts';
import { quoteFormOf } from '../tests/support/quote-api.ts';
import { wireClient } from '../tests/support/wire-client.ts';
import { type Figure, median } from './figure.ts';
import { openPagePlace, type PagePlace } from './page-place.ts';

const keys = 100;
const rounds = 15;

/** A quote of so many lines; answers where it is edited. */
const quoteOf = async ({ place, business }: PagePlace, lines: number): Promise<string> => {
  const client = wireClient(place.server.ready.port, business.token, 1);
  const items = Array.from({ length: lines }, (_, n) => ({
    ProductName: `Work ${n + 1}`,
    Quantity: '1',
    UnitPrice: '10',
  }));
  const body = { BusinessIDFK: business.id, ...quoteFormOf({ customer: business.customer, items }) };
  const answer = await client.post(quoteCalls.createQuote.path, body, `typing-${lines}`);
  client.close();
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { QuoteID } = (answer.body as { data: { QuoteID: string } }).data;
  return `/quotes/edit-quote?quoteId=${QuoteID}`;
};

/** Microseconds a key: of script, and of everything the page's thread does for it. */
interface Cost {
  script: number;
  task: number;
}

/** Types a price over and over in its page, and tells what a key cost. */
const typist = async (context: BrowserContext, page: Page, line: number): Promise<() => Promise<Cost>> => {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (): Promise<Cost> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)!.value * 1e6;
    return { script: of('ScriptDuration'), task: of('TaskDuration') };
  };
  await page.bringToFront();
  await page.getByLabel(new RegExp(`^price, line ${line}$`, 'i')).focus();
  return async () => {
    await page.bringToFront();
    // A page that is seen again looks whether anything changed meanwhile: that is no key's.
    await page.waitForTimeout(600);
    const before = await read();
    for (let key = 0; key < keys; key += 2) {
      await page.keyboard.press('7');
      await page.keyboard.press('Backspace');
    }
    // What the page does once the typing pauses belongs to it.
    await page.waitForTimeout(600);
    const after = await read();
    return { script: (after.script - before.script) / keys, task: (after.task - before.task) / keys };
  };
};

/** The median cost of a key in each page. They take turns, so that whatever else the machine does hits all of them. */
const costsOf = async (typists: readonly (() => Promise<Cost>)[]): Promise<Cost[]> => {
  for (const type of typists) await type();
  const costs: Cost[][] = typists.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, type] of typists.entries()) costs[index]!.push(await type());
  return costs.map((of) => ({
    script: median(of.map(({ script }) => script)),
    task: median(of.map(({ task }) => task)),
  }));
};

/** Shows the form without a framework in a page of its own. */
const showPlainForm = async (page: Page, lines: number): Promise<void> => {
  const { outputFiles } = await build({
    entryPoints: ['bench/plain-form.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
  });
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><html lang="en" data-lines="${lines}"><title>Lines</title>`);
  await page.addScriptTag({ content: outputFiles[0]!.text });
};

/** What a key costs in a quote of a hundred lines, beside a form without a framework and beside a quote of five lines. */
export const typing = async (): Promise<Figure[]> => {
  const opened = await openPagePlace();
  const { context, origin, signIn, end } = opened;
  try {
    await signIn();
    const quote = async (lines: number, line: number) => {
      const page = await context.newPage();
      // A form that holds typing asks before it is left.
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto(origin + (await quoteOf(opened, lines)));
      await page.getByLabel(`Price, line ${lines}`, { exact: true }).waitFor();
      return typist(context, page, line);
    };
    const typists = [await quote(100, 50), await quote(5, 3)];
    const page = await context.newPage();
    await showPlainForm(page, 100);
    typists.push(await typist(context, page, 50));
    const [many, few, plain] = (await costsOf(typists)) as [Cost, Cost, Cost];
    const compared = (a: number, b: number) => `${a.toFixed(0)} µs : ${b.toFixed(0)} µs a key`;
    return [
      {
        name: 'typing in 100 lines : in a form without a framework, script',
        measured: compared(many.script, plain.script),
        ratio: many.script / plain.script,
      },
      {
        name: 'typing in 100 lines : in 5 lines, script',
        measured: compared(many.script, few.script),
        ratio: many.script / few.script,
      },
      {
        name: 'typing in 100 lines : in a form without a framework, everything',
        measured: compared(many.task, plain.task),
        ratio: many.task / plain.task,
      },
    ];
  } finally {
    await end();
  }
};
