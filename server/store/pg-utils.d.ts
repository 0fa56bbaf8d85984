/** A value as pg writes it into a message: text, bytes or null. pg has no types for it. */
declare module 'pg/lib/utils.js' {
  export const prepareValue: (value: unknown) => string | Buffer | null;
}
