import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { sharedBrowser } from '../support/browser.ts';
import { mails } from '../support/mails.ts';

let page: Page;
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
});
afterAll(() => page.context().close());

/** The numbers of documents that a page breaks over two lines. */
const brokenNumbers = (): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: number, index } of (node.textContent ?? '').matchAll(/[A-Z]+-2026-\d+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(number);
      }
    return broken;
  });

test.each(Object.entries(mails))(
  'the mail “%s” fits 600 and 360 pixels, breaks no number, and has nothing axe objects to',
  async (name, { html }) => {
    await page.setContent(html);
    for (const width of [600, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await brokenNumbers()).toEqual([]);
      if (process.env.MAIL_PICTURES)
        await page.screenshot({
          path: `${process.env.MAIL_PICTURES}/${name.replace(/ /g, '-')}-${width}.png`,
          fullPage: true,
        });
    }
    expect(await violations(page)).toEqual([]);
  },
);
