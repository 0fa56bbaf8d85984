/**
 * True for a path of this site: one slash and then anything. `//evil.example` and `/\evil.example`, which browsers read as another
 * site, are not, nor is anything with a control character, which browsers leave out before they read it.
 */
export const isOwnPath = (path: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\u007f]/.test(path);
