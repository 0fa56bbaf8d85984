import { column } from '../database/row.ts';
import { type BusinessTx, Missing } from '../database/tx.ts';
import { keepFile, type StoredFile, signFile } from './files.ts';

/** Files that long work made are kept with their task, for seven days. */
const role = 'made';

/** Keeps what long work made with its task. Throws `Refused` for a file larger than is kept. */
export const keepMade = async (tx: BusinessTx, taskId: string, file: StoredFile): Promise<void> => {
  await tx.query('insert into attachment (business_id, subject_id, file_id, role) values ($1, $2, $3, $4)', [
    tx.business.id,
    taskId,
    await keepFile(tx, file),
    role,
  ]);
};

/** Signs an address of what a task made for a minute. Throws `Missing` where there is nothing, or no more. */
export const handOutMade = async (
  tx: BusinessTx,
  taskId: string,
): Promise<{ token: string; name: string }> => {
  const [file] = await tx.query(
    { id: column.id, name: column.text },
    `select f.id, f.name from attachment a join file f on f.business_id = a.business_id and f.id = a.file_id
     where a.business_id = $1 and a.subject_id = $2 and a.role = $3`,
    [tx.business.id, taskId, role],
  );
  if (!file) throw new Missing();
  return { token: await signFile(tx, file.id), name: file.name };
};
