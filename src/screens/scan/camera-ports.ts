import type { RefObject } from 'react';
import { fromPromise } from 'xstate';
import type { ScanByCameraEvent, ScannedItem } from '../../machines/scan/scan-by-camera.flow.ts';
import { type BarcodeReader, openReader } from './barcode-reader.ts';
import { closeCamera, openCamera, whenLost } from './camera.ts';
import { cameIntoView, type InView } from './in-view.ts';

/** How long the reader rests between two pictures, in milliseconds. */
const restMs = 80;

/** What the camera is used with: its stream, and what reads it. */
interface Opened {
  stream: MediaStream;
  reader: BarcodeReader;
}

const closeAll = ({ stream, reader }: Opened): void => {
  closeCamera(stream);
  reader.close();
};

/** Both, or neither: what is open is closed again where the other can't be. */
const openAll = async (): Promise<Opened> => {
  const stream = await openCamera();
  try {
    return { stream, reader: await openReader() };
  } catch (error) {
    closeCamera(stream);
    throw error;
  }
};

/** Reads what the video shows, again and again, until it is ended. */
const look = async (
  reader: BarcodeReader,
  picture: HTMLVideoElement,
  { ended, onCode }: { ended: () => boolean; onCode: (code: string) => void },
): Promise<void> => {
  let inView: InView = new Map();
  while (!ended()) {
    const seen = await reader.read(picture).catch((): string[] => []);
    const now = cameIntoView(inView, seen, performance.now());
    inView = now.inView;
    if (!ended()) now.came.forEach(onCode);
    await new Promise((rested) => setTimeout(rested, restMs));
  }
};

/**
 * What scanning by camera needs of the browser.
 *
 * @param video what shows the camera's picture
 * @param wasLeft whether the dialog was left: a camera that is allowed only then is closed at once
 * @param take takes a code, and answers its item
 */
export const cameraPorts = (
  video: RefObject<HTMLVideoElement | null>,
  wasLeft: () => boolean,
  take: (code: string) => Promise<ScannedItem>,
) => {
  let opened: Opened | null = null;
  return {
    openCamera: fromPromise<void>(async () => {
      opened = await openAll();
      if (wasLeft()) closeAll(opened);
    }),
    watch: fromPromise<never, { tell: (event: ScanByCameraEvent) => void }>(({ input: { tell }, signal }) => {
      const { stream, reader } = opened!;
      const picture = video.current!;
      picture.srcObject = stream;
      // Refused where it is left at once.
      picture.play().catch(() => {});
      whenLost(stream, (error) => tell({ type: 'camera.lost', error }));
      void look(reader, picture, {
        ended: () => signal.aborted,
        onCode: (code) => tell({ type: 'code.read', code }),
      });
      signal.addEventListener('abort', () => {
        picture.srcObject = null;
        closeAll({ stream, reader });
      });
      return new Promise(() => {});
    }),
    take: fromPromise<ScannedItem, { code: string }>(({ input }) => take(input.code)),
  };
};
