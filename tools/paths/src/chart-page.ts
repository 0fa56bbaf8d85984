import { nodeName } from './names.ts';
import { stateDiagram } from './state-diagram.ts';
import type { TestModel } from './test-model.ts';
import { statesOf, transitionsOf } from './transitions.ts';

const cell = (words: string): string => words.replaceAll('|', '\\|').replaceAll('\n', ' ');

const tableOf = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** The page that documents a chart: its states in words, its picture, and every transition. */
export const chartPage = ({ name, machine }: Pick<TestModel, 'name' | 'machine'>): string => {
  const states = statesOf(machine).map((node) => [nodeName(node), node.description ?? '']);
  const transitions = transitionsOf(machine).map((transition) => [
    transition.source,
    transition.label,
    transition.guard ?? '',
    transition.targets.join(' & ') || (transition.id.endsWith('(forbidden)') ? 'forbidden' : 'stays'),
  ]);
  return [
    `# ${name}`,
    machine.root.description,
    'Drawn from the chart by `npm run paths -- charts`. Change the chart, not this page.',
    '## States',
    tableOf(['State', 'What it means'], states),
    '## Picture',
    `\`\`\`mermaid\n${stateDiagram(machine)}\n\`\`\``,
    '## Transitions',
    tableOf(['From', 'Event', 'Guard', 'To'], transitions),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n');
};
