import type { Page } from 'playwright-core';
import type { Answer } from '../../tools/paths/src/run.ts';
import { dialog } from './sheet.ts';

/** What a person sees of a dialog, or of the part of a page that a flow is in: null when it is gone. */
export interface SeenDialog {
  busy: boolean;
  reason: string | null;
  /** The buttons that can be pressed, in their order. */
  buttons: string[];
}

export const waiting = (...buttons: string[]): SeenDialog => ({ busy: true, reason: null, buttons });
export const ready = (reason: string | null, ...buttons: string[]): SeenDialog => ({
  busy: false,
  reason,
  buttons,
});

export const seenOn = (page: Page, within = '[role=dialog]'): Promise<SeenDialog | null> =>
  page.evaluate((within) => {
    const open = document.querySelector(within);
    if (!open) return null;
    const read = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
    const label = (button: Element) =>
      [...(button.querySelector('.label')?.childNodes ?? [])]
        .filter((node) => node.nodeName !== 'KBD')
        .map((node) => read(node.textContent))
        .join('');
    return {
      busy: open.querySelector('[aria-busy=true]') !== null,
      reason: open.querySelector('[role=alert] ul')?.textContent ?? null,
      buttons: [...open.querySelectorAll('button')]
        .filter((button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true')
        .map(label)
        .filter((name) => name !== ''),
    };
  }, within);

/** Presses the dialog's button whose name begins so. */
export const pressDialog = async ({ page }: { page: Page }, name: string): Promise<Answer> => {
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  return 'accepted';
};
