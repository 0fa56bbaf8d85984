import { FileUpload } from '@chakra-ui/react/file-upload';
import { Button } from '../buttons/Button.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { uploadRecipe } from './upload-recipe.ts';

/** Nothing is kept here: what was chosen is handed on, and the same file can be chosen again. */
const none: File[] = [];

interface FileDropProps {
  /** What the button says. */
  label: string;
  /** What may be chosen, beside it. */
  hint: string;
  /** What the browser offers to choose from; what is taken is the server's matter. */
  accept: readonly string[];
  /** A file is on its way. */
  pending: boolean;
  /** The id of what a summary of problems leads to. */
  id?: string | undefined;
  /** What the button of the camera says, on what is touched; none where no picture is asked for. */
  photo?: string;
  /** Told of all that were chosen or dropped at once, in their order. */
  onPick: (files: File[]) => void;
}

/** The id of the camera of a choice of files. */
export const photoOf = (id: string) => `${id}-photo`;

/** The choice of files by a button, by dropping it or, on a phone, by its camera. */
export const FileDrop = ({ label, hint, accept, pending, id, photo, onPick }: FileDropProps) => (
  <FileUpload.Root
    recipe={uploadRecipe}
    acceptedFiles={none}
    // Nothing is refused here in silence: whoever looks inside says what is not taken, and how many there may be.
    maxFiles={Number.MAX_SAFE_INTEGER}
    ids={{ hiddenInput: id }}
    disabled={pending}
    onFileAccept={({ files }) => files.length > 0 && onPick(files)}
  >
    <FileUpload.HiddenInput accept={accept.join()} aria-hidden={false} aria-label={label} />
    <FileUpload.Dropzone disableClick>
      <FileUpload.Trigger asChild>
        <Button pending={pending}>{label}</Button>
      </FileUpload.Trigger>
      {photo && <PhotoButton label={photo} id={id && photoOf(id)} pending={pending} onPick={onPick} />}
      <span>{hint}</span>
    </FileUpload.Dropzone>
  </FileUpload.Root>
);
