import { arrowsOf, statesOf } from './arrows.ts';
import { nodeName } from './names.ts';
import { stateDiagram } from './state-diagram.ts';
import type { Terrain } from './terrain.ts';

const cell = (words: string): string => words.replaceAll('|', '\\|').replaceAll('\n', ' ');

const tableOf = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** The page that documents a chart: its states in words, its picture, and every arrow. */
export const chartPage = ({ name, machine }: Pick<Terrain, 'name' | 'machine'>): string => {
  const states = statesOf(machine).map((node) => [nodeName(node), node.description ?? '']);
  const arrows = arrowsOf(machine).map((arrow) => [
    arrow.source,
    arrow.label,
    arrow.guard ?? '',
    arrow.targets.join(' & ') || (arrow.id.endsWith('(forbidden)') ? 'forbidden' : 'stays'),
  ]);
  return [
    `# ${name}`,
    machine.root.description,
    'Drawn from the chart by `npm run paths -- charts`. Change the chart, not this page.',
    '## States',
    tableOf(['State', 'What it means'], states),
    '## Picture',
    `\`\`\`mermaid\n${stateDiagram(machine)}\n\`\`\``,
    '## Arrows',
    tableOf(['From', 'Event', 'Guard', 'To'], arrows),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n');
};
