import { stateName } from '../names.ts';
import type { Format } from './format.ts';

const cell = (value: string | number): string => {
  const written = String(value);
  return /[",\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
};

const head = ['path', 'step', 'case', 'event', 'wait ms', 'from', 'expected', 'to', 'transitions'];

/** A sheet for people who test by hand: one row per step, the start as step 0. */
export const csv: Format = (_, paths) => {
  const rows = paths.flatMap((path) => {
    const first = stateName(path.start.at.state);
    return [
      [path.id, 0, path.start.name, '', '', '', 'started', first, path.start.transitions.join('; ')],
      ...path.steps.map((step, index) => [
        path.id,
        index + 1,
        step.case,
        JSON.stringify(step.event),
        step.wait ?? '',
        stateName(step.from.state),
        step.refused ? 'refused' : 'accepted',
        stateName(step.to.state),
        step.transitions.join('; '),
      ]),
    ];
  });
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\n');
};
