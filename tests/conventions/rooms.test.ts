import { expect, test } from 'vitest';
import { codeFiles, importsOf } from '../support/source-files.ts';

/** Every room by the paths it holds; a file lies in the first that fits. */
const rooms: readonly (readonly [room: string, files: RegExp])[] = [
  ['domain', /^src\/domain\//],
  ['lifecycle', /^src\/machines\/.*\.(lifecycle|refusing)\.ts$/],
  ['standing', /^src\/machines\/(standing|fault|problem)\.ts$/],
  ['model', /^src\/machines\/.*\.model\.ts$/],
  ['flow', /^src\/machines\//],
  // What a call is on the wire, and the calls declared once in our words with their spelling there.
  ['wire', /^src\/api\/wire\//],
  ['calls', /^src\/api\/calls\//],
  ['client', /^src\/api\/client\//],
  // What pages ask of documents and do with them, alike for every kind.
  ['documents', /^src\/api\/documents\//],
  ['screens', /^src\/screens\//],
  // Routes, navigation, the list of pages: the only place of the page that knows them all.
  ['app', /^src\/(app\/|main\.tsx$)/],
  ['queue', /^server\/fair-queue\.ts$/],
  ['store', /^server\/store\//],
  ['adapters', /^server\/adapters\//],
  ['acts', /^server\/acts\//],
  ['letters', /^server\/letters\//],
  ['services', /^server\/services\//],
  ['commands', /^server\/commands\//],
  ['reports', /^server\/reports\//],
  ['http', /^server\/http\//],
  ['demo', /^server\/demo\//],
  ['maintenance', /^server\/maintenance\//],
  ['process', /^server\//],
  ['paths tool', /^tools\/paths\//],
  ['sandbox model', /^tools\/sandboxes\/.*[.-]model\.ts$/],
  ['sandboxes', /^tools\/sandboxes\//],
  ['inspector', /^tools\/inspect\//],
  ['tools', /^(tools|bench)\//],
  ['tests', /^tests\//],
];

/** Who may know whom, beside their own room. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  // What a refusal or a fault is, in the machines' words.
  standing: ['domain'],
  lifecycle: ['domain', 'standing'],
  // A flow's own folder may hold its events, ports and `connect` beside the chart.
  flow: ['domain', 'standing', 'lifecycle'],
  // A model says how a chart is walked; types of the walking tool are all it takes from there.
  model: ['domain', 'standing', 'lifecycle', 'flow'],
  wire: ['domain', 'lifecycle'],
  calls: ['domain', 'lifecycle', 'wire'],
  // Why a call failed is said in the machines' words, for flows decide by it.
  client: ['domain', 'standing', 'calls', 'wire'],
  documents: ['domain', 'standing', 'calls', 'client'],
  screens: ['domain', 'standing', 'lifecycle', 'flow', 'calls', 'client', 'documents'],
  app: ['domain', 'standing', 'lifecycle', 'flow', 'calls', 'client', 'documents', 'screens'],
  // Who is next, for connections, papers and passwords alike.
  queue: ['domain'],
  store: ['domain', 'queue'],
  adapters: ['domain', 'queue'],
  // What is loaded, the event and the world become a plan or a refusal; no rows, no SQL, no clock.
  acts: ['domain', 'standing', 'lifecycle'],
  // The texts of mails, with the type of a stored one.
  letters: ['domain', 'store'],
  // Steps that several commands and jobs take: typed documents looked up, papers made, mail queued.
  services: ['domain', 'acts', 'letters', 'store', 'adapters'],
  commands: ['domain', 'standing', 'lifecycle', 'acts', 'letters', 'services', 'store', 'adapters'],
  reports: ['domain', 'standing', 'lifecycle', 'store'],
  // The access check opens transactions, and a lookup that is no report is asked of the store.
  http: ['domain', 'calls', 'wire', 'commands', 'services', 'demo', 'reports', 'store'],
  // Whether reports equal what they are compared with is asked of the reports.
  maintenance: ['domain', 'lifecycle', 'standing', 'reports', 'store', 'adapters'],
  // A made-up business plays its year through commands, as its users would.
  demo: ['domain', 'store', 'adapters', 'services', 'commands'],
  // jobs, main, maintain and settings: what puts the server together.
  process: [
    'domain',
    'store',
    'adapters',
    'letters',
    'services',
    'commands',
    'demo',
    'reports',
    'http',
    'maintenance',
    'wire',
  ],
  'paths tool': [],
  'sandbox model': ['sandboxes'],
  // What a store or a provider is simulated with: money, signatures and settings of the product, and its addresses.
  sandboxes: ['domain', 'wire', 'adapters', 'process'],
  // It starts every chart by its test model.
  inspector: ['model', 'sandbox model', 'paths tool'],
  tools: [
    'domain',
    'store',
    'adapters',
    'commands',
    'demo',
    'http',
    'calls',
    'wire',
    'process',
    'maintenance',
    'tests',
    // A bench measures what a job does, without the job around it.
    'services',
    'sandboxes',
  ],
};

/** Single lines that cross a wall, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'server/letters/account-letters.ts > src/api/wire/id.ts':
    'a link in a mail carries ids as the wire writes them, and the mail is written with the act',
  'server/services/ask-plan-payment.ts > src/api/wire/id.ts':
    'the address a buyer comes back to carries the payment’s id as the wire writes it',
  'server/adapters/mail/mail.ts > server/store/mail/letters.ts':
    'the type of a stored letter is what the port of mail carries',
  'server/adapters/load-sandboxes.ts > tools/sandboxes/src/sandboxes.ts':
    'the type of what it loads: the file is named by its path, which no bundle follows',
};

const roomOf = (file: string): string => rooms.find(([, files]) => files.test(file))?.[0] ?? 'nowhere';

const crosses = (file: string, to: string, typeOnly: boolean): boolean => {
  const [from, into] = [roomOf(file), roomOf(to)];
  if (from === 'tests' || from === into) return false;
  if (from.endsWith('model') && to === 'tools/paths/src/test-model.ts') return !typeOnly;
  return !mayImport[from]!.includes(into);
};

const ourImports = codeFiles().flatMap((file) =>
  importsOf(file)
    .filter(({ ours }) => ours)
    .map((one) => ({ file, ...one })),
);

test('every file lies in a room', () => {
  expect(codeFiles().filter((file) => roomOf(file) === 'nowhere')).toEqual([]);
});

test('a room imports only the rooms it may know', () => {
  const broken = ourImports
    .filter(({ file, to, typeOnly }) => crosses(file, to, typeOnly))
    .map(({ file, to }) => `${file} > ${to}`);
  expect(broken.filter((one) => !(one in exceptions))).toEqual([]);
  expect(
    Object.keys(exceptions).filter((one) => !broken.includes(one)),
    'exceptions no longer needed',
  ).toEqual([]);
});

test('client and server never import each other', () => {
  const page = /^src\/(app|screens|api\/(client|queries|commands|documents))\//;
  expect(ourImports.filter(({ file, to }) => file.startsWith('src/') && to.startsWith('server/'))).toEqual(
    [],
  );
  expect(ourImports.filter(({ file, to }) => file.startsWith('server/') && page.test(to))).toEqual([]);
});

/** Folders of the page that belong to no subject, and which of each other they know. What lists the pages is no screen but `src/app`. */
const sharedScreens: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  // What is around every page, and what every page knows: the business, the session, addresses.
  frame: ['kit'],
  session: ['kit', 'frame'],
  // What takes items by their barcodes, into lines or off a list.
  scan: ['kit', 'frame'],
  // What every page of one type is made of: the list, the form on a card.
  page: ['kit', 'frame'],
  // What every kind of document shares: its lines, its sheet, its form, its view.
  document: ['kit', 'frame', 'page', 'scan'],
  // A customer's answer to a quote: what its list, its form, its page and its conversion take of it.
  'quote-answer': ['kit', 'frame', 'document'],
  // What every kind that is posted and paid shares: its acts and their dialogs, its view, its form's counterfoil.
  posted: ['kit', 'frame', 'page', 'document'],
  // What every kind of card shares: its list, the acts of its rows, and what its chart lets be done.
  card: ['kit', 'frame', 'page', 'document'],
  // What every report shares: its body, its table, its print.
  report: ['kit', 'frame', 'page', 'document'],
  // What every role of a contact shares: their card, its form, its counterfoil and their statement.
  contact: ['kit', 'frame', 'page', 'document', 'report'],
};

test('screens of one subject import nothing of another; what both need lies in a folder that is listed', () => {
  const folderOf = (file: string) => file.match(/^src\/screens\/([^/]+)\//)?.[1];
  const anybodys = Object.keys(sharedScreens);
  const sideways = ourImports.filter(({ file, to }) => {
    const [from, into] = [folderOf(file), folderOf(to)];
    if (!from || !into || from === into) return false;
    return !(sharedScreens[from] ?? anybodys).includes(into);
  });
  expect(sideways).toEqual([]);
});

test.each([
  [
    'rules of the domain',
    /^src\/domain\//,
    ['big.js', 'dayjs', 'ibantools', 'jsvat-next', 'papaparse', 'uqr'],
  ],
  ['machines', /^src\/machines\/|^tools\/sandboxes\/.*[.-](lifecycle|model)\.ts$/, ['xstate']],
  ['calls, contract and wire', /^src\/api\/(calls|contract|wire)\//, ['zod']],
  [
    'parts of the paths tool',
    /^tools\/paths\//,
    ['xstate', '@xstate/graph', 'tinyglobby', 'xstate-paths', 'node:'],
  ],
])('%s know few packages, neither React nor an HTTP client among them', (_, files, packages) => {
  const others = codeFiles()
    .filter((file) => files.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ ours }) => !ours)
        .map(({ to }) => ({ file, to })),
    )
    .filter(
      ({ to }) =>
        !packages.some((name) => to === name || to.startsWith(name.endsWith(':') ? name : `${name}/`)),
    );
  expect(others).toEqual([]);
});

test('nobody imports a folder, and no file only hands on what others export, but for a package’s entry', () => {
  expect(ourImports.filter(({ to }) => !/\.(tsx?|json|css|svg|mjs)$/.test(to))).toEqual([]);
  expect(codeFiles().filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual(['tools/paths/src/index.ts']);
});

test('no files import one another in a circle, not even by their types', () => {
  const asks = new Map(
    codeFiles()
      .filter((file) => /^(src|server|tools)\//.test(file))
      .map((file) => [file, importsOf(file).filter(({ ours }) => ours)]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    for (const { to } of asks.get(file) ?? []) walk(to, [...way, file]);
    done.add(file);
  };
  for (const file of asks.keys()) walk(file, []);
  expect(circles).toEqual([]);
});
