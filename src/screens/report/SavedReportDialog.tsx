import { Fieldset } from '@chakra-ui/react/fieldset';
import { savedReportCalls } from '../../api/calls/saved-report.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { formatName, type ReportFormat, reportFormats } from '../../domain/report/formats.ts';
import { type MailRhythm, mailRhythms } from '../../domain/report/mail-days.ts';
import type { ReportName } from '../../domain/report/reports.ts';
import { savedReportWords as words } from '../../domain/words/saved-reports.ts';
import { useBusiness } from '../frame/business.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { fieldsetRecipe } from '../kit/fields/fieldset-recipe.ts';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Stack } from '../kit/Stack.tsx';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import type { SavedReport } from './saved-reports.ts';

interface SavedReportDialogProps {
  /** Null for a new one. */
  saved: SavedReport | null;
  report: ReportName;
  /** What is kept of the address. */
  query: string;
  onSaved?: ((id: string) => void) | undefined;
  onClose: () => void;
}

interface Form {
  name: string;
  note: string;
  sharing: 'own' | 'shared';
  every: MailRhythm | '';
  day: string;
  format: ReportFormat;
  readers: string[];
}

const days = Array.from({ length: 28 }, (_, n) => ({ value: String(n + 1), label: String(n + 1) }));
const rhythms = [
  { value: '', label: words.never },
  ...mailRhythms.map((value) => ({ value, label: words.rhythms[value] })),
];
const formats = reportFormats.map((value) => ({ value, label: formatName(value) }));

const formOf = (saved: SavedReport | null, userId: string): Form => ({
  name: saved?.name ?? '',
  note: saved?.note ?? '',
  sharing: saved?.shared ? 'shared' : 'own',
  every: saved?.every ?? '',
  day: String(saved?.day ?? 1),
  format: saved?.format ?? 'pdf',
  readers: saved?.every ? saved.readers.map(({ id }) => id) : [userId],
});

/** Saves a report with its filters under a name, for oneself or for everybody, and has it mailed. */
export function SavedReportDialog({ saved, report, query, onSaved, onClose }: SavedReportDialogProps) {
  const { id: businessId, userId } = useBusiness();
  const card = useCardForm({
    noun: 'saved-report',
    opened: saved,
    madeOf: `${report} ${query}`,
    initial: formOf(saved, userId),
  });
  const { form, field, change } = card;
  const mailed = form.every !== '';
  async function save() {
    const { sharing, every, day, format, readers, ...typed } = form;
    const mailing = every && { every, day: Number(day), format, readers };
    const sent = { businessId, report, query, shared: sharing === 'shared', ...typed, ...mailing };
    const answer = await card.save((intentKey, version) =>
      saved
        ? ask(savedReportCalls.updateSavedReport, { ...sent, id: saved.id, version }, { intentKey })
        : ask(savedReportCalls.saveReport, sent, { intentKey }),
    );
    if (!answer) return;
    onClose();
    onSaved?.(answer.id);
  }
  return (
    <CardDialog
      title={saved ? words.title.edit : words.title.new}
      lead={saved ? undefined : words.lead}
      card={card}
      save={words.confirm}
      onSave={save}
      onClose={onClose}
    >
      <TextField {...field('name')} label={words.name} />
      <LongTextField {...field('note')} label={words.note} hint={words.noteHint} optional />
      <ChoiceField
        label={words.sharing}
        value={form.sharing}
        onChange={(sharing) => change({ sharing: sharing as Form['sharing'] })}
        choices={[
          { value: 'own', label: words.own },
          { value: 'shared', label: words.shared },
        ]}
      />
      <SelectField
        {...field('every')}
        label={words.every}
        hint={form.every ? words.everyHint[form.every] : undefined}
        options={rhythms}
        onChange={(every) => change({ every: every as Form['every'] })}
      />
      {mailed && <SelectField {...field('day')} label={words.day} options={days} />}
      {mailed && (
        <SelectField
          {...field('format')}
          label={words.format}
          options={formats}
          onChange={(format) => change({ format: format as ReportFormat })}
        />
      )}
      {mailed && (
        <Readers
          report={report}
          before={saved?.readers ?? []}
          chosen={form.readers}
          problem={card.problemOf('readers')}
          onChange={(readers) => change({ readers })}
        />
      )}
    </CardDialog>
  );
}

interface ReadersProps {
  report: ReportName;
  /** Whom it is mailed to so far, also who doesn't get it any more. */
  before: SavedReport['readers'];
  chosen: readonly string[];
  problem: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** The members a report can be mailed to, ticked who gets it. What is wrong with the choice is said at the first. */
function Readers({ report, before, chosen, problem, onChange }: ReadersProps) {
  const { id: businessId } = useBusiness();
  const members = useCall(savedReportCalls.savedReportReaders, { businessId, report }).data?.readers ?? [];
  const states = new Map(before.map(({ id, state }) => [id, state]));
  const gone = before.filter(({ id }) => !members.some((one) => one.id === id));
  const labelOf = (id: string, name: string) => {
    const state = states.get(id) ?? 'on';
    return state === 'on' ? name : words.reader({ name, state: words.readerStates[state] });
  };
  return (
    <Fieldset.Root recipe={fieldsetRecipe}>
      <Fieldset.Legend>{words.readers}</Fieldset.Legend>
      <Stack>
        {[...members, ...gone].map(({ id, name }, n) => (
          <CheckField
            key={id}
            id={n === 0 ? 'saved-report-readers' : `saved-report-readers-${id}`}
            label={labelOf(id, name)}
            checked={chosen.includes(id)}
            problem={n === 0 ? problem : undefined}
            onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </Stack>
    </Fieldset.Root>
  );
}
