import { cameraWords as words } from '../../domain/words/barcodes.ts';
import { saying } from '../../machines/problem.ts';
import workerUrl from './barcode-reader-worker.ts?worker&url';

/** Reads the barcodes on what a video shows. */
export interface BarcodeReader {
  read: (video: HTMLVideoElement) => Promise<string[]>;
  close: () => void;
}

/** The browser's own reader, which some have. Source: Accelerated Shape Detection in Images, W3C. */
interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
type NativeDetectors = (new (options: {
  formats: readonly string[];
}) => NativeDetector) & {
  getSupportedFormats: () => Promise<readonly string[]>;
};

const formats = ['ean_13', 'ean_8', 'upc_a', 'code_128'];

const nativeReader = async (): Promise<BarcodeReader | null> => {
  const { BarcodeDetector } = window as { BarcodeDetector?: NativeDetectors };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  // Some have it and read nothing.
  if (!BarcodeDetector || !formats.every((format) => known.includes(format))) return null;
  const detector = new BarcodeDetector({ formats });
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => {},
  };
};

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
/** The one script that the page's policy lets be made from an address: the reader's. */
const trustedUrl = (): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('barcode-reader', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
};

/** Our own reader for all other browsers, in a thread of its own, whose policy alone lets it compile. */
const workerReader = async (): Promise<BarcodeReader> => {
  const worker = new Worker(trustedUrl(), { type: 'module' });
  const answer = <Answer>() =>
    new Promise<Answer>((done, failed) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => done(data);
      worker.onerror = () => failed(saying(words.readerMissing));
    });
  const { ready } = await answer<{ ready: boolean }>();
  if (!ready) throw saying(words.readerMissing);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return {
    read: async (video) => {
      const { videoWidth: width, videoHeight: height } = video;
      if (width === 0) return [];
      if (canvas.width !== width) [canvas.width, canvas.height] = [width, height];
      context.drawImage(video, 0, 0);
      const picture = context.getImageData(0, 0, width, height);
      worker.postMessage(picture, [picture.data.buffer]);
      return (await answer<{ codes: string[] }>()).codes;
    },
    close: () => worker.terminate(),
  };
};

/** The browser's reader where it has one, else ours. Rejects with a problem where that can't be loaded. */
export const openReader = async (): Promise<BarcodeReader> => (await nativeReader()) ?? workerReader();
