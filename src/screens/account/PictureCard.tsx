import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Avatar } from '@chakra-ui/react/avatar';
import { FileUpload } from '@chakra-ui/react/file-upload';
import { useId, useState } from 'react';
import { accountSettingsCalls } from '../../api/calls/account-settings.ts';
import { ask, outside } from '../../api/client/ask.ts';
import { pictureWords } from '../../domain/words/account.ts';
import type { Problem } from '../../machines/problem.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { PictureUpload } from '../kit/fields/PictureUpload.tsx';
import { shrinkPicture } from '../kit/fields/shrink-picture.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { toast } from '../kit/notices/toast.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';

const avatarRecipe: SlotRecipeDefinition = {
  slots: ['root', 'image', 'fallback'],
  base: {
    root: {
      width: '72px',
      height: '72px',
      borderRadius: '50%',
      overflow: 'hidden',
      '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    },
  },
};

const unreadable = pictureWords.notReadable;

/** The picture of the user, made small in the browser and drawn anew by the server. */
export function PictureCard({ address }: { address: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const refresh = useRefresh();
  const id = useId();
  const choose = address ? pictureWords.anotherPicture : pictureWords.chooseAPicture;

  async function keep(picture: string) {
    try {
      const { message } = await ask(accountSettingsCalls.updateProfileImage, { ...outside, picture });
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
  async function take(file: File) {
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
      <PictureUpload
        name={choose}
        ties={{ id }}
        onPick={(file) => void take(file)}
        onRefuse={() => fail(unreadable)}
      >
        {address && (
          <Avatar.Root recipe={avatarRecipe}>
            <Avatar.Image src={address} alt={pictureWords.you} />
          </Avatar.Root>
        )}
        <FileUpload.Trigger asChild>
          <Button>{choose}</Button>
        </FileUpload.Trigger>
      </PictureUpload>
    </SettingsCard>
  );
}
