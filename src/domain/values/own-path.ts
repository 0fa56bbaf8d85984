/**
 * True for a path of this site: one slash and then anything. `//evil.example` and `/\evil.example`, which browsers read as another
 * site, are not, nor is anything with a control character, which browsers leave out before they read it.
 */
export const isOwnPath = (path: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\u007f]/.test(path);

/**
 * The address on this site that a sent one names: a path, or a whole address of this very origin. Null for any other,
 * however it is dressed up.
 *
 * @param origin where the page is reached, e.g. "https://books.example.com"
 */
export const ownAddress = (sent: string, origin: string): string | null => {
  const whole = isOwnPath(sent) ? origin + sent : sent;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  return url.origin === new URL(origin).origin && url.username === '' && url.password === ''
    ? url.href
    : null;
};
