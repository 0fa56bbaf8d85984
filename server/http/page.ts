import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestFaults as requestFaultWords } from '../../src/domain/words/requests.ts';
import { letCompile, letFind, styleNonce } from './security-headers.ts';

/** The pages meant to be found by a search. */
const foundPages: ReadonlySet<string> = new Set([
  '/',
  '/signup',
  '/pricing',
  '/terms',
  '/privacy',
  '/subscription-terms',
]);

/** Machines may ask for every address: one that is kept from them could not say that it is not to be found. */
const robots = 'User-agent: *\nDisallow:\n';

/** The scripts of threads, which the build's manifest names among the files that a chunk brings along. */
const threadsIn = (directory: string): ReadonlySet<string> => {
  const list = readFileSync(join(directory, '.vite/manifest.json'), 'utf8');
  const chunks: { assets?: string[] }[] = Object.values(JSON.parse(list));
  const files = chunks.flatMap(({ assets = [] }) => assets);
  return new Set(files.filter((file) => file.endsWith('.js')).map((file) => basename(file)));
};

/**
 * Serves the built page: its files compressed beforehand and kept for ever, since their names change with their
 * content; every other address is the page itself, with this answer's nonce for its styles.
 *
 * @param directory where the page was built to
 * @param tells what the page is told of the server: whether the sign-in page offers the demo business, asked until it is no
 * more, and whether pages that ask for a mailed code name the local mailbox
 */
export const pageRoutes = async (
  app: FastifyInstance,
  directory: string,
  tells: { demoIsOpen: () => Promise<boolean>; namesMailbox: (request: FastifyRequest) => boolean },
): Promise<void> => {
  const index = join(directory, 'index.html');
  if (!existsSync(index)) throw new Error(`The page is not built: ${index} is missing. Run npm run build.`);
  const html = readFileSync(index, 'utf8');
  const threads = threadsIn(directory);
  let closed = false;
  await app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    setHeaders: (reply, path) => {
      if (threads.has(basename(path).replace(/\.(br|gz)$/, ''))) letCompile(reply.raw);
    },
  });
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  );
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '', search] = request.url.split('?', 2);
    if (
      !['GET', 'HEAD'].includes(request.method) ||
      path.startsWith('/api/') ||
      path.startsWith('/assets/') ||
      path.startsWith('/dev/')
    )
      return reply.code(404).send({ Message: requestFaultWords.notFound, kind: 'missing' });
    if (foundPages.has(path) && search === undefined) letFind(reply);
    closed ||= !(await tells.demoIsOpen());
    const attributes = [
      ...(closed ? [] : [' data-demo']),
      ...(tells.namesMailbox(request) ? [' data-mailbox'] : []),
    ];
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        html
          .replace('<html', `<html${attributes.join('')}`)
          .replaceAll('__NONCE__', styleNonce(request, reply)),
      );
  });
};
