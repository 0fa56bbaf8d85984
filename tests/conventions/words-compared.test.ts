import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { filesOf, textOf } from '../support/source-files.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const everyNode = (node: unknown): Node[] =>
  Array.isArray(node)
    ? node.flatMap(everyNode)
    : isNode(node)
      ? [node, ...Object.values(node).flatMap(everyNode)]
      : [];

/** The name an expression begins with: `words` of `words.of({ day })[0]`. */
const rootOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return node.name as string;
  return rootOf(node.object ?? node.callee ?? node.expression);
};

/** Comparisons in a file with a sentence: an import of the words' files, or what one of them was called for. */
const comparedIn = (file: string, source: string): string[] => {
  const nodes = everyNode(parseSync(file, source).program);
  const words = new Set<string>();
  for (const node of nodes) {
    if (
      node.type === 'ImportDeclaration' &&
      /\/words\/|\.words\.ts$/.test((node.source as { value: string }).value)
    )
      for (const { local } of node.specifiers as { local: { name: string } }[]) words.add(local.name);
  }
  for (const { type, id, init } of nodes) {
    if (
      type === 'VariableDeclarator' &&
      isNode(id) &&
      id.type === 'Identifier' &&
      words.has(rootOf(init) ?? '')
    )
      words.add(id.name as string);
  }
  const text = (node: Node) => source.slice(node.start as number, node.end as number);
  const isSentence = (node: unknown): boolean => isNode(node) && words.has(rootOf(node) ?? '');
  const isNothing = (node: unknown): boolean =>
    isNode(node) &&
    (node.name === 'undefined' || (node.type === 'Literal' && typeof node.value !== 'string'));
  return nodes
    .filter(
      ({ type, operator, left, right }) =>
        type === 'BinaryExpression' &&
        /^[!=]==?$/.test(operator as string) &&
        ((isSentence(left) && !isNothing(right)) || (isSentence(right) && !isNothing(left))),
    )
    .map((node) => `${file} ${text(node)}`);
};

/** Where a text is the value itself, and not what is said of one. */
const values: Readonly<Record<string, string>> = {
  'server/commands/business-settings.ts subject === ours.subject': 'a wording a business left as we write it',
  'server/commands/business-settings.ts text === ours.text': 'the same',
  'src/screens/business/MailCard.tsx card.form.subject !== ours.subject': 'the same',
  'src/screens/business/MailCard.tsx card.form.text !== ours.text': 'the same',
  'src/domain/budget/budget-csv.ts called !== words.total.toLowerCase()':
    'the line of totals that our own file has is none of an account',
  'src/domain/import/headers.ts header.toLowerCase() === importAnswers.reason.toLowerCase()':
    'the head of a column that we wrote into the file',
};

test('logic never reads a sentence: nothing is compared with words', () => {
  const product = filesOf(/^(src|server)\/.*\.tsx?$/);
  expect(product.flatMap((file) => comparedIn(file, textOf(file))).sort()).toEqual(
    Object.keys(values).sort(),
  );
});

test('the finder sees a sentence beside a text, by its own name or through a variable', () => {
  const source = `
    import { standing, quotes as words } from '../domain/words/quotes.ts';
    const said = standing(facts);
    if (said !== 'still owed') go();
    if (words.open === label) go();
    if (words.list.length === 0 || status === 'Open') go();
  `;
  expect(comparedIn('a.ts', source)).toEqual(["a.ts said !== 'still owed'", 'a.ts words.open === label']);
});
