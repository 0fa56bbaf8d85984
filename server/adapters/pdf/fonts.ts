import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type TemplateFont, templateFonts } from '../../../src/domain/values/template-look.ts';
import { charactersOf } from './characters-of.ts';
import { plainFont } from './plain-font.ts';

/** The files of each typeface. Avenir and Georgia are printed in their free twins. */
const files: Readonly<Record<TemplateFont, { normal: string; bold: string }>> = {
  Avenir: {
    normal: 'nunito-sans/400Regular/NunitoSans_400Regular.ttf',
    bold: 'nunito-sans/700Bold/NunitoSans_700Bold.ttf',
  },
  Inter: { normal: 'inter/400Regular/Inter_400Regular.ttf', bold: 'inter/600SemiBold/Inter_600SemiBold.ttf' },
  Georgia: {
    normal: 'gelasio/400Regular/Gelasio_400Regular.ttf',
    bold: 'gelasio/700Bold/Gelasio_700Bold.ttf',
  },
};

const require = createRequire(import.meta.url);
const read = (file: string): Buffer => plainFont(readFileSync(require.resolve(`@expo-google-fonts/${file}`)));

/** Every font file by the name it is known under while pages are made. */
export const fontFiles: ReadonlyMap<string, Buffer> = new Map(
  templateFonts.flatMap((font) => [
    [`${font}.ttf`, read(files[font].normal)],
    [`${font}-bold.ttf`, read(files[font].bold)],
  ]),
);

const written = new Map(templateFonts.map((font) => [font, charactersOf(fontFiles.get(`${font}.ttf`)!)]));

/** A piece of text in one typeface. */
export interface Run {
  text: string;
  font: TemplateFont;
  /** For a word that is wider than its column: it goes on in the next line wherever it has to. */
  wordBreak?: 'break-all';
}

/** A text in pieces: what a typeface lacks is written in the one that has most, Inter. */
export const runsOf = (text: string, font: TemplateFont): Run[] => {
  const known = written.get(font)!;
  const runs: Run[] = [];
  for (const sign of text) {
    const own: TemplateFont = known.has(sign.codePointAt(0)!) || sign === '\n' ? font : 'Inter';
    const last = runs.at(-1);
    if (last?.font === own) last.text += sign;
    else runs.push({ text: sign, font: own });
  }
  return runs;
};
