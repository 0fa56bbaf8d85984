import { parseSync } from 'vite';

/** A text in the code that a user reads, with where it stands. */
export interface Sentence {
  text: string;
  line: number;
  start: number;
  end: number;
  /** JSX text, a literal or a template. */
  kind: 'JSXText' | 'Literal' | 'TemplateLiteral';
  /** The prop or field it is given to, where it is given to one. */
  name: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Names of props and fields whose text is shown or read aloud, however short it is. */
const readNames =
  /^(label|title|placeholder|aria-label|alt|description|heading|lead|hint|sentence|caption|foot|save|act|word|brief|message|text|question|confirm|note|empty|error|prompt|subtitle|header|meaning|subject|summary|submit|cancel|noun|what)$/;
/** Names of props and fields whose text is for the machine, with whatever spaces. */
const machineNames =
  /^(className|class|style|d|viewBox|points|transform|href|id|key|name|type|autoComplete|rel|target|look|transition|animation|font|content|method|path)$/;

/** A sentence wherever it is: it begins with a capital, and words follow; or words in brackets, to be put after a name. */
const isSentence = (text: string): boolean =>
  /^ \(\p{L}[\p{L} ]+\)$/u.test(text) ||
  (/^[A-ZÄÖÜ“][\p{L}’'-]*([,:]? +\S*[\p{L}\d…]|[,.!?]$)/u.test(text) &&
    !/^[A-Z]{3,} [A-Z]|^Bearer /.test(text));
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);
/** One word that is shown, not the name of a status or a type's member: those stand in other places. */
const isDisplayedWord = (text: string): boolean =>
  hasWord(text) &&
  !/^[a-z]+([A-Z][a-z]+)*$|^[a-z]+(-[a-z]+)+$|^#|^[\w…-]+\.[\w.-]+( …)*$|^[\w.-]+[:.-]…|^[a-z -]+:/.test(
    text,
  );

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? node.value ?? (node.type === 'Identifier' ? node.name : '')) : '';

const textOfTemplate = (node: Node): string =>
  (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');

/** Where a value stands: under which name, and whether it is shown as it is. */
interface Place {
  name: string;
  shown: boolean;
}

const calledName = (node: Node): string => {
  const callee = node.callee as Node;
  return callee.type === 'MemberExpression'
    ? `${nameOf(callee.object)}.${nameOf(callee.property)}`
    : nameOf(callee);
};

/** What nobody but a programmer or an operator reads. */
const isForProgrammers = (node: Node): boolean =>
  (node.type === 'NewExpression' && /Error$/.test(calledName(node))) ||
  (node.type === 'CallExpression' &&
    /^(console|log|logger)\.|\.(querySelector|query|info|warn)$/.test(calledName(node)));

/** The texts of a file that users read, in their order. */
export function sentencesIn(file: string, source: string): Sentence[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: Sentence[] = [];
  const lineAt = (at: number) => source.slice(0, at).split('\n').length;
  const take = (node: Node, text: string, name: string) =>
    found.push({
      text,
      name,
      line: lineAt(node.start),
      start: node.start,
      end: node.end,
      kind: node.type as Sentence['kind'],
    });

  const judge = (node: Node, text: string, { name, shown }: Place) => {
    if (machineNames.test(name)) return;
    if (isSentence(text) || ((shown || readNames.test(name)) && isDisplayedWord(text)))
      take(node, text, name);
  };

  const inside = (node: Node, place: Place) => {
    for (const [key, value] of Object.entries(node))
      if (key !== 'type')
        for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) visit(one, place);
  };

  const nowhere: Place = { name: '', shown: false };
  const visit = (node: Node, place: Place): void => {
    switch (node.type) {
      case 'JSXText':
        if (/\p{L}/u.test(node.value as string))
          take(node, (node.value as string).replace(/\s+/g, ' ').trim(), '');
        return;
      case 'Literal':
        if (typeof node.value === 'string') judge(node, node.value, place);
        return;
      case 'TemplateLiteral':
        judge(node, textOfTemplate(node), place);
        for (const one of node.expressions as Node[]) visit(one, nowhere);
        return;
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAnnotation':
      case 'TSTypeParameterInstantiation':
      case 'TaggedTemplateExpression':
        return;
      case 'BinaryExpression':
        // What is compared is not shown; what is joined may be.
        if (node.operator === '+') inside(node, place);
        else inside(node, { name: 'key', shown: false });
        return;
      case 'ConditionalExpression':
        visit(node.test as Node, nowhere);
        visit(node.consequent as Node, place);
        visit(node.alternate as Node, place);
        return;
      case 'LogicalExpression':
        visit(node.left as Node, node.operator === '&&' ? nowhere : place);
        visit(node.right as Node, place);
        return;
      case 'SwitchCase':
        for (const one of node.consequent as Node[]) visit(one, nowhere);
        return;
      case 'JSXAttribute':
        // What a part of ours is named by is read aloud: <Tick name="Select all" />.
        if (node.value)
          visit(node.value as Node, { name: nameOf(node.name).replace(/^name$/, ''), shown: false });
        return;
      case 'JSXExpressionContainer':
        visit(node.expression as Node, place.name ? place : { name: '', shown: true });
        return;
      case 'JSXElement':
      case 'JSXFragment':
        inside(node, nowhere);
        return;
      case 'Property':
      case 'PropertyDefinition':
        // A key in quotes may be a label: { 'First name': firstName }.
        if (isNode(node.key) && node.key.type === 'Literal') visit(node.key, nowhere);
        if (node.value) visit(node.value as Node, { name: nameOf(node.key), shown: false });
        return;
      case 'ArrowFunctionExpression':
        for (const one of node.params as Node[]) visit(one, nowhere);
        visit(node.body as Node, place);
        return;
      case 'VariableDeclarator':
        // What is taken apart may have its defaults here: const { keep = 'Keep as is' } = props.
        inside(node.id as Node, nowhere);
        if (node.init) visit(node.init as Node, { name: nameOf(node.id), shown: false });
        return;
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        visit(node.expression as Node, place);
        return;
      case 'CallExpression':
      case 'NewExpression':
        if (isForProgrammers(node)) return;
        inside(node, nowhere);
        return;
      default:
        inside(node, nowhere);
    }
  };
  visit(program as unknown as Node, nowhere);
  return found;
}
