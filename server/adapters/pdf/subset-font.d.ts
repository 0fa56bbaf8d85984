declare module 'subset-font' {
  /** A part of a font's file, or all of it, in another format and with its axes at fixed places. */
  export default function subsetFont(
    file: Uint8Array,
    text: string | undefined,
    how: {
      keepAllGlyphs: boolean;
      targetFormat: 'truetype';
      variationAxes: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
