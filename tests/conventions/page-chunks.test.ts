import { posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import config from '../../vite.config.ts';
import { codeFiles, textOf } from '../support/source-files.ts';

interface Group {
  name: string;
  test: RegExp;
}

const output = config.build?.rolldownOptions?.output as unknown as { codeSplitting: { groups: Group[] } };
const groups = output.codeSplitting.groups;

const files = [
  ...codeFiles().filter((file) => file.startsWith('src/')),
  ...globSync(
    [
      '{react,react-dom,scheduler,wouter,regexparam,xstate,stylis,use-*,react-is,hoist-non-react-statics}/**/*.{js,mjs}',
      '{@xstate,@emotion,@pandacss,@zag-js,@tanstack}/*/**/*.{js,mjs}',
      '{@chakra-ui,@ark-ui}/react/dist/**/*.{js,mjs}',
    ],
    { cwd: 'node_modules' },
  ).map((file) => `node_modules/${file}`),
];

/** The names a group is written in, without what stands around them. */
const namesOf = ({ source }: RegExp): string[] =>
  source
    .replaceAll('[\\\\/]', '/')
    .replaceAll('[\\/]', '/')
    .match(/[@_]?[A-Za-z][\w-]{2,}/g) ?? [];

test.each(groups)('every name in the chunk group $name is that of a file it takes', (group) => {
  const taken = files.filter((file) => group.test.test(file)).map((file) => `${file.replaceAll('.', '/')}/`);
  expect(taken.length).toBeGreaterThan(0);
  const stale = namesOf(group.test).filter((name) => !taken.some((file) => `/${file}`.includes(`/${name}`)));
  expect(stale.filter((name) => !['timers', 'chunk'].includes(name))).toEqual([]);
});

test('every page has a limit in tools/budget.json', () => {
  const pages: { modules: string[] }[] = JSON.parse(textOf('tools/budget.json'));
  const limited = new Set(pages.flatMap(({ modules }) => modules));
  const fetched = codeFiles()
    .filter((file) => file.startsWith('src/screens/'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/import\('(\.[^']*Pages?\.tsx)'\)/g)].map(([, path]) =>
        posix.join(posix.dirname(file), path!),
      ),
    );
  expect(fetched.length).toBeGreaterThan(30);
  expect([...new Set(fetched)].filter((page) => !limited.has(page))).toEqual([]);
});
