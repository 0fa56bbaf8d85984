import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'counterfoil_device';
const yearSeconds = 365 * 24 * 3600;

/**
 * What the browser is known by since an earlier sign-in, or null. It opens nothing: it only keeps the owner's tries
 * apart from strangers', and outlives the local storage that signing out clears.
 */
export const deviceOf = (request: FastifyRequest): string | null => {
  const cookies = request.headers.cookie?.split('; ') ?? [];
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
};

/** Lets the browser be known by the device token at its next sign-in, and nowhere else. */
export const rememberDevice = (request: FastifyRequest, reply: FastifyReply, device: string): void => {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${device}; Path=/api/Account/login; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${secure}`,
  );
};
