import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import type { PlanPayments } from '../../server/adapters/billing/plan-payments.ts';
import type { Gateways } from '../../server/adapters/payments/gateway.ts';
import type { PaymentProvider } from '../../server/adapters/payments/provider.ts';
import type { Pdf } from '../../server/adapters/pdf/pdf.ts';
import { pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import type { RateProvider } from '../../server/adapters/rates/provider.ts';
import { type Sealing, sealingBy } from '../../server/adapters/sealing.ts';
import type { ShopPlatform } from '../../server/adapters/shop/platform.ts';
import { xlsxThreads } from '../../server/adapters/xlsx/xlsx-threads.ts';
import { buildApp } from '../../server/http/app.ts';
import { type Database, openDatabase } from '../../server/store/database/database.ts';
import { sharedBrowser } from './browser.ts';
import { freshDatabase } from './database.ts';
import { quickPasswords, roomyBounds, sealingKey } from './server.ts';
import { visitorsOf } from './visitors.ts';

const page = fileURLToPath(new URL('../../dist/page', import.meta.url));

/** The built files of a chunk of the page, by the chunk's name. */
export const builtFiles = (name: string): string[] => {
  const manifest = JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf8'));
  return Object.values<{ file: string; name?: string }>(manifest).flatMap((chunk) =>
    chunk.name === name ? [chunk.file] : [],
  );
};

/** The whole product as people meet it: the built page, the real server on a port of loopback, a real browser. */
export interface Product {
  origin: string;
  /** A browser of one person's own, whose faults are collected. */
  visitor: (width?: number) => Promise<Visitor>;
  /** Moves the server's clock on. */
  pass: (days: number) => void;
  url: string;
  database: Database;
  pdf: Pdf;
  sealing: Sealing;
  clock: () => Date;
  close: () => Promise<void>;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Console errors, failed requests and answers of 500 and above; a journey ends with none. */
  faults: string[];
}

/**
 * Starts the product on a database of its own, with the page as `page.setup.ts` built it.
 *
 * @param taking who takes online payments and which stores can be connected, and the port the product is then reached at; nobody when left out
 * @param rates who knows exchange rates; nobody when left out
 */
export const startProduct = async (
  taking?: {
    payments?: PaymentProvider;
    gateways?: Gateways;
    planPayments?: PlanPayments;
    shops?: (origin: string) => ShopPlatform;
    port: number;
  },
  rates: RateProvider | null = null,
): Promise<Product> => {
  const fresh = await freshDatabase();
  const database = await openDatabase(fresh.url, 8);
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);
  const pdf = pdfThreads(1);
  const sealing = sealingBy([sealingKey]);
  const reachedAt = taking ? `http://localhost:${taking.port}` : 'http://localhost';
  const app = await buildApp({
    bounds: roomyBounds,
    passwords: quickPasswords,
    database,
    pdf,
    xlsx: xlsxThreads(),
    clock,
    origin: reachedAt,
    payments: taking?.payments ?? null,
    gateways: taking?.gateways ?? {},
    planPayments: taking?.planPayments ?? null,
    shops: taking?.shops?.(reachedAt) ?? null,
    sealing,
    rates,
    page,
    docs: true,
    mailbox: true,
    checkAnswers: true,
  });
  await app.listen({ port: taking?.port ?? 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const visitors = visitorsOf(await sharedBrowser(), origin);
  return {
    origin,
    url: fresh.url,
    database,
    pdf,
    sealing,
    clock,
    pass: (days) => {
      offset += days * 86_400_000;
    },
    visitor: async (width = 1440) => {
      const { context, page: visited } = await visitors.open(width);
      const faults: string[] = [];
      visited.on('console', (message) => {
        if (message.type() === 'error' && !/status of (400|401|403|404)/.test(message.text()))
          faults.push(message.text());
      });
      visited.on('pageerror', (error) => faults.push(String(error)));
      visited.on('response', (response) => {
        if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
      });
      return { context, page: visited, faults };
    },
    close: async () => {
      await visitors.close();
      await app.close();
      await pdf.close();
      await database.close();
      await fresh.drop();
    },
  };
};
