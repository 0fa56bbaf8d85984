import { type AnyActorRef, createActor } from 'xstate';
import type { Start, Terrain } from '../paths/terrain.ts';
import { openInspector } from './inspector.ts';

/** Every chart beside its terrain: lifecycles, which nobody runs, and flows. One is started here, and sent what its terrain lists. */
const terrains = import.meta.glob<Terrain>('../../src/machines/*/*.terrain.ts', { import: 'default' });
const nameOf = (file: string): string => /([^/]+)\.terrain\.ts$/.exec(file)![1]!;
const [nav, main] = ['nav', 'main'].map((tag) => document.querySelector(tag)!) as [HTMLElement, HTMLElement];
const asked = new URLSearchParams(location.search);

const add = (parent: HTMLElement, tag: string, text: string, attributes: Record<string, string> = {}) => {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return parent.appendChild(element);
};

const optionsOf = ({ machine }: Terrain, start: Start) =>
  'state' in start
    ? {
        snapshot: machine.getPersistedSnapshot(
          machine.resolveState({ value: start.state, context: start.context }),
        ),
        input: undefined,
      }
    : { input: start.input };

/** What is sent stands as buttons under the state it can be sent in. */
function show(terrain: Terrain, actor: AnyActorRef): void {
  const snapshot = actor.getSnapshot();
  main.replaceChildren();
  add(main, 'pre', JSON.stringify({ state: snapshot.value, context: snapshot.context }, null, 2));
  const cases = typeof terrain.cases === 'function' ? terrain.cases(snapshot) : terrain.cases;
  for (const { name, event } of cases)
    if (snapshot.can(event)) add(main, 'button', name).addEventListener('click', () => actor.send(event));
}

async function start(terrain: Terrain): Promise<void> {
  for (const { name } of terrain.starts)
    add(nav, 'a', name, { href: `?${new URLSearchParams({ chart: terrain.name, start: name })}` });
  const chosen = terrain.starts.find(({ name }) => name === asked.get('start')) ?? terrain.starts[0]!;
  const { inspect } = openInspector();
  const actor = createActor(terrain.machine, { ...optionsOf(terrain, chosen), id: terrain.name, inspect });
  actor.subscribe({
    next: () => show(terrain, actor),
    error: (fault) => void add(main, 'pre', String(fault)),
  });
  actor.start();
  show(terrain, actor);
}

const load = Object.entries(terrains).find(([file]) => nameOf(file) === asked.get('chart'))?.[1];
if (load) await start(await load());
else
  for (const file of Object.keys(terrains)) add(nav, 'a', nameOf(file), { href: `?chart=${nameOf(file)}` });
