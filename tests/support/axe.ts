import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pictureOfState } from './picture.ts';
import { runsAll } from './thorough.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What axe is asked. */
interface Asked {
  type: 'tag' | 'rule';
  values: string[];
}
/** WCAG 2.2, A and AA. */
const all: Asked = { type: 'tag', values: tags };
/** That and axe’s own best practices, which look at a whole page: one that is at rest, with nothing opened over it. */
export const withBestPractices: Asked = { type: 'tag', values: [...tags, 'best-practice'] };
/** What may differ between the light and the dark look of one page, which has the same elements and names in both. */
const ofColor: Asked = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const everyLook = runsAll;

/** What axe finds on the page as it stands: the rule, and where. */
const violationsOn = async (page: Page, runOnly: Asked): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (request) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { runOnly: request, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
    );
  }, runOnly);
};

/** What axe finds on the page as it stands. */
export const violations = (page: Page, asked = all): Promise<string[]> => violationsOn(page, asked);

/** What axe finds in the light look; `AXE=all` asks in the dark one too. */
export const violationsHere = async (page: Page): Promise<string[]> =>
  everyLook ? Object.values(await violationsInBothLooks(page)).flat() : violations(page);

/**
 * Asks axe at each state a walk comes to, the first time it does, in the light look; the first page of each type is asked in
 * the others too (screens.accessibility.test.ts). `AXE=all` asks at each state in both looks.
 */
export const newStatesScanner = () => {
  const met = new Set<string>();
  return async (page: Page, state: unknown): Promise<void> => {
    const name = JSON.stringify(state);
    if (met.has(name)) return;
    met.add(name);
    const found = await violationsHere(page);
    expect({ state, found }).toEqual({ state, found: [] });
  };
};

/** Nothing found, in either look. */
export const clean = { light: [], dark: [] };

/** The page in the light and in the dark look; in the dark one only what depends on colour is asked again. */
export const violationsInBothLooks = async (
  page: Page,
  asked = all,
): Promise<Record<'light' | 'dark', string[]>> => {
  await pictureOfState(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOn(page, ofColor);
  await page.emulateMedia({ colorScheme: 'light' });
  return { light: await violationsOn(page, asked), dark };
};
