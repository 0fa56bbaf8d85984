import { preparedOn } from '../store/database/prepared.ts';
import { column } from '../store/database/row.ts';
import { asMaintainer, MaintenanceRefusal, requireCurrentSchema } from './connection.ts';

/**
 * Ends the sessions of one person, or of everybody: a device is lost, or a token may have leaked. Running servers refuse
 * the next call of each.
 *
 * @param url of the database, as the owner of its tables
 * @param whose an e-mail address, in whatever letters, or `everybody`
 * @returns how many sessions were ended
 * @throws MaintenanceRefusal for an address nobody has proved to be theirs
 */
export const endSessions = (url: string, whose: string): Promise<number> =>
  asMaintainer(url, async (client) => {
    await requireCurrentSchema(client);
    if (whose === 'everybody') return (await client.query('delete from session')).rowCount!;
    const rows = await preparedOn(client, 0)(
      { id: column.id },
      'select id from app_user where lower(email) = lower($1)',
      [whose],
    );
    if (rows.length === 0) throw new MaintenanceRefusal(`Nobody has the address ${whose}.`);
    const ids = rows.map(({ id }) => id);
    return (await client.query('delete from session where user_id = any($1)', [ids])).rowCount!;
  });
