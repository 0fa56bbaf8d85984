import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/store/database/database.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { ask, emptyDirectory, running } from './directories.ts';

it('refuses to open a database whose roles are not bound by row security', async () => {
  const { url } = await running(emptyDirectory());
  await migrate(url);
  await (await openDatabase(url)).close();
  await ask(url, 'alter role counterfoil_access bypassrls');
  await expect(openDatabase(url)).rejects.toThrow(
    /counterfoil_access bypasses row security; the server will not start/,
  );
  await ask(url, 'alter role counterfoil_access nobypassrls');
  await ask(url, 'alter role counterfoil_app superuser');
  await expect(openDatabase(url)).rejects.toThrow(
    /counterfoil_app bypasses row security; the server will not start/,
  );
});
