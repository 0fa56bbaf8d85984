import { useState } from 'react';
import type { Attachment } from '../../domain/documents/attachment.ts';
import { filePane as words } from '../../domain/words/attachments.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { Stack } from '../kit/Stack.tsx';
import { FilePane } from './FilePane.tsx';

/** The paper of the other party beside what was entered of it: the first of the files, each of which can be shown, until another is chosen. */
export function RecordedFile({ files }: { files: readonly Attachment[] }) {
  const [chosen, setChosen] = useState('');
  const shown = files.find(({ id }) => id === chosen) ?? files[0];
  if (!shown) return null;
  return (
    <Stack>
      {files.length > 1 && (
        <SelectField
          label={words.file}
          value={shown.id}
          options={files.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
      )}
      <FilePane key={shown.id} file={shown} />
    </Stack>
  );
}
