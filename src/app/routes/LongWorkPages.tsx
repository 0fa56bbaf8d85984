/** Imports, and the list of the long work they begin: fetched together. */
export { ImportPage } from '../../screens/import/ImportPage.tsx';
export { TaskListPage } from '../../screens/task/TaskListPage.tsx';
