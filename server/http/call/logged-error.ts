import pg from 'pg';

/** What looks like an e-mail address, and what is as long as a token or an account number. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s<>"'@]+@[^\s<>"'@]+/g, '[e-mail]'],
  [/\b[\w-]{40,}\b/g, '[token]'],
  [/\b[A-Z]{2}\d{2}[ \dA-Z]{7,}\d\b|\b\d[\d -]{6,}\d\b/g, '[number]'],
];

const without = (text: string): string =>
  personal.reduce((kept, [pattern, instead]) => kept.replace(pattern, instead), text);

/** Faults of the data (class 22) quote the value that could not be read. */
const messageOf = (error: Error): string => {
  const tellsValue = error instanceof pg.DatabaseError && error.code?.startsWith('22');
  return without(tellsValue ? error.message.replace(/".*"/gs, '"…"') : error.message);
};

/** Where it was thrown: lines of code alone, for a stack begins with the message. */
const placesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');

export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  table?: string;
  constraint?: string;
  cause?: LoggedError;
};

/**
 * An error as the log may keep it: what it is, where it was thrown, and nothing anybody typed. The details of a database's
 * or a mail server's refusal stay out, for they hold rows, addresses and what was sent.
 */
export const loggedError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: without(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: messageOf(error),
    stack: placesOf(error.stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error instanceof pg.DatabaseError
      ? {
          ...(error.table ? { table: error.table } : {}),
          ...(error.constraint ? { constraint: error.constraint } : {}),
        }
      : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
};
