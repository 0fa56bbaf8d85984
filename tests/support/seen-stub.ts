import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { counterfoil, showMore } from './sheet.ts';

/** What a person reads on a document's counterfoil. */
export interface SeenDocument {
  word: string;
  amount: string;
  sentence: string;
  /** The acts that can be pressed, in their order. */
  offered: string[];
  /** The acts that can't, each with its reason. */
  refused: string[];
}

/**
 * What the open page shows of its document; every refused act must carry its reason.
 *
 * @param names of the acts that may be refused
 */
export const seenOn = async (page: Page, names: readonly string[]): Promise<SeenDocument> => {
  await showMore(page);
  const inside = counterfoil(page).locator('.inside');
  const seen = await inside.evaluate((stub) => {
    const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
    const label = (button: Element) =>
      textOf(button).slice(0, textOf(button).length - textOf(button.querySelector('kbd')).length);
    const next = [...stub.querySelectorAll('section')].find(
      (one) => textOf(one.querySelector('h2, h3')) === 'Next',
    );
    return {
      word: [...(stub.querySelector('.badges')?.children ?? [])].map(textOf).join(' '),
      amount: textOf(stub.querySelector('.owed')),
      sentence: textOf(stub.querySelector('.sentence')).replace(/, (due|\d+ days? late).*/, ''),
      offered: [...(next?.querySelectorAll('button:not([aria-expanded])') ?? [])].map(label).sort(),
      refused: [...(next?.querySelectorAll('li') ?? [])].map((one) => textOf(one)).sort(),
    };
  });
  for (const one of seen.refused) expect(one).toMatch(/^[A-Z].+ [A-Z].+\.$/);
  return { ...seen, refused: seen.refused.map((one) => names.find((name) => one.startsWith(name)) ?? one) };
};
