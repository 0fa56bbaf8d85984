import { requestFaults as requestFaultWords } from '../../../src/domain/words/requests.ts';
import { fairQueue } from '../../fair-queue.ts';
import { kindOfFile } from './file-head.ts';
import type { Picture } from './picture.ts';
import { type PictureChild, startPictureChild } from './picture-child.ts';

/** What is drawn of a file, for whom; null for all but a whole PNG, JPEG or WebP of at most 16 megapixels. */
export type Redrawing = (whose: string, file: Buffer, longestSide: number) => Promise<Picture | null>;

/** Pictures come seldom, and the process takes as much memory as a small server. */
const idleMs = 60_000;

/** How long one picture may take. */
const mostMs = 2_000;

/**
 * Pictures drawn anew in one process, one at a time, users in turns. The process is started when the first is asked for;
 * one that was killed over a picture is followed by another for the next.
 *
 * @param limitMs how long one picture may take
 * @returns the drawing, and the process there is
 */
export const pictureDrawing = (
  limitMs = mostMs,
): { redrawn: Redrawing; child: () => PictureChild | null } => {
  let child: PictureChild | null = null;
  let idle: NodeJS.Timeout | undefined;
  const isRunning = () => child?.process.exitCode === null && child.process.signalCode === null;
  const turn = fairQueue({
    atOnce: 1,
    most: 40,
    busy: requestFaultWords.picturesBusy,
  });
  const redrawn: Redrawing = async (whose, file, longestSide) => {
    const kind = kindOfFile(file);
    if (!kind) return null;
    // Paper knows no WebP.
    const mime = kind === 'image/webp' ? 'image/png' : kind;
    return turn(whose, async () => {
      clearTimeout(idle);
      if (!isRunning()) child = await startPictureChild(limitMs);
      try {
        return await child!.draw({ file, mime, longestSide });
      } catch {
        // It took too long, or broke the decoder: that is no picture for us.
        child!.process.kill('SIGKILL');
        child = null;
        return null;
      } finally {
        idle = setTimeout(() => child?.process.kill(), idleMs).unref();
      }
    });
  };
  return { redrawn, child: () => child };
};

/** The drawing of the whole server, by one process. */
export const serverDrawing = pictureDrawing();

/**
 * Draws a picture anew, no longer on a side than is asked: what is kept is pixels, and nothing else a file may carry.
 * What it is, its content says, whatever it is called.
 *
 * @throws Unavailable while too many wait
 */
export const { redrawn } = serverDrawing;
