import model from '../../src/machines/form/edit-form.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'form’s');
