import list from './leaked-passwords.json' with { type: 'json' };

let known: ReadonlySet<string> | undefined;

/** True for one of the thirty thousand most common leaked passwords of a length we take; whole letters count for small ones. */
export const isLeaked = (password: string): boolean => {
  known ??= new Set(list.passwords.split(' '));
  return known.has(password.toLowerCase());
};
