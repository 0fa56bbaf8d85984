import { Agent, request } from 'node:http';

/** What an API answered: its status and its body, read as JSON. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Sends calls to one server for one signed-in user over connections it keeps. */
export interface WireClient {
  get: (path: string, query: Record<string, string>) => Promise<Answer>;
  post: (path: string, body: unknown, key?: string) => Promise<Answer>;
  close: () => void;
}

/** @param connections how many requests may be under way at once */
export function wireClient(port: number, token: string, connections = 16): WireClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    new Promise<Answer>((answered, failed) => {
      const sent = request({ port, host: '127.0.0.1', agent, method, path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', failed);
        response.on('end', () => {
          try {
            const text = Buffer.concat(parts).toString();
            answered({ status: response.statusCode!, body: JSON.parse(text) });
          } catch (error) {
            failed(error as Error);
          }
        });
      });
      sent.on('error', failed);
      sent.end(body);
    });
  return {
    get: (path, query) => send('GET', `${path}?${new URLSearchParams(query)}`, { token }),
    post: (path, body, key) =>
      send(
        'POST',
        path,
        { token, 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
        JSON.stringify(body),
      ),
    close: () => agent.destroy(),
  };
}
