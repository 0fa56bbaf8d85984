import { isEmail, normalEmail } from '../../src/domain/text.ts';
import { preparedOn } from '../store/database/prepared.ts';
import { column } from '../store/database/row.ts';
import { asMaintainer, requireCurrentSchema } from './connection.ts';

/** As signing in reads it, without signs nobody sees. */
const plain = (email: string): string => normalEmail(email.replace(/\p{Cf}/gu, ''));

const asRead = (email: string): string => plain(email).toLowerCase();

/**
 * Users that nobody can sign in as, because their address was stored in letters that signing in brings to plain ones and the plain
 * address is another user's, or is none. Nothing is wrong with the books; the operator tells the two apart and changes one.
 *
 * @param url a connection as the database's owner
 * @returns a sentence for each
 */
export const unreachableAddresses = (url: string): Promise<string[]> =>
  asMaintainer(url, async (client) => {
    await requireCurrentSchema(client);
    const query = preparedOn(client, 0);
    const rows = await query(
      { id: column.id, email: column.text },
      `select id, email from app_user where email ~ '[^ -~]' order by id`,
    );
    const found: string[] = [];
    for (const { id, email } of rows) {
      if (isEmail(email) && asRead(email) === email.toLowerCase()) continue;
      const holders = await query('select 1 from app_user where id <> $1 and lower(email) = $2', [
        id,
        asRead(email),
      ]);
      const why = !isEmail(plain(email))
        ? 'which is not an email address'
        : holders.length
          ? 'which another user has'
          : 'which another user has too';
      found.push(
        `Nobody can sign in as user ${id}: their address ${email} is read as ${plain(email)}, ${why}.`,
      );
    }
    return found;
  });
