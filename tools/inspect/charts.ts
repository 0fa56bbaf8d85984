import { type AnyActorRef, createActor } from 'xstate';
import type { Start, TestModel } from '../paths/src/test-model.ts';
import { openInspector } from './inspector.ts';

/** Every chart beside its model: lifecycles, which nobody runs, and flows. One is started here, and sent what its model lists. */
const models = import.meta.glob<TestModel>(
  ['../../src/machines/*/*.model.ts', '../sandboxes/src/*/*.model.ts'],
  { import: 'default' },
);
const nameOf = (file: string): string => /([^/]+)\.model\.ts$/.exec(file)![1]!;
const [nav, main] = ['nav', 'main'].map((tag) => document.querySelector(tag)!) as [HTMLElement, HTMLElement];
const params = new URLSearchParams(location.search);

const add = (parent: HTMLElement, tag: string, text: string, attributes: Record<string, string> = {}) => {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return parent.appendChild(element);
};

const optionsOf = ({ machine }: TestModel, start: Start) =>
  'state' in start
    ? {
        snapshot: machine.getPersistedSnapshot(
          machine.resolveState({ value: start.state, context: start.context }),
        ),
        input: undefined,
      }
    : { input: start.input };

/** What is sent stands as buttons under the state it can be sent in. */
function show(model: TestModel, actor: AnyActorRef): void {
  const snapshot = actor.getSnapshot();
  main.replaceChildren();
  add(main, 'pre', JSON.stringify({ state: snapshot.value, context: snapshot.context }, null, 2));
  const cases = typeof model.cases === 'function' ? model.cases(snapshot) : model.cases;
  for (const { name, event } of cases)
    if (snapshot.can(event)) add(main, 'button', name).addEventListener('click', () => actor.send(event));
}

async function start(model: TestModel): Promise<void> {
  for (const { name } of model.starts)
    add(nav, 'a', name, { href: `?${new URLSearchParams({ chart: model.name, start: name })}` });
  const chosen = model.starts.find(({ name }) => name === params.get('start')) ?? model.starts[0]!;
  const { inspect } = openInspector();
  const actor = createActor(model.machine, { ...optionsOf(model, chosen), id: model.name, inspect });
  actor.subscribe({
    next: () => show(model, actor),
    error: (fault) => void add(main, 'pre', String(fault)),
  });
  actor.start();
  show(model, actor);
}

const load = Object.entries(models).find(([file]) => nameOf(file) === params.get('chart'))?.[1];
if (load) await start(await load());
else for (const file of Object.keys(models)) add(nav, 'a', nameOf(file), { href: `?chart=${nameOf(file)}` });
