import { useState } from 'react';
import { mailSettingsCalls } from '../../api/calls/mail-settings.ts';
import { ask } from '../../api/client/ask.ts';
import type { BusinessSettings } from '../../domain/business/business.ts';
import { mailWording as words } from '../../domain/mail/mail.words.ts';
import { wordingProblems } from '../../domain/mail/mail-wording.ts';
import { mailSubjectLength } from '../../domain/typed/message.ts';
import type { MailKind, MailWording } from '../../domain/values/mail-kinds.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** What the business's mails say, one kind at a time. */
export function MailCard({ mails }: Pick<BusinessSettings, 'mails'>) {
  const [kind, setKind] = useState<MailKind>('invoice');
  const wording = mails.find((one) => one.kind === kind);
  return wording ? <WordingCard key={kind} all={mails} wording={wording} onKind={setKind} /> : null;
}

interface WordingCardProps {
  all: BusinessSettings['mails'];
  wording: BusinessSettings['mails'][number];
  onKind: (kind: MailKind) => void;
}

function WordingCard({ all, wording, onKind }: WordingCardProps) {
  const { id: businessId } = useBusiness();
  const { kind, version, subject, text } = wording;
  const card = useSettingsForm<MailWording>({
    noun: `mail-wording-${kind}`,
    of: { id: businessId, version },
    initial: { subject, text },
    check: wordingProblems,
    valuesOf: (typed) => ({ [words.subject]: typed.subject, [words.message]: typed.text }),
    save: (typed, intentKey, baseVersion) =>
      ask(
        mailSettingsCalls.saveMailWording,
        { businessId, kind, ...typed, version: baseVersion },
        { intentKey },
      ),
  });
  const ours = words.ourWordings[kind];
  return (
    <KeptCard title={words.title} lead={words.lead} card={card}>
      <SelectField
        label={words.kindLabel}
        value={kind}
        onChange={(next) => onKind(next as MailKind)}
        options={all.map((one) => ({ value: one.kind, label: words.kindNames[one.kind] }))}
      />
      <TextField {...card.field('subject')} label={words.subject} maxLength={mailSubjectLength} />
      <LongTextField {...card.field('text')} label={words.message} hint={words.placeholdersHint} rows={10} />
      {(card.form.subject !== ours.subject || card.form.text !== ours.text) && (
        <div>
          <Button look="ghost" onClick={() => card.change(ours)}>
            {words.reset}
          </Button>
        </div>
      )}
    </KeptCard>
  );
}
