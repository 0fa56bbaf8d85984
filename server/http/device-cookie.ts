import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'counterfoil_device';
const yearSeconds = 365 * 24 * 3600;

/** Over HTTPS the name itself says that no other host set it; browsers take such a name from HTTPS and the root alone. */
const nameFor = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? `__Host-${name}` : name);

/**
 * What the browser is known by since it registered or signed in, or null. It opens nothing: it keeps the owner's tries
 * apart from strangers', says with a mailed link who registered, and outlives the local storage that signing out clears.
 */
export const deviceOf = (request: FastifyRequest): string | null => {
  const start = `${nameFor(request)}=`;
  const value = request.headers.cookie
    ?.split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
};

/** Lets the browser be known by the device token at its next sign-in. Signing in and mailed links alone look at it. */
export const rememberDevice = (request: FastifyRequest, reply: FastifyReply, device: string): void => {
  const place = request.protocol === 'https' ? 'Path=/; Secure' : 'Path=/api/Account';
  reply.header(
    'set-cookie',
    `${nameFor(request)}=${device}; ${place}; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict`,
  );
};
