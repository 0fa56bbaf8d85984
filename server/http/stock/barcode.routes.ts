import type { FastifyInstance } from 'fastify';
import { barcodeCalls } from '../../../src/api/calls/barcode.ts';
import { barcodeAnswers as words } from '../../../src/domain/words/barcodes.ts';
import { makeBarcode } from '../../commands/make-barcode.ts';
import { printLabels } from '../../commands/print-labels.ts';
import { freeBarcode, pictureOf } from '../../services/barcode.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { itemWithBarcode } from '../../store/stock/barcodes.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { rowByRow } from '../documents/act.answers.ts';
import { downloadOf } from '../documents/print.answers.ts';
import { itemAnswers } from './item.answers.ts';

/** Mounts the calls of barcodes. */
export const barcodeRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, barcodeCalls, inBusiness(services), {
    findByBarcode: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const item = await itemWithBarcode(tx, args.barcode);
        const [product = null] = item ? await itemAnswers(tx, [item]) : [];
        return { message: product ? words.found : words.unknown, product };
      }),
    freeBarcode: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({ message: words.free, barcode: await freeBarcode(tx) })),
    makeBarcodes: ({ ctx, args }) => rowByRow(ctx, args.productIds, words.made, makeBarcode),
    barcodePicture: async ({ args }) => ({ message: words.picture, ...pictureOf(args.barcode) }),
    barcodeLabel: async ({ ctx, args }) =>
      downloadOf(await printLabels(ctx, services, { ...args, first: args.first ?? 1 })),
  });
