import { FileUpload } from '@chakra-ui/react/file-upload';
import { Button } from './Button.tsx';
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
  onPick: (file: File) => void;
}

/** The choice of a file by a button, by dropping it or, on a phone, by its camera. */
export const FileDrop = ({ label, hint, accept, pending, onPick }: FileDropProps) => (
  <FileUpload.Root
    recipe={uploadRecipe}
    accept={[...accept]}
    // Browsers and systems differ in what they call a file: a refusal comes from whoever looks inside.
    validate={() => null}
    acceptedFiles={none}
    disabled={pending}
    onFileChange={({ acceptedFiles, rejectedFiles }) => {
      const file = acceptedFiles[0] ?? rejectedFiles[0]?.file;
      if (file) onPick(file);
    }}
  >
    <FileUpload.HiddenInput aria-hidden={false} aria-label={label} />
    <FileUpload.Dropzone disableClick>
      <FileUpload.Trigger asChild>
        <Button pending={pending}>{label}</Button>
      </FileUpload.Trigger>
      <span>{hint}</span>
    </FileUpload.Dropzone>
  </FileUpload.Root>
);
