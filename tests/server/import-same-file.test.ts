import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let imports: ReturnType<typeof importApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  imports = importApiFor(await server.client());
});
afterAll(() => server.close());

const file = 'Name,Price\nCandle,5\n';
const known = {
  status: 400,
  body: { Message: 'You imported this file before. Confirm that you want to import it again.' },
};

test('two uploads of one file before either starts: the second is told of the first, and starts where somebody says so', async () => {
  const [first, second] = [await imports.uploaded(file), await imports.uploaded(file)];
  expect(await imports.view(second)).toMatchObject({ samefileon: null });
  expectOk(await imports.start(first));
  expect(await imports.start(second)).toMatchObject(known);
  expect(await imports.view(second)).toMatchObject({
    status: 'Uploaded',
    samefileon: '2026-03-20',
    Standing: { facts: { unconfirmed: true } },
  });
  expect(expectOk(await imports.start(second, { again: true })).body.data.status).toBe('Running');
  server.setToday('2026-03-25');
  await imports.work(first);
  // From its start on it is what was known then.
  expect(await imports.view(second)).toMatchObject({ status: 'Running', samefileon: '2026-03-20' });
  expect(await imports.view(first)).toMatchObject({ status: 'Finished', samefileon: null });
});

test('two uploads of one file that start at once: one does, and the other is told', async () => {
  for (let n = 0; n < 5; n += 1) {
    const text = `${file}Lamp ${n},4\n`;
    const uploads = await Promise.all([imports.uploaded(text), imports.uploaded(text)]);
    const answered = await Promise.all(uploads.map((id) => imports.start(id)));
    expect(answered.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answered.find(({ status }) => status === 400)).toMatchObject(known);
  }
});

test('a file isn’t known any more once its import was undone', async () => {
  const { importid } = await imports.imported(file);
  const second = await imports.uploaded(file);
  expect(await imports.view(second)).toMatchObject({ samefileon: '2026-03-20' });
  await imports.undone(importid);
  expect(await imports.view(second)).toMatchObject({ samefileon: null });
  expectOk(await imports.start(second));
});
