import type { Page } from 'playwright-core';

/** What listens to a scanner comes with the button of the camera, a moment after the page; the device is given a camera for that. */
export const isListening = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    navigator.mediaDevices.enumerateDevices = async () => [{ kind: 'videoinput' } as MediaDeviceInfo];
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  });
  await page.getByRole('button', { name: 'Scan with the camera' }).waitFor();
};

/** Types as a hand scanner does: all keys at once in the page, for on a busy machine they would come as slowly as a hand’s. */
export const scan = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      for (const key of keys) {
        const down = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        const { activeElement: field } = document;
        const types = (field ?? document.body).dispatchEvent(down) && field instanceof HTMLInputElement;
        if (types && key.length === 1) document.execCommand('insertText', false, key);
      }
    },
    [...code, 'Enter'],
  );
