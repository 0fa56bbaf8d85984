import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What the sign-in page uses of Chakra; all else comes with the pages and the parts that use it. */
const signInParts =
  'absolute-center|alert|button|checkbox|checkmark|field|input|kbd|loader|span|spinner|timeline';

/**
 * Lets the parts of a widget that nobody uses be left out. Ark's stand together in one object, which keeps all of them: as a
 * namespace of the module, which exports them one by one besides, they are told apart. A name for developers' tools keeps its part.
 */
const widgetParts: Plugin = {
  name: 'widget-parts',
  transform: {
    filter: { id: /@(ark|chakra)-ui[\\/]react[\\/]dist[\\/].*\.js$/ },
    handler: (code, id) =>
      code
        .replace(
          /var (\w+) = \/\* @__PURE__ \*\/ __exportAll\(\{[^}]*\}\);/g,
          (_, name) => `import * as ${name} from './${basename(id)}';`,
        )
        .replace(/^(const \w+ = )(?=(React\.)?[a-z]\w+\()/gm, '$1/* @__PURE__ */ ')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
  },
};

/**
 * Leaves out of the lists of files fetched with a page those its asker itself is made of, for it runs: they stood in every
 * list of `InsidePage`, at a kilobyte of the first download.
 */
const own = new Map<string, ReadonlySet<string>>();
const ownFiles: Plugin = {
  name: 'own-files',
  enforce: 'pre',
  generateBundle(_, bundle) {
    const gather = (file: string, into: Set<string>) => {
      if (into.has(file)) return into;
      into.add(file);
      const made = bundle[file];
      for (const imported of made?.type === 'chunk' ? made.imports : []) gather(imported, into);
      return into;
    };
    for (const file of Object.keys(bundle)) own.set(file, gather(file, new Set()));
  },
};
const neededBeside = (asker: string, files: string[]) => {
  const there = own.get(asker);
  return files.filter((file) => !there?.has(file));
};

/**
 * Files are named by their whole path, and no import map says otherwise. Asking the browser's module loader for each file of each part that is
 * fetched on intent took 50 ms of an invoice's first load on a desktop, and four times that on a phone.
 */
const asked = /if \(import\.meta\.resolve\) return new URL\(import\.meta\.resolve\(specifier\)\);/;
const wholePaths: Plugin = {
  name: 'whole-paths',
  apply: 'build',
  transform: {
    filter: { id: /vite[\\/]preload-helper/ },
    handler(code) {
      if (!asked.test(code)) this.error('Vite finds the files of a part another way than before.');
      return code.replace(asked, '');
    },
  },
};

/** Leaves out of the page which requirement each place of a chart carries: the paths tool reads that from the source. */
const withoutRequirements: Plugin = {
  name: 'without-requirements',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /src[\\/]machines[\\/].*\.ts$/ },
    handler: (code) =>
      code
        .replace(/\b(requirements|refuses): (\[[^\]]*\]|\{[^}]*\}),?\s*/g, '')
        .replace(/\bmeta: \{\s*\}(?! as),?\s*/g, ''),
  },
};

