import type { FastifyRequest } from 'fastify';
import { idToWire } from '../../../src/api/wire/id.ts';
import type { Side } from '../../../src/domain/books/side.ts';
import { fileOf } from '../../../src/domain/import/contact-file.ts';
import { exportContacts } from '../../commands/export-contacts.ts';
import type { Ctx } from '../../store/database/tx.ts';
import { downloadOf } from '../documents/print.answers.ts';
import { narrowedOf, type SentNarrowing } from './customer.requests.ts';

interface SentFile extends SentNarrowing {
  columns: string[];
  ids?: string[] | undefined;
}

/** Contacts of a list as a file, and a line of the log that says who took how many from where. */
export const contactsInFile = async (
  { ctx, request }: { ctx: Ctx; request: FastifyRequest },
  side: Side,
  { columns, ids, ...sent }: SentFile,
) => {
  const { rows, ...file } = await exportContacts(ctx, side, {
    narrowed: narrowedOf(sent),
    ids: ids ?? null,
    columns,
  });
  const [user, business] = [idToWire(ctx.user.id), idToWire(ctx.business.id)];
  request.log.info({
    act: `${fileOf[side.contact]} exported`,
    user,
    business,
    rows,
    address: request.ip,
  });
  return downloadOf(file);
};
