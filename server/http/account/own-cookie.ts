import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie of ours: scripts can't read it, and it opens no session. */
export interface OwnCookie {
  /** What the browser sent, or null where there is nothing of the right shape. */
  of(request: FastifyRequest): string | null;
  /** Lets the browser send the value along. */
  set(request: FastifyRequest, reply: FastifyReply, value: string): void;
}

/**
 * @param called its name; over HTTPS with a prefix that says no other host set it, which browsers take from HTTPS and the root alone
 * @param shape what its values look like
 * @param seconds how long the browser keeps it
 * @param site whether it comes along with a link of another site, too
 * @param path over plain HTTP the addresses it is sent to
 */
export const ownCookie = (
  called: string,
  shape: RegExp,
  seconds: number,
  site: 'Strict' | 'Lax' = 'Strict',
  path = '/api/Account',
): OwnCookie => {
  const nameFor = ({ protocol }: FastifyRequest): string =>
    protocol === 'https' ? `__Host-${called}` : called;
  return {
    of: (request) => {
      const start = `${nameFor(request)}=`;
      const value = request.headers.cookie
        ?.split('; ')
        .find((cookie) => cookie.startsWith(start))
        ?.slice(start.length);
      return value && shape.test(value) ? value : null;
    },
    set: (request, reply, value) => {
      const place = request.protocol === 'https' ? 'Path=/; Secure' : `Path=${path}`;
      reply.header(
        'set-cookie',
        `${nameFor(request)}=${value}; ${place}; Max-Age=${seconds}; HttpOnly; SameSite=${site}`,
      );
    },
  };
};
