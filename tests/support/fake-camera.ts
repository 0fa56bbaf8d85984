import type { Page } from 'playwright-core';
import { modulesOf } from '../../server/adapters/barcodes/modules.ts';

/** Gives a page a camera that sees what the test shows it; begin before the page is opened. */
export const fakeCamera = async (
  page: Page,
): Promise<{ show: (barcode: string | null) => Promise<void> }> => {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1280, 720];
    const pen = canvas.getContext('2d')!;
    let modules: number[] = [];
    const draw = () => {
      pen.fillStyle = '#e8e4da';
      pen.fillRect(0, 0, 1280, 720);
      pen.fillStyle = '#fff';
      pen.fillRect(200, 160, 880, 400);
      pen.fillStyle = '#111';
      const module =
        700 /
        Math.max(
          modules.reduce((sum, width) => sum + width, 0),
          1,
        );
      let x = 290;
      modules.forEach((width, index) => {
        if (index % 2 === 0) pen.fillRect(x, 220, width * module, 280);
        x += width * module;
      });
    };
    setInterval(draw, 40);
    Object.assign(window, {
      showCamera: (shown: number[]) => {
        modules = shown;
        draw();
      },
    });
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(25);
    navigator.mediaDevices.enumerateDevices = async () => [{ kind: 'videoinput' } as MediaDeviceInfo];
  });
  return {
    show: (barcode) =>
      page.evaluate(
        (modules) => (window as unknown as { showCamera: (modules: number[]) => void }).showCamera(modules),
        barcode === null ? [] : modulesOf(barcode),
      ),
  };
};
