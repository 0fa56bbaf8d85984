import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { noteSent, watchedAnswer } from './recorded.ts';

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** As a request from elsewhere is: within a transaction of a test it isn't part of that. */
const fromElsewhere = AsyncLocalStorage.snapshot();

/** The same server, whose requests and answers are kept by test; an answer is what `json()` gives. */
export const recordedApp = (app: FastifyInstance): FastifyInstance => {
  const inject = app.inject.bind(app) as (sent: InjectOptions) => ReturnType<FastifyInstance['inject']>;
  const recorded = async (sent: InjectOptions | string) => {
    const options = typeof sent === 'string' ? { url: sent } : sent;
    // Sent as it is awaited, and not before.
    const response = await fromElsewhere(async () => await inject(options));
    const { pathname, searchParams } = new URL(String(options.url ?? options.path), 'http://localhost');
    const call = `${options.method ?? 'GET'} ${pathname}`;
    const { query, payload, body, headers } = options;
    const request = typeof query === 'object' ? query : Object.fromEntries(new URLSearchParams(query));
    noteSent(
      call,
      {
        query: { ...Object.fromEntries(searchParams), ...request },
        body: parsed(payload ?? body),
        ...(headers ? { headers } : {}),
      },
      // Who is sent on is answered, too.
      response.statusCode < 400,
    );
    const read = response.json.bind(response);
    response.json = <Answer>() => watchedAnswer(read<Answer>(), call);
    return response;
  };
  app.inject = recorded as typeof app.inject;
  return app;
};
