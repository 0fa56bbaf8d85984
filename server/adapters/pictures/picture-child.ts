import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Picture } from './picture.ts';

/** What the process is asked to draw. */
export interface PictureOrder {
  file: Buffer;
  mime: Picture['mime'];
  longestSide: number;
}

/** In the built server the process's file lies beside the bundle; from source it is TypeScript, which Node is taught to read. */
const startProcess = (): ChildProcess => {
  const built = import.meta.url.endsWith('.js');
  const file = new URL(built ? './picture-process.js' : './picture-process.ts', import.meta.url);
  const teach = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return fork(fileURLToPath(file), {
    execArgv: built ? [] : ['--import', teach()],
    // A decoder that is taken over finds no secret here.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
};

/** A process that draws one picture at a time. */
export interface PictureChild {
  /** Null for a file that is no whole picture. @throws when the process ended, or was killed because it took too long */
  draw: (order: PictureOrder) => Promise<Picture | null>;
  process: ChildProcess;
}

/**
 * Starts the process. It ends with this one, and keeps it from ending only while it draws.
 *
 * @param limitMs after which it is killed with the picture it draws: a decoder in native code can't be stopped otherwise
 */
export const startPictureChild = async (limitMs: number): Promise<PictureChild> => {
  const child = startProcess();
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error('The process that draws pictures ended.')),
  );
  ended.catch(() => {});
  await Promise.race([once(child, 'message'), ended]);
  const rest = () => {
    child.unref();
    child.channel?.unref();
  };
  rest();
  return {
    process: child,
    draw: async (order) => {
      child.ref();
      child.channel?.ref();
      const deadline = setTimeout(() => child.kill('SIGKILL'), limitMs);
      try {
        child.send(order);
        const [picture] = (await Promise.race([once(child, 'message'), ended])) as [Picture | null];
        return picture && { mime: picture.mime, bytes: Buffer.from(picture.bytes) };
      } finally {
        clearTimeout(deadline);
        rest();
      }
    },
  };
};
