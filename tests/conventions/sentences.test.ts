import { expect, test } from 'vitest';
import { sentencesIn } from '../support/sentences.ts';
import { codeFiles, isWords, textOf } from '../support/source-files.ts';

/** What no user of the product reads, by why. */
const notForUsers: readonly [files: RegExp, why: string][] = [
  [/^src\/machines\/[^/]+\//, 'descriptions of charts, for those who draw them'],
  [
    /^server\/(main|maintain|codes|settings|gateway-settings|plan-payment-settings|stop|licences|sbom|metrics|metrics-gauges)\.ts$|^server\/maintenance\//,
    'programs that speak to whoever runs the installation',
  ],
  [/^server\/adapters\/engine\//, 'what the database says when it doesn’t start'],
  [/^server\/adapters\/(payments|billing|shop)\/choose-/, 'says at start which providers are simulated'],
  [/^server\/http\/dev-mailbox/, 'a tool of developers'],
  [/^server\/demo\//, 'names and remarks of a made-up business'],
  [/^server\/commands\/account\/seal-secrets/, 'says at start which key is missing'],
  [/^src\/api\/wire\/|^src\/api\/calls\/document-status/, 'names of the wire'],
  [/^server\/store\/migrations\//, 'never edited once released'],
  [/^server\/store\/schema-version/, 'says at start which version to start first'],
];

const isForUsers = (file: string): boolean =>
  /^(src|server)\//.test(file) && !isWords(file) && !notForUsers.some(([files]) => files.test(file));

test('sentences that users read stand in words files', () => {
  const found = codeFiles()
    .filter(isForUsers)
    .flatMap((file) => sentencesIn(file, textOf(file)).map(({ line, text }) => `${file}:${line} ${text}`));
  expect(found).toEqual([]);
});

test('the finder sees what a user reads and nothing else', () => {
  const texts = (source: string) => sentencesIn('a.tsx', source).map(({ text }) => text);
  expect(
    texts(`
      const a = <p className="Big red">Hello {name}, go on</p>;
      const b = <Field label="Name" id="Field name" hint={late ? 'Too late.' : \`By \${day}\`} />;
      const c = refusal('invalid', 'Choose a day.');
      const d = { title: 'Paid', key: 'Paid', to: status === 'Not paid' };
      throw new Error('No such row.');
      const e = ({ 'First name': first, on: 'first name' });
      const { keep = 'Keep as is' } = props;
      const g = me ? ' (you)' : '';
      const f = <Tick name={all ? 'Select all' : 'select-all'} />;
    `),
  ).toEqual([
    'Hello',
    ', go on',
    'Name',
    'Too late.',
    'By …',
    'Choose a day.',
    'Paid',
    'First name',
    'Keep as is',
    ' (you)',
    'Select all',
  ]);
});
