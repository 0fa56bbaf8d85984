import { expect, test } from 'vitest';
import { circlesOf, filesOf, measure } from '../../tools/budget.ts';

const manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'], css: ['entry.css'] },
  '_shared.js': { file: 'shared.js' },
  'src/SignIn.tsx': { file: 'sign-in.js', imports: ['_shared.js', '_form.js'] },
  '_form.js': { file: 'form.js', imports: ['_shared.js'], css: ['form.css'] },
  'src/Later.tsx': { file: 'later.js' },
};

test('a page is the entry, its route and all they import, each once', () => {
  const { scripts, styles } = filesOf(manifest, ['src/SignIn.tsx']);
  expect([...scripts].sort()).toEqual(['entry.js', 'form.js', 'shared.js', 'sign-in.js']);
  expect([...styles].sort()).toEqual(['entry.css', 'form.css']);
});

test('a route that is not a chunk of its own is an error, not a smaller figure', () => {
  expect(() => filesOf(manifest, ['src/Gone.tsx'])).toThrow('no chunk for src/Gone.tsx');
});

test('a page over its bytes or its files is over', () => {
  const files = filesOf(manifest, ['src/SignIn.tsx']);
  const page = { name: 'Sign in', modules: [], limitKb: 120, limitFiles: 9 };
  expect(measure(page, files, () => 30_000)).toEqual({
    within: true,
    line: 'ok   Sign in: 120.0 of 120 KB (1.00), 9 of 9 files',
  });
  expect(measure(page, files, () => 30_001).within).toBe(false);
  expect(measure({ ...page, limitFiles: 8 }, files, () => 1).within).toBe(false);
});

test('scripts that import each other in a circle are told, however long it is', () => {
  expect(circlesOf(manifest)).toEqual([]);
  const turned = { ...manifest, '_shared.js': { file: 'shared.js', imports: ['_form.js'] } };
  expect(circlesOf(turned)).toEqual(['_shared.js → _form.js → _shared.js']);
});
