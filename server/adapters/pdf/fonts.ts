import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type TemplateFont, templateFonts } from '../../../src/domain/values/template-look.ts';
import { isShapeless } from '../../../src/domain/values/unprintable.ts';
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

/** True where a typeface of the page itself has a shape for a letter. */
export const isWrittenIn = (letter: string, font: TemplateFont): boolean =>
  written.get(font)!.has(letter.codePointAt(0)!);

/** True where paper needs no other typeface for a letter: Inter has it, or it has nothing to show. */
export const isWritten = (letter: string): boolean => isWrittenIn(letter, 'Inter') || isShapeless(letter);
