import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '../../src/screens/kit/copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

test('where the browser has no clipboard, as on plain http, the text is given to be copied by hand', async () => {
  vi.stubGlobal('navigator', {});
  await expect(copyText('http://books.example/inv')).rejects.toMatchObject({
    message: expect.stringContaining('Copy it yourself: http://books.example/inv'),
  });
});
