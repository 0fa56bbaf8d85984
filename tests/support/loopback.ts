import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const most = 65_536;

/** A request's body, at most 64 KB of it. Throws `RangeError` for a longer one. */
export const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw new RangeError('The body is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Answers with a value. */
export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** A server that runs, on this machine alone. */
export interface Served {
  /** E.g. "http://127.0.0.1:8090". */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves something of a test on this machine’s loopback; what it can’t read is answered with 400.
 *
 * @param port 0 takes any free one
 */
export const serveHere = async (
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<Served> => {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) sendJson(response, 400, { message: 'The request can’t be read.' });
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
