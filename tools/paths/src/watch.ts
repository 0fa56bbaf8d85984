import { spawn } from 'node:child_process';
import { watch as watchFiles } from 'node:fs';

const isSource = (file: string): boolean =>
  /\.[cm]?[jt]s$/.test(file) && !/(^|[\\/])node_modules[\\/]/.test(file);

/**
 * Runs a command again whenever a source file under the folder changes, each time in a process of its own so that charts
 * are read anew. Ends with the process.
 */
export const watch = (root: string, args: readonly string[], entry: string): Promise<never> => {
  let running = false;
  let again = false;
  const run = () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    console.clear();
    spawn(process.execPath, [...process.execArgv, entry, ...args], { stdio: 'inherit', cwd: root }).on(
      'exit',
      () => {
        running = false;
        if (!again) return;
        again = false;
        run();
      },
    );
  };
  let timer: NodeJS.Timeout | undefined;
  watchFiles(root, { recursive: true }, (_, file) => {
    if (!file || !isSource(file)) return;
    clearTimeout(timer);
    timer = setTimeout(run, 100);
  });
  run();
  return new Promise(() => {});
};
