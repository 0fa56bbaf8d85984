import { cameraWords as words } from '../../domain/words/barcodes.ts';
import { saying } from '../../machines/problem.ts';

/** What a browser calls the reasons for giving no camera, and what they mean. */
const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: words.blocked,
  SecurityError: words.blocked,
  NotFoundError: words.none,
  OverconstrainedError: words.none,
  NotReadableError: words.inUse,
  AbortError: words.inUse,
};

/** Opens the camera that looks away from the user, or the one there is. Rejects with a problem that says why there is none. */
export const openCamera = async (): Promise<MediaStream> => {
  // A browser has it on secure pages alone.
  if (!navigator.mediaDevices) throw saying(words.insecure);
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    throw saying(reasons[(error as DOMException).name] ?? words.none);
  }
};

/** Calls back once when the camera goes by itself. */
export const whenLost = (stream: MediaStream, onLost: (problem: unknown) => void): void => {
  for (const track of stream.getTracks())
    track.addEventListener('ended', () => onLost(saying(words.lost)), { once: true });
};

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
