/** Imports, and the list of the long work they begin: fetched together. */
export { ImportPage } from '../import/ImportPage.tsx';
export { TaskListPage } from '../task/TaskListPage.tsx';