/** How the page is built; `vitest.config.ts` adds how the tests run. */
export default defineConfig({
  plugins: [withoutRequirements, react(), widgetParts, wholePaths, ownFiles],
  resolve: {
    // React has had it for long: what stands in for it where it is missing is left out of the first download.
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  // The thread that reads barcodes is known to the server by its file's name.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
  build: {
    outDir: 'dist/page',
    sourcemap: false,
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) => neededBeside(hostId, files),
    },
    rolldownOptions: {
      // A sentence stands where it is said: as a constant of its chunk each cost its declaration too.
      optimization: { inlineConst: true },
      // Emotion takes them in for a function nobody calls.
      treeshake: {
        // Reading a part does nothing else: one that nobody names is left out.
        propertyReadSideEffects: false,
        moduleSideEffects: [
          { test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ],
      },
      output: {
        // Every page lists the files of those it leads to: without their names that is 3 KB less, and a hash is what no
        // compression makes shorter.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            // What every page stands on, and what the sign-in page is made of, in one file each. Split by who else uses
            // which part, the sign-in page took eight more requests and 5 KB.
            {
              name: 'base',
              includeDependenciesRecursively: false,
              test: new RegExp(
                [
                  'react|react-dom|react-is|hoist-non-react-statics|scheduler|wouter|regexparam|use-sync-external-store',
                  'use-isomorphic-layout-effect|xstate|@xstate|@emotion|@pandacss|stylis',
                  '@chakra-ui/react/dist/esm/(styled-system|utils|hooks|[\\w-]+\\.js)',
                  `@chakra-ui/react/dist/esm/components/(${signInParts})`,
                  '@ark-ui/react/dist/(_virtual|utils|providers|components/(checkbox|factory|fieldset/use-fieldset-context))',
                  // A text area and a select come with the forms that have one.
                  '@ark-ui/react/dist/components/field/(use-field|use-field-context|field|field-context|field-root)',
                  '@ark-ui/react/dist/components/field/(field-error-text|field-helper-text|field-input|field-label)',
                  '@zag-js/(anatomy|checkbox|core|focus-visible|react|types|utils/dist/(?!timers)[\\w-]+)',
                  // The rest of these belongs to what floats and what is modal.
                  '@zag-js/dom-query/dist/(chunk-\\w+|computed-style|event|form|node|platform|press|shared|visually-hidden)',
                ]
                  .map((path) => `node_modules/(${path})(/|\\.|$)`)
                  // And what every page has of ours.
                  .concat(
                    'src/screens/(kit/(Icon|steady|styled)|shell/(Brand|use-page-title))\\.',
                    'src/(api/client/(settings|storage|token|view-as)|domain/(fields-of|text|words/shell))\\.',
                  )
                  .join('|')
                  .replaceAll('/', '[\\\\/]'),
              ),
            },
            // It runs before all else, by itself.
            {
              name: 'early',
              includeDependenciesRecursively: false,
              test: /src[\\/]api[\\/]client[\\/]early\./,
            },
            // What forms have, the sign-in page's among them, and lists don't.
            {
              name: 'front',
              includeDependenciesRecursively: false,
              test: /src[/](screens[/](kit[/](Field|TextField|CheckField|ErrorSummary|LifecycleMap|use-form|PasswordField|own-faults|over-choice)|shell[/](SignedOutFrame|signed-out-style))|domain[/]words[/]problems)\./,
            },
            // What every page inside has around its own: its head, what waits and what failed, how a row looks.
            {
              name: 'frame',
              // What the sign-in page uses too stays where it was; what these parts ask of the shell comes with them, or the two
              // files would import each other.
              includeDependenciesRecursively: false,
              test: /node_modules[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]components[\\/](badge|breadcrumb|native-select|skeleton|table)[\\/]|src[\\/](api[\\/]commands[\\/]touched|screens[\\/](kit[\\/](table-style|use-moves|use-row-keys|control-recipes|StatusBadge|Skeleton|Tabs|use-address|RowMenu|fetch-file)|page[\\/](use-plain-act|Loaded)|document[\\/](Amount|allowed-acts|called|status-badge)|shell[\\/](LoadFailure|use-prefetch|use-refresh|addresses|PageHead|way-back))|domain[\\/]words[\\/](list-table|document-list|channel))\./,
            },
            // What every list is made of, and pages that show some.
            {
              name: 'list',
              includeDependenciesRecursively: false,
              test: /node_modules[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]components[\\/]pagination[\\/]|src[\\/](screens[\\/](kit[\\/](DataTable|Filters|Pager|ListFoot|BulkBar|SearchField)|page[\\/](ListPage|DatesFilter|use-list-address)|document[\\/](use-bulk|list-columns|amount-columns))|domain[\\/]words[\\/](list-table|document-list|channel))\./,
            },
            // The list of any document, with the acts over many that invoices and bills share.
            {
              name: 'document-list',
              includeDependenciesRecursively: false,
              test: /src[\\/](screens[\\/](document[\\/](DocumentListPage|counted)|posted[\\/]posted-bulk))\./,
            },
            // The contract of invoices: who asks for any of it has the rest soon, and in one file it is a third smaller.
            {
              name: 'invoice-contract',
              includeDependenciesRecursively: false,
              test: /src[\\/]api[\\/](contract[\\/](invoice|invoice-acts|invoice-wire|credit-note-wire|paper-wire)|queries[\\/]invoices|wire[\\/]invoice-row)\./,
            },
            // What documents are told and read with: of a few hundred bytes each, every page that names its files named these.
            {
              name: 'records',
              includeDependenciesRecursively: false,
              test: /src[\\/](api[\\/](wire[\\/](money|document|rename|id)|client[\\/]intent|queries[\\/]document-queries)|domain[\\/](template-look|paper-size|online-payment[\\/]method|address|amount|quantity|refusal|currency|format|books[\\/]payment-mode|(bill|invoice|order|quote)[\\/]kind|posted[\\/]status|words[\\/](amount|counted|posted|order-status|quote-status|record-refusals)|documents[\\/](owed|status|kinds|may-send|send-style))|machines[\\/]standing|screens[\\/]kit[\\/](locale|lazy-dialog|FlowDialog|EmptyState))\./,
            },
            // The names bills and orders have on the wire, with those they share with quotes, and how their forms are sent.
            {
              name: 'both-money',
              includeDependenciesRecursively: false,
              test: /src[\\/]api[\\/]wire[\\/](both-money|purchase|sent-form)\./,
            },
            // The page of a record: each of these is of a few hundred bytes, and a phone fetches six files at a time.
            {
              name: 'counterfoil',
              includeDependenciesRecursively: false,
              test: /src[\\/]screens[\\/]kit[\\/](DocumentPage|Counterfoil|counterfoil-style|NextActs|RelatedList|CounterfoilSection|page-acts)\./,
            },
            {
              name: 'next-acts',
              includeDependenciesRecursively: false,
              test: /src[\\/](domain[\\/]next-step[\\/](next-step|situation)|screens[\\/]document[\\/](next-acts|path-taken|use-acts))\./,
            },
            {
              name: 'document-view',
              includeDependenciesRecursively: false,
              test: /src[\\/](api[\\/](queries[\\/]sharing|commands[\\/]sharing|contract[\\/](mailing|share))|screens[\\/]document[\\/](sharing-commands|sharing-dialogs|DocumentPage|DocumentViewPage|DocumentSheet))\./,
            },
            // What every page inside asks the server with.
            { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
            // What is picked from a list, and what every document's form has beside it: other forms that pick take it whole.
            {
              name: 'document-form',
              includeDependenciesRecursively: false,
              test: /src[\\/](screens[\\/](kit[\\/](PickerField|Combobox|ComboboxList|line-draft)|document[\\/](CurrencyFields|same-parts|money-form|faults|lines|scanned-lines)|scan[\\/](ScanItems|one-more))|domain[\\/](words[\\/](document-form|lines)|documents[\\/](document|totals)))\./,
            },
            // The fields of forms: of a few hundred bytes each, their names alone made the entry larger. What they are made
            // with stays apart, for lists write amounts and have no fields.
            {
              name: 'fields',
              includeDependenciesRecursively: false,
              test: /src[\\/]screens[\\/]kit[\\/](NumberField|MoneyField|QuantityField|SelectField|DateField|ChoiceField|PaymentModeField|use-number-text|currency-options)\./,
            },
          ],
        },
      },
    },
  },
});
