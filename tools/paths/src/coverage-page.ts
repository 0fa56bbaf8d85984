import { type ChartReport, isComplete, type ReportRow } from './report.ts';

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { padding: .35rem .75rem; text-align: left; border-bottom: 1px solid #8884; }
  td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
  meter { width: 8rem; }
  code { overflow-wrap: anywhere; }
`;

const row = ({ criterion, found, total, tests, steps, cost, lowerBound }: ReportRow): string => `
      <tr>
        <th scope="row">${criterion}</th>
        <td><meter min="0" max="${Math.max(total, 1)}" value="${total ? found : 1}" low="${total}" optimum="${Math.max(total, 1)}">${found} of ${total}</meter></td>
        <td class="n">${found} / ${total}</td><td class="n">${tests}</td><td class="n">${steps}</td><td class="n">${cost}</td><td class="n">${lowerBound}</td>
      </tr>`;

const missing = (report: ChartReport): string => {
  const lines = report.rows.flatMap(({ criterion, missing }) =>
    missing.map(
      ({ goal, reason }) => `<li>${criterion}: <code>${escaped(goal)}</code>: ${escaped(reason)}</li>`,
    ),
  );
  return lines.length ? `<h3>Not covered</h3><ul>${lines.join('')}</ul>` : '';
};

const section = (report: ChartReport): string => `
  <section>
    <h2>${escaped(report.name)} ${isComplete(report) ? '' : '(incomplete)'}</h2>
    <p>${report.vertices} standings walked${report.beyond ? `, ${report.beyond} steps lead beyond the bound` : ''}.</p>
    <table>
      <thead><tr><th scope="col">Criterion</th><th scope="col">Share</th><th scope="col" class="n">Covered</th><th scope="col" class="n">Tests</th><th scope="col" class="n">Steps</th><th scope="col" class="n">Cost</th><th scope="col" class="n">At least</th></tr></thead>
      <tbody>${report.rows.map(row).join('')}</tbody>
    </table>
    ${missing(report)}
  </section>`;

/** The coverage of every chart as one page that needs nothing beside it. */
export const coveragePage = (reports: ChartReport[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Path coverage</title><style>${style}</style></head>
<body>
  <h1>Path coverage</h1>
  <p>Cost is steps plus one for each test after the first; no set of paths can cost less than the figure beside it.</p>
${reports.map(section).join('\n')}
</body>
</html>
`;
