import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a provider's part of the sandbox is made with. */
export interface SandboxPart {
  /** What it knows the product by, and signs its reports with. */
  secret: string;
  /** Where reports are sent. */
  notifyUrl: string;
  /** Where the sandbox itself is reached, once it is. */
  at: () => string;
  /** How long a payment that is confirmed later takes. */
  laterMs: number;
  say: (sentence: string) => void;
}

/** Answers a request that is its own; false for any other. */
export interface ServedPart {
  answer: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
  stop: () => void;
}
