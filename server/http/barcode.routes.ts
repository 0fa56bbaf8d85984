import type { FastifyInstance } from 'fastify';
import { barcodeCalls } from '../../src/api/contract/barcode.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { barcodeAnswers as words } from '../../src/domain/words/barcodes.ts';
import { makeBarcode } from '../commands/make-barcode.ts';
import { printLabels } from '../commands/print-labels.ts';
import { freeBarcode, pictureOf } from '../services/barcode.ts';
import { itemWithBarcode } from '../store/barcodes.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { onEach } from './act.answers.ts';
import { answer } from './answer.ts';
import { itemAnswers } from './item.answers.ts';
import { mount } from './mount.ts';
import { downloadOf } from './print.answers.ts';

/** Mounts the calls of barcodes. */
export const barcodeRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, barcodeCalls, inBusiness(services), {
    findByBarcode: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const item = await itemWithBarcode(tx, query.barcode);
        const [product] = item ? await itemAnswers(tx, [item]) : [];
        return answer(product ? words.found : words.unknown, { product: product ?? null });
      }),
    freeBarcode: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => answer(words.free, { barcode: await freeBarcode(tx) })),
    makeBarcodes: ({ ctx, body }) => onEach(ctx, body.productId, words.made, makeBarcode),
    barcodePicture: async ({ query }) => answer(words.picture, pictureOf(query.barcode)),
    barcodeLabel: async ({ ctx, body }) =>
      downloadOf(
        await printLabels(ctx, services, {
          sheet: body.sheet,
          first: body.first ?? 1,
          labels: body.labels.map(({ productId, quantity }) => ({
            productId: idFromWire(productId),
            quantity,
          })),
        }),
      ),
  });
