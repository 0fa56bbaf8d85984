import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a program of this project as its release is bundled: it starts in a fraction of the time, and runs what people run.
 *
 * @param entry from the root of the project
 * @returns the path of the bundle
 */
export async function bundled(entry: string): Promise<string> {
  const outfile = join('dist/children', entry.replaceAll('/', '-').replace(/\.ts$/, `-${process.pid}.js`));
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  cpSync('server/store/schema', 'dist/children/schema', { recursive: true });
  return outfile;
}

/** A program in a process of its own, and the first message it sent: that it is ready, and where. */
export interface Child<Ready> {
  process: ChildProcess;
  ready: Ready;
  /** Microseconds of CPU the process has used so far, by itself and in the kernel for it. */
  cpu: () => Promise<number>;
  /** Ends it at once, as a crash would, and waits until it is gone. */
  kill: () => Promise<void>;
}

/**
 * Starts a bundle.
 *
 * @param log the descriptor of the file its lines go to; where the parent's go when left out
 * @throws when it ends before it is ready
 */
export async function startChild<Ready>(
  bundle: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  log: number | 'inherit' = 'inherit',
): Promise<Child<Ready>> {
  const child = fork(bundle, args, {
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${bundle} ended: ${code}`)));
  const [ready] = (await Promise.race([once(child, 'message'), ended])) as [Ready];
  ended.catch(() => {});
  return {
    process: child,
    ready,
    async cpu() {
      child.send('cpu');
      const [usage] = (await once(child, 'message')) as [NodeJS.CpuUsage];
      return usage.user + usage.system;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
