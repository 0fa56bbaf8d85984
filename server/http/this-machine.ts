import type { FastifyRequest } from 'fastify';

const loopback = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * True for a person at this machine: from its own address, under its own name (else another site's page could have its
 * name point here), and not through a proxy, behind which everybody looks local.
 */
export const isHere = ({ raw, headers }: FastifyRequest): boolean =>
  loopback.test(raw.socket.remoteAddress ?? '') &&
  localName.test(headers.host ?? '') &&
  !['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
