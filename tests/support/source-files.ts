import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The repository's files by path, those not yet committed too; ignored and deleted ones are left out. */
export const filesOf = (pattern: RegExp): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => pattern.test(file) && existsSync(file))
    .sort();

/** Code of ours: TypeScript of every room. */
export const codeFiles = (): string[] => filesOf(/^(src|server|tools|tests|bench)\/.*\.tsx?$/);

/** Files of sentences: those of the room of words, and those that lie with their subject. */
export const isWords = (file: string): boolean =>
  /^src\/domain\/(words\/.*|[^/]+\/[a-z-]+\.words)\.ts$/.test(file);

export const textOf = (file: string): string => readFileSync(file, 'utf8');

/** What an import line asks for: a file of ours by its path, or a package by its name. */
export interface Import {
  to: string;
  ours: boolean;
  /** `import type`: gone before the program runs. */
  typeOnly: boolean;
}

const imports =
  /^(?:import|export)\s(type\s)?[^'"`;]*?\bfrom\s*'([^']+)'|^import\s*'([^']+)'|\bimport\('([^']+)'\)/gm;

/** The imports of a file, dynamic ones too. A line of code that is only written out, into a file elsewhere, is none. */
export const importsOf = (file: string): Import[] =>
  [...textOf(file).matchAll(imports)]
    .map(([, type, from, effect, later]) => {
      const specifier = from ?? effect ?? later!;
      const ours = specifier.startsWith('.');
      return {
        to: ours ? normalize(join(dirname(file), specifier)) : specifier,
        ours,
        typeOnly: type !== undefined,
      };
    })
    .filter(({ to, ours }) => !ours || existsSync(to));
