import { Fieldset } from '@chakra-ui/react/fieldset';
import { sizeOfFiles } from '../../domain/attachment/mail-files.ts';
import type { Attachment } from '../../domain/documents/attachment.ts';
import { mailFiles as words } from '../../domain/words/sending.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { fieldsetRecipe } from '../kit/fields/fieldset-recipe.ts';
import { useLocale } from '../kit/locale.ts';
import { Stack } from '../kit/Stack.tsx';
import { sizeText } from './file-size.ts';

interface MailFilesProps {
  id: string;
  problem: string | undefined;
  /** Every file of the document. */
  files: readonly Attachment[];
  /** The ids of those that go along. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The files of a document, of which a mail takes along what is ticked. What is wrong with the choice is said at its first. */
export function MailFiles({ id, problem, files, chosen, onChange }: MailFilesProps) {
  const locale = useLocale();
  const along = files.filter((file) => chosen.includes(file.id));
  if (files.length === 0) return null;
  const toggle = (file: Attachment, on: boolean) =>
    onChange(on ? [...chosen, file.id] : chosen.filter((one) => one !== file.id));
  return (
    <Fieldset.Root recipe={fieldsetRecipe}>
      <Fieldset.Legend>{words.alsoAttach}</Fieldset.Legend>
      <Stack>
        {files.map((file, n) => (
          <CheckField
            key={file.id}
            id={n === 0 ? id : `${id}-${file.id}`}
            label={words.fileOf({ file: file.name, size: sizeText(file.size, locale) })}
            checked={chosen.includes(file.id)}
            problem={n === 0 ? problem : undefined}
            onChange={(on) => toggle(file, on)}
          />
        ))}
        {along.length > 1 && (
          <p className="quiet">
            {words.chosen({ count: along.length, size: sizeText(sizeOfFiles(along), locale) })}
          </p>
        )}
      </Stack>
    </Fieldset.Root>
  );
}
