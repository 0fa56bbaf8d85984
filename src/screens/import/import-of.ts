import type { OursAnswer } from '../../api/calls/call.ts';
import type { importCalls } from '../../api/calls/import.ts';
import { isPaymentMode } from '../../domain/books/payment-mode.ts';
import type { ImportPreview } from '../../domain/import/preview.ts';
import type { ImportView } from '../../domain/import/run.ts';

/** A run as its pages show it: how its file is read stands among its other fields on the wire, and belongs together here. */
export const importOf = ({
  matching,
  dayFormat,
  decimalSign,
  whenHere,
  replacements,
  count,
  issue,
  paidBy,
  turned,
  farDays,
  unknownVendors,
  ...run
}: OursAnswer<typeof importCalls.viewImport>): ImportView => ({
  ...run,
  mapping: {
    matching,
    dayFormat,
    decimalSign,
    whenHere,
    replacements,
    ...(count !== undefined && { count }),
    ...(issue !== undefined && { issue }),
    ...(paidBy !== undefined && isPaymentMode(paidBy) && { paidBy }),
    ...(turned !== undefined && { turned }),
    ...(farDays !== undefined && { farDays }),
    ...(unknownVendors !== undefined && { unknownVendors }),
  },
});

/** What a run would do, with what becomes of its rows counted together. */
export const previewOf = ({
  created,
  updated,
  skipped,
  failed,
  capped,
  ...preview
}: OursAnswer<typeof importCalls.previewImport>): ImportPreview => ({
  ...preview,
  counts: { created, updated, skipped, failed, capped },
});
