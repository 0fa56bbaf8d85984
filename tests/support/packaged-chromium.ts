import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export interface Chromium {
  readonly executable: string;
  /** What it needs in its environment besides what is there. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * The Chromium that comes inside the package `@sparticuz/chromium`, with the libraries and fonts a bare machine lacks.
 * Unpacked once, beside the package. Undefined where it does not run: it is built for Linux on x64.
 */
export function packagedChromium(): Chromium | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = unpacked();
  return {
    executable: join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: folder,
    },
  };
}

/** The package's own file looks where its cloud unpacks; without any font all text is nought pixels high. */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

function unpacked(): string {
  // Its own unpacking takes a half-written file for a whole one, and libraries only on the cloud it is made for.
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../..');
  const folder = join(packageFolder, 'unpacked');
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft);
  const read = (name: string) => brotliDecompressSync(readFileSync(join(packageFolder, 'bin', name)));
  writeFileSync(join(draft, 'chromium'), read('chromium.br'), { mode: 0o755 });
  for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
    execFileSync('tar', ['-x', '--no-same-owner', '-C', draft], { input: read(archive) });
  }
  writeFileSync(join(draft, 'fonts.conf'), fontsConfiguration);
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  return folder;
}
