import { useRef, useState } from 'react';
import { pictureFieldWords } from '../../domain/words/template-pages.ts';
import { Button } from '../kit/Button.tsx';
import { Field, type FieldWords } from '../kit/Field.tsx';
import { shrinkPicture } from '../kit/shrink-picture.ts';
import { styled } from '../kit/styled.ts';

/** As much as paper shows sharply. */
const onPaper = { width: 640, height: 320 };

const Picked = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2.5',
    '& > input': { position: 'absolute', width: '1px', height: '1px', opacity: '0', pointerEvents: 'none' },
    '& > span': { display: 'flex', gap: '1' },
    '& > img': {
      maxWidth: '160px',
      maxHeight: '56px',
      padding: '4px',
      border: '1px solid {colors.line}',
      borderRadius: 'base',
      background: '#fff',
    },
  },
});

interface PictureFieldProps extends FieldWords {
  /** A `data:` address; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A picture of the user's own, drawn anew at the size it is printed in. */
export function PictureField({ value, onChange, problem, ...words }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState(false);
  const said = unread ? pictureFieldWords.notReadable : problem;

  async function take(file: File | undefined) {
    if (!file) return;
    const address = await shrinkPicture(file, onPaper);
    setUnread(address === null);
    if (address) onChange(address);
  }

  return (
    <Field {...words} optional {...(said ? { problem: said } : {})}>
      {(ties) => (
        <Picked>
          {value && <img src={value} alt={pictureFieldWords.shown(words.label)} />}
          <input
            {...ties}
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            tabIndex={-1}
            onChange={(event) => {
              void take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          <span>
            <Button onClick={() => input.current?.click()}>
              {value
                ? pictureFieldWords.change(words.label.toLowerCase())
                : pictureFieldWords.choose(words.label.toLowerCase())}
            </Button>
            {value && (
              <Button look="ghost" onClick={() => onChange(null)}>
                {pictureFieldWords.remove}
              </Button>
            )}
          </span>
        </Picked>
      )}
    </Field>
  );
}
