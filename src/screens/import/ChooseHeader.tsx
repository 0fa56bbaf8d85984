import { importCalls } from '../../api/calls/import.ts';
import { ask } from '../../api/client/ask.ts';
import { importWords as words } from '../../domain/import/imports.words.ts';
import type { ImportView } from '../../domain/import/run.ts';
import { useBusiness } from '../frame/business.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';

/** As much of a line as tells which it is. */
const shownLength = 80;

/** Says on which line the file has its column names, or that it has none: its first lines are shown to choose among. */
export function ChooseHeader({ view }: { view: Pick<ImportView, 'id' | 'headerLine' | 'beginning'> }) {
  const { id: businessId } = useBusiness();
  const press = usePlainAct();
  const options = [
    ...view.beginning.map(({ line, cells }) => ({
      value: String(line),
      label: words.headerOn({
        line,
        cells: cells.filter(Boolean).join(' · ').slice(0, shownLength),
      }),
    })),
    { value: '0', label: words.headerNone },
  ];
  return (
    <SelectField
      label={words.header}
      value={String(view.headerLine)}
      options={options}
      onChange={(typed) => {
        const headerLine = Number(typed);
        if (headerLine === view.headerLine) return;
        void press(`import.header ${view.id} ${headerLine}`, (intentKey) =>
          ask(importCalls.chooseImportHeader, { businessId, id: view.id, headerLine }, { intentKey }),
        );
      }}
    />
  );
}
