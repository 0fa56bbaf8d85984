// One file for the three: each further file that a page may fetch makes every page inside a little larger.
export { CountPage } from '../count/CountPage.tsx';
export { CategoryListPage } from '../inventory/CategoryListPage.tsx';
export { LabelsPage } from '../inventory/LabelsPage.tsx';
