import type { FieldProblem } from '../../domain/values/refusal.ts';
import { formFiles } from '../../domain/words/attachments.ts';
import { displayProblem } from '../../machines/problem.ts';
import { toast } from '../kit/notices/toast.ts';

/** Files on their way into a form, by the form's name. */
const underWay = new Map<string, Promise<void>>();

/** Notes that files are on their way into a form, whose save waits for them. */
export const noteUpload = (form: string, work: Promise<void>): void => {
  underWay.set(form, work);
  const end = () => {
    if (underWay.get(form) === work) underWay.delete(form);
  };
  work.then(end, end);
};

/**
 * Waits until no file is on its way into a form, and says that it does. Answers what keeps the form from being saved: a file that
 * was not taken meanwhile, for nothing is saved without what was meant to be with it.
 */
export const failedUploads = async (form: string): Promise<FieldProblem[]> => {
  const work = underWay.get(form);
  if (!work) return [];
  toast.success(formFiles.savesSoon);
  try {
    await work;
    return [];
  } catch (error) {
    return [{ field: 'attachments', message: displayProblem(error).message }];
  }
};
