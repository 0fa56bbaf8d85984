import { chakra } from '@chakra-ui/react';
import { FileUpload } from '@chakra-ui/react/file-upload';
import { useState } from 'react';
import { pictureFieldWords } from '../../domain/words/everywhere.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Field, type FieldWords } from '../kit/fields/Field.tsx';
import { PictureUpload } from '../kit/fields/PictureUpload.tsx';
import { shrinkPicture } from '../kit/fields/shrink-picture.ts';

/** As much as paper shows sharply. */
const onPaper = { width: 640, height: 320 };

const Preview = chakra('img', {
  base: {
    maxWidth: '160px',
    maxHeight: '56px',
    padding: '4px',
    border: '1px solid {colors.line}',
    borderRadius: 'base',
    background: '#fff',
  },
});

const Acts = chakra('span', { base: { display: 'flex', gap: '1' } });

interface PictureFieldProps extends FieldWords {
  /** A `data:` address; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A picture of the user's own, drawn anew at the size it is printed in. */
export function PictureField({ value, onChange, problem, ...words }: PictureFieldProps) {
  const [unread, setUnread] = useState(false);
  const fault = unread ? pictureFieldWords.notReadable : problem;

  async function take(file: File) {
    const address = await shrinkPicture(file, onPaper);
    setUnread(address === null);
    if (address) onChange(address);
  }

  return (
    <Field {...words} optional {...(fault ? { problem: fault } : {})}>
      {(ties) => (
        <PictureUpload ties={ties} onPick={(file) => void take(file)} onRefuse={() => setUnread(true)}>
          {value && <Preview src={value} alt={pictureFieldWords.shown(words.label)} />}
          <Acts>
            <FileUpload.Trigger asChild>
              <Button>
                {value
                  ? pictureFieldWords.change(words.label.toLowerCase())
                  : pictureFieldWords.choose(words.label.toLowerCase())}
              </Button>
            </FileUpload.Trigger>
            {value && (
              <Button look="ghost" onClick={() => onChange(null)}>
                {pictureFieldWords.remove}
              </Button>
            )}
          </Acts>
        </PictureUpload>
      )}
    </Field>
  );
}
