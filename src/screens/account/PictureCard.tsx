import { useId, useState } from 'react';
import type { Problem } from '../../api/client/problem.ts';
import { savePicture } from '../../api/commands/account.ts';
import { pictureWords } from '../../domain/words/account.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { shrinkPicture } from '../kit/shrink-picture.ts';
import { styled } from '../kit/styled.ts';
import { toast } from '../kit/toast.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useRefresh } from '../shell/use-refresh.ts';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    '& > img': { width: '72px', height: '72px', borderRadius: '50%', objectFit: 'cover' },
    '& > label': {
      display: 'grid',
      // A file's own button is wider than a page enlarged four times has room for.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1.5',
      fontSize: '14px',
      fontWeight: '550',
    },
    '& input': { maxWidth: '100%', fontWeight: '400', color: 'quiet', borderRadius: 'base' },
    '& input::file-selector-button': {
      minHeight: '36px',
      marginInlineEnd: '12px',
      padding: '0 14px',
      border: '1px solid {colors.line}',
      borderRadius: 'base',
      background: 'sheet',
      color: 'ink',
      font: 'inherit',
      fontWeight: '550',
      cursor: 'pointer',
    },
    '& input::file-selector-button:hover': { background: 'hover' },
  },
});

const unreadable = pictureWords.notReadable;

/** The picture of the user, made small in the browser and drawn anew by the server. */
export function PictureCard({ address }: { address: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const refresh = useRefresh();
  const id = useId();

  async function keep(picture: string) {
    try {
      const { message } = await savePicture(picture);
      setProblem(null);
      await refresh();
      toast.success(message);
    } catch (refused) {
      fail((refused as Problem).message);
    }
  }
  function fail(message: string) {
    setProblem(message);
    setAttempt((count) => count + 1);
  }
  async function choose(file: File | undefined) {
    if (!file) return;
    const picture = await shrinkPicture(file, { width: 512, height: 512 });
    await (picture ? keep(picture) : fail(unreadable));
  }

  return (
    <SettingsCard
      title={pictureWords.title}
      lead={pictureWords.lead}
      foot={address && <Button onClick={() => void keep('')}>{pictureWords.removePicture}</Button>}
    >
      {problem && <ErrorSummary problems={[{ text: problem, fieldId: id }]} attempt={attempt} />}
      <Row>
        {address && <img src={address} alt={pictureWords.you} />}
        <label htmlFor={id}>
          {address ? pictureWords.anotherPicture : pictureWords.chooseAPicture}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg"
            onChange={(event) => {
              void choose(event.currentTarget.files?.[0]);
              // The same picture can be chosen again where it could not be sent.
              event.currentTarget.value = '';
            }}
          />
        </label>
      </Row>
    </SettingsCard>
  );
}
