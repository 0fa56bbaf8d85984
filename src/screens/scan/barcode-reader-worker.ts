import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

// By itself it would fetch it from a foreign host.
prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true }).then(
  () => postMessage({ ready: true }),
  () => postMessage({ ready: false }),
);

/** Reads one picture at a time, and answers the codes on it. */
addEventListener('message', async ({ data }: MessageEvent<ImageData>) => {
  const found = await readBarcodes(data, {
    formats: ['EAN13', 'EAN8', 'UPCA', 'Code128'],
    maxNumberOfSymbols: 4,
  });
  postMessage({ codes: found.map(({ text }) => text) });
});
