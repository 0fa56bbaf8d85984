// One file for the two: each further file that a page may fetch makes every page inside a little larger.
export { CountPage } from '../count/CountPage.tsx';
export { LabelsPage } from '../inventory/LabelsPage.tsx';
